import { z } from "zod";
import { calendarDate, datePart, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, instant, listQuery, queryFlag, recordFields, recordId } from "#app/shared/record.ts";
import { freeText, plainText, titleText } from "#app/shared/text.ts";

export const RELATIONSHIP_TYPES = [
  "friend",
  "family",
  "romantic",
  "spouse",
  "parent",
  "child",
  "sibling",
  "colleague",
  "client",
  "acquaintance",
  "other",
] as const;
/** The groups that lists and cards show; derived from the type. */
export const RELATIONSHIPS = ["friend", "family", "colleague", "other"] as const;
export const PRONOUNS = ["he/him", "she/her", "they/them", "custom"] as const;
export const CONTACT_METHODS = ["phone", "sms", "email", "social", "in-person"] as const;
export const LOVE_LANGUAGES = [
  "words_of_affirmation",
  "acts_of_service",
  "receiving_gifts",
  "quality_time",
  "physical_touch",
] as const;
/** How often to check in. */
export const FREQUENCIES = ["daily", "weekly", "biweekly", "monthly", "quarterly", "yearly", "as-needed"] as const;
export const SOCIAL_PLATFORMS = ["twitter", "instagram", "linkedin"] as const;
/** interaction: something that happened with them; fact: a line worth keeping about them. */
export const INTERACTION_KINDS = ["interaction", "fact"] as const;

/** A person in somebody's life. */
export const relationship = z.object({
  ...recordFields,
  firstName: z.string(),
  lastName: z.string().nullable(),
  nickname: z.string().nullable(),
  relationshipType: z.enum(RELATIONSHIP_TYPES),
  /** The group of the type; derived, never kept. */
  relationship: z.enum(RELATIONSHIPS),
  /** What they are where the type is other; else null. */
  customRelationship: z.string().nullable(),
  pronouns: z.enum(PRONOUNS).nullable(),
  birthdate: calendarDate.nullable(),
  anniversary: calendarDate.nullable(),
  location: z.string().nullable(),
  timezone: z.string().nullable(),
  preferredContactMethod: z.enum(CONTACT_METHODS).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  socialMediaHandles: z.array(z.object({ platform: z.enum(SOCIAL_PLATFORMS), handle: z.string() })),
  loveLanguage: z.enum(LOVE_LANGUAGES).nullable(),
  sharedInterests: z.string().nullable(),
  notes: z.string().nullable(),
  importantDates: z.array(z.object({ label: z.string(), date: calendarDate })),
  checkInFrequency: z.enum(FREQUENCIES),
  nextPlannedInteraction: calendarDate.nullable(),
  nextPlannedInteractionDescription: z.string().nullable(),
  tags: z.array(z.string()),
  jobTitle: z.string().nullable(),
  /** An address of one of our own files. */
  photo: z.string().nullable(),
  sharedMilestones: z.array(z.object({ title: z.string(), date: calendarDate })),
  /** When the newest interaction was. */
  lastInteraction: instant.nullable(),
});
export type Relationship = z.output<typeof relationship>;

// What is left blank in a form is not there.
const trimmed = (value: string) => value.trim() || null;
const line = freeText(LIMITS.title).transform(trimmed).nullish();
const address = plainText(254).transform(trimmed).nullish();
const asWritten = (value: string) => (value.trim() === "" ? null : value);
const prose = freeText(LIMITS.notes).transform(asWritten).nullish();
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, "shared:validation.choice");
const list = <T extends z.ZodType>(entry: T) =>
  z.array(entry, "shared:validation.other").max(LIMITS.list, "shared:validation.tooMany");

/** A moment as sent: an instant, or a calendar date where only the day is known (see `momentOf` in rules.ts). */
export const momentInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "shared:validation.date")
  .refine((value) => value >= "1900" && value < "3000", "shared:validation.date");

const FIRST_NAME = "relationships:validation.firstName";
const PHOTO = "relationships:validation.photo";

const fields = {
  firstName: titleText(FIRST_NAME).optional(),
  lastName: line,
  nickname: line,
  relationshipType: choice(RELATIONSHIP_TYPES).optional(),
  customRelationship: line,
  pronouns: choice(PRONOUNS).nullish(),
  birthdate: datePart.nullish(),
  anniversary: datePart.nullish(),
  location: line,
  timezone: timeZone.nullish(),
  preferredContactMethod: choice(CONTACT_METHODS).nullish(),
  phone: address,
  email: address,
  socialMediaHandles: list(z.object({ platform: choice(SOCIAL_PLATFORMS), handle: titleText() })).optional(),
  loveLanguage: choice(LOVE_LANGUAGES).nullish(),
  sharedInterests: prose,
  notes: prose,
  importantDates: list(z.object({ label: titleText(), date: datePart })).optional(),
  checkInFrequency: choice(FREQUENCIES).optional(),
  nextPlannedInteraction: datePart.nullish(),
  nextPlannedInteractionDescription: prose,
  tags: list(titleText()).optional(),
  jobTitle: line,
  photo: z
    .string(PHOTO)
    .regex(/^\/api\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, PHOTO)
    .nullish(),
  sharedMilestones: list(z.object({ title: titleText(), date: datePart })).optional(),
  /** Adds an interaction at that moment, unless it is the newest one's. */
  lastInteraction: momentInput.nullish(),
};

