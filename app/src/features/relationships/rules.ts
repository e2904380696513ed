import type { z } from "zod";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { recordFields } from "#app/shared/record.ts";
import { SOCIAL_PLATFORMS, type newRelationship, type Relationship, type relationshipChange } from "./contract.ts";

/** What is kept of a person: all that goes out but what is derived. */
export type PersonFields = Omit<Relationship, keyof typeof recordFields | "relationship" | "lastInteraction">;
/** The fields that a change sets; undefined leaves one as it is. */
export type PersonChange = { [K in keyof PersonFields]?: PersonFields[K] | undefined };
type Sent = z.output<typeof relationshipChange>;
type Type = Relationship["relationshipType"];

const GROUPS: Record<Type, Relationship["relationship"]> = {
  friend: "friend",
  acquaintance: "friend",
  family: "family",
  romantic: "family",
  spouse: "family",
  parent: "family",
  child: "family",
  sibling: "family",
  colleague: "colleague",
  client: "colleague",
  other: "other",
};

/** The group that lists and cards show a type in (decisions 16). */
export const groupOf = (type: Type): Relationship["relationship"] => GROUPS[type];

/** The types of a group. */
export const typesOf = (group: Relationship["relationship"]): Type[] =>
  (Object.keys(GROUPS) as Type[]).filter((type) => GROUPS[type] === group);

/** First and last name together, as lists show a person. */
export const displayName = (person: Pick<PersonFields, "firstName" | "lastName">): string =>
  person.lastName === null ? person.firstName : `${person.firstName} ${person.lastName}`;

/** From which number of people on the free maximum is said to be near: 80 percent. */
const NEAR = 0.8;

/** How near the maximum of people is; null where there is none. */
export function limitState(count: number, maximum: number | null): "open" | "approaching" | "full" | null {
  if (maximum === null) return null;
  if (count >= maximum) return "full";
  return count >= maximum * NEAR ? "approaching" : "open";
}

/** How many people stand, beside how many may; null for a subscriber. */
export const standingOf = (count: number, subscriber: boolean): { count: number; maximum: number | null } => ({
  count,
  maximum: subscriber ? null : LIMITS.freeRelationships,
});

/** Refuses one more person where a free account has no place left (decisions 6). @throws Refusal free-limit */
export function requirePlace(standing: number, subscriber: boolean): void {
  if (!subscriber && standing >= LIMITS.freeRelationships)
    throw new Refusal("free-limit", { params: { maximum: LIMITS.freeRelationships } });
}

const BLANK: Omit<PersonFields, "firstName"> = {
  lastName: null,
  nickname: null,
  relationshipType: "friend",
  customRelationship: null,
  pronouns: null,
  birthdate: null,
  anniversary: null,
  location: null,
  timezone: null,
  preferredContactMethod: null,
  phone: null,
  email: null,
  socialMediaHandles: [],
  loveLanguage: null,
  sharedInterests: null,
  notes: null,
  importantDates: [],
  checkInFrequency: "monthly",
  nextPlannedInteraction: null,
  nextPlannedInteractionDescription: null,
  tags: [],
  jobTitle: null,
  photo: null,
  sharedMilestones: [],
};

/** A new person from what was sent: a monthly friend where nothing else is said. @throws Refusal invalid */
export function newPerson({ id: _id, madeAt: _at, ...sent }: z.output<typeof newRelationship>): PersonFields {
  const change = changedPerson(BLANK, sent);
  if (change.firstName === undefined) throw invalid("firstName");
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...BLANK, ...said, firstName: change.firstName };
}

/** The moment of a last meeting that a creating or changing request names, whatever name it uses. */
export const metAt = (sent: Pick<Sent, "lastInteraction" | "lastContactDate">): string | null =>
  sent.lastInteraction ?? sent.lastContactDate ?? null;

/** What an interaction's insight is called: its note, as far as a title goes; undefined where there is no note. */
export function titleOfNote(note: string): string | undefined {
  const title = note.slice(0, LIMITS.title).toWellFormed();
  return title.trim() === "" ? undefined : title;
}

/** What a change sets, former names mapped; undefined leaves a field as it is. @throws Refusal invalid */
export function changedPerson(
  before: Pick<PersonFields, "relationshipType" | "customRelationship">,
  sent: Sent,
): PersonChange {
  const {
    name,
    relationship,
    socialHandles,
    contactFrequency,
    lastContactDate: _met,
    lastInteraction: _last,
    ...fields
  } = sent;
  const type = fields.relationshipType ?? mappedType(before.relationshipType, relationship);
  const custom = fields.customRelationship === undefined ? before.customRelationship : fields.customRelationship;
  if (type === "other" && custom === null) throw invalid("customRelationship");
  const kept = type === "other" ? custom : null;
  return {
    ...fields,
    ...(typeof name === "string" && fields.firstName === undefined && splitName(name, fields.lastName)),
    relationshipType: type === before.relationshipType ? undefined : type,
    customRelationship: kept === before.customRelationship ? undefined : kept,
    socialMediaHandles: fields.socialMediaHandles ?? (socialHandles ? handlesOf(socialHandles) : undefined),
    checkInFrequency: fields.checkInFrequency ?? contactFrequency ?? undefined,
  };
}

// A person read as "family" and sent back so stays a parent.
const mappedType = (before: Type, group: Sent["relationship"]): Type =>
  group === undefined || group === null || GROUPS[before] === group ? before : group;

function splitName(name: string, lastName: string | null | undefined) {
  const [firstName = name, ...rest] = name.split(/\s+(.*)/s);
  return { firstName, lastName: lastName === undefined ? rest[0] || null : lastName };
}

const handlesOf = (handles: NonNullable<Sent["socialHandles"]>) =>
  SOCIAL_PLATFORMS.flatMap((platform) => {
    const handle = handles[platform];
    return handle ? [{ platform, handle }] : [];
  });

const invalid = (field: "firstName" | "customRelationship") =>
  new Refusal("invalid", { errors: { [field]: `relationships:validation.${field}` } });

/**
 * The instant of a sent moment. Of a day alone it is noon UTC, which is that date in nearly every time zone, but never
 * later than now on a day that has begun.
 */
export function momentOf(value: string, { now, today }: { now: Date; today: string }): Date {
  if (value.length > 10) return new Date(value);
  const noon = new Date(`${value}T12:00:00Z`);
  return value <= today && noon > now ? now : noon;
}