// Names that the same things had before (decisions 16); mapped in rules.ts.
const formerFields = {
  /** The full name, split at its first space. */
  name: line,
  /** Stands for the type of the same name where no type is said. */
  relationship: choice(RELATIONSHIP_TYPES).nullish(),
  socialHandles: z.object({ twitter: line, instagram: line, linkedin: line }, "shared:validation.other").nullish(),
  contactFrequency: choice(FREQUENCIES).nullish(),
  lastContactDate: momentInput.nullish(),
};

/** A new person: a first name, or a `name` to split; everything else may be left out. */
export const newRelationship = z
  .object({ ...clientId, ...fields, ...formerFields })
  .refine(({ firstName, name }) => Boolean(firstName ?? name), { path: ["firstName"], message: FIRST_NAME })
  .refine((sent) => (sent.relationshipType ?? sent.relationship) !== "other" || Boolean(sent.customRelationship), {
    path: ["customRelationship"],
    message: "relationships:validation.customRelationship",
  });
export type NewRelationship = z.input<typeof newRelationship>;

/** A change: only the fields sent. */
export const relationshipChange = z.object({ ...fields, ...formerFields });
export type RelationshipChange = z.input<typeof relationshipChange>;

/** Something that happened with one person or several, or a fact about them. */
export const interaction = z.object({
  ...recordFields,
  kind: z.enum(INTERACTION_KINDS),
  at: instant,
  note: z.string(),
  personIds: z.array(z.guid()),
});
export type Interaction = z.output<typeof interaction>;

/** A new interaction with the person of the path, and with others where it names them. */
export const newInteraction = z.object({
  ...clientId,
  kind: choice(INTERACTION_KINDS).default("interaction"),
  at: momentInput.optional(),
  note: freeText(LIMITS.notes).default(""),
  personIds: list(recordId).default([]),
});
export type NewInteraction = z.input<typeof newInteraction>;

export const interactionChange = z.object({ at: momentInput, note: freeText(LIMITS.notes) }).partial();

const interactionParams = z.object({ id: recordId, interactionId: recordId });
// Ordered by when it happened; the words and days of other lists mean nothing here.
const interactionQuery = listQuery.omit({ q: true, from: true, to: true }).extend({ trash: queryFlag.optional() });

export const relationshipQuery = listQuery.extend({
  relationship: choice(RELATIONSHIPS).optional(),
  trash: queryFlag.optional(),
});

export const listRelationships = endpoint({
  method: "GET",
  path: "/api/relationships",
  access: "account",
  summary: "People, newest first; with `relationship` those of one group.",
  query: relationshipQuery,
  output: z.array(relationship),
});

export const createRelationship = endpoint({
  method: "POST",
  path: "/api/relationships",
  access: "account",
  summary: "Adds a person; a free account holds at most 5.",
  body: newRelationship,
  output: relationship,
  problems: ["free-limit", "timezone-required"],
});

export const readRelationship = endpoint({
  method: "GET",
  path: "/api/relationships/:id",
  access: "account",
  summary: "One person.",
  params: idParams,
  output: relationship,
  problems: ["not-found"],
});

export const changeRelationship = endpoint({
  method: "PATCH",
  path: "/api/relationships/:id",
  access: "account",
  summary: "Changes a person; `lastInteraction` adds an interaction at that moment.",
  params: idParams,
  body: relationshipChange,
  output: relationship,
  problems: ["not-found", "stale-version", "timezone-required"],
});

export const deleteRelationship = endpoint({
  method: "DELETE",
  path: "/api/relationships/:id",
  access: "account",
  summary: "Lays a person into the trash; the interactions stay.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreRelationship = endpoint({
  method: "POST",
  path: "/api/relationships/:id/restore",
  access: "account",
  summary: "Brings a person back from the trash, within 30 days and where a free account has a place.",
  params: idParams,
  output: relationship,
  problems: ["not-found", "free-limit"],
});

export const listInteractions = endpoint({
  method: "GET",
  path: "/api/relationships/:id/interactions",
  access: "account",
  summary: "What happened with a person, newest first.",
  params: idParams,
  query: interactionQuery,
  output: z.array(interaction),
  problems: ["not-found"],
});

export const listFacts = endpoint({
  ...listInteractions,
  path: "/api/relationships/:id/facts",
  summary: "The lines kept about a person, newest first.",
});

export const logInteraction = endpoint({
  method: "POST",
  path: "/api/relationships/:id/interactions",
  access: "account",
  summary:
    "Logs an interaction with a person, and with others where `personIds` names them; `at` is now where it is not said.",
  params: idParams,
  body: newInteraction,
  output: interaction,
  problems: ["not-found"],
});

export const changeInteraction = endpoint({
  method: "PATCH",
  path: "/api/relationships/:id/interactions/:interactionId",
  access: "account",
  summary: "Changes when an interaction was, or its note; a fact line likewise.",
  params: interactionParams,
  body: interactionChange,
  output: interaction,
  problems: ["not-found", "stale-version"],
});

export const deleteInteraction = endpoint({
  method: "DELETE",
  path: "/api/relationships/:id/interactions/:interactionId",
  access: "account",
  summary: "Lays an interaction or a fact line into the trash.",
  params: interactionParams,
  problems: ["not-found"],
});

export const restoreInteraction = endpoint({
  method: "POST",
  path: "/api/relationships/:id/interactions/:interactionId/restore",
  access: "account",
  summary: "Brings an interaction or a fact line back from the trash, within 30 days.",
  params: interactionParams,
  output: interaction,
  problems: ["not-found"],
});
