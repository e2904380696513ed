import { LIMITS } from "#app/shared/limits.ts";
import type { InterfaceLanguage } from "#app/shared/words.ts";
import { displayName, type PersonFields } from "../rules.ts";
import { foldedName, foldedNamesOf } from "./same-name.ts";

/** What a merge remembers of the one who stays, so that it can be undone: the fields that it changed, and its fact lines. */
export type MergeMemo = { before: Partial<PersonFields>; after: Partial<PersonFields>; facts: string[] };

/**
 * Two people as one: the first one's fields, empty ones filled from the other, lists united, notes of both one below
 * the other. Pure: the screen shows with it what will be kept.
 */
export function mergedPerson(into: PersonFields, from: PersonFields): PersonFields {
  const filled: PersonFields = {
    ...into,
    lastName: into.lastName ?? from.lastName,
    pronouns: into.pronouns ?? from.pronouns,
    birthdate: into.birthdate ?? from.birthdate,
    anniversary: into.anniversary ?? from.anniversary,
    location: into.location ?? from.location,
    timezone: into.timezone ?? from.timezone,
    preferredContactMethod: into.preferredContactMethod ?? from.preferredContactMethod,
    phone: into.phone ?? from.phone,
    email: into.email ?? from.email,
    loveLanguage: into.loveLanguage ?? from.loveLanguage,
    jobTitle: into.jobTitle ?? from.jobTitle,
    photo: into.photo ?? from.photo,
    sharedInterests: joined(into.sharedInterests, from.sharedInterests),
    notes: joined(into.notes, from.notes),
    socialMediaHandles: united(into.socialMediaHandles, from.socialMediaHandles, (one) => one.platform + one.handle),
    importantDates: united(into.importantDates, from.importantDates, ({ label, date }) => date + label),
    sharedMilestones: united(into.sharedMilestones, from.sharedMilestones, ({ title, date }) => date + title),
    tags: united(into.tags, from.tags, (tag) => tag),
    // What is planned goes with its day.
    ...(into.nextPlannedInteraction === null && {
      nextPlannedInteraction: from.nextPlannedInteraction,
      nextPlannedInteractionDescription:
        into.nextPlannedInteractionDescription ?? from.nextPlannedInteractionDescription,
    }),
  };
  return { ...filled, nickname: into.nickname ?? otherNames(filled, from)[0] ?? null };
}

/** The fields of `after` that are not as they were. */
export function changeBetween(before: PersonFields, after: PersonFields): Partial<PersonFields> {
  const changed = keysOf(after).filter((key) => !same(before[key], after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

/** What has no field in the merged person, as lines to keep beside it: further names, then what differs, then notes too long to join. */
export function leftOver(into: PersonFields, from: PersonFields, language: InterfaceLanguage): string[] {
  const merged = mergedPerson(into, from);
  const words = WORDS[language];
  const names = otherNames(merged, from);
  const details = (["phone", "email", "location", "jobTitle"] as const).flatMap((key) => {
    const value = from[key];
    return value === null || foldedName(value) === foldedName(merged[key] ?? "") ? [] : [value];
  });
  const prose = [from.sharedInterests, from.notes].filter(
    (text): text is string =>
      text !== null && ![merged.sharedInterests, merged.notes].some((kept) => kept?.includes(text.trim())),
  );
  return [
    ...(names.length > 0 ? [`${words.knownAs} ${names.join(", ")}`] : []),
    ...(details.length > 0 ? [`${words.also} ${details.join(", ")}`] : []),
    ...prose,
  ];
}

/** What undoing a merge sets: each field as it was before, but what somebody changed since stays. */
export function unmergedChange(now: PersonFields, { before, after }: MergeMemo): Partial<PersonFields> {
  const untouched = keysOf(before).filter((key) => same(now[key], after[key]));
  return Object.fromEntries(untouched.map((key) => [key, before[key]]));
}

/** A merge's memory of the one who stays. */
export function memoOf(into: PersonFields, after: Partial<PersonFields>, facts: string[]): MergeMemo {
  const before = Object.fromEntries(keysOf(after).map((key) => [key, into[key]]));
  return { before, after, facts };
}

// Kept in the person's own record, so they are said once, in the language of that moment.
const WORDS: Record<InterfaceLanguage, { knownAs: string; also: string }> = {
  en: { knownAs: "Also known as", also: "Also:" },
  es: { knownAs: "También se llama", also: "También:" },
  fr: { knownAs: "S’appelle aussi", also: "Aussi :" },
};

// Names of the other one that nobody would find the merged person by, the likeliest first.
function otherNames(merged: PersonFields, from: PersonFields): string[] {
  const known = new Set(foldedNamesOf(merged));
  const sameLast = from.lastName === null || foldedName(from.lastName) === foldedName(merged.lastName ?? "");
  const names = [from.nickname, from.firstName, sameLast ? null : displayName(from)];
  const unknown: string[] = [];
  for (const name of names) {
    if (name === null || known.has(foldedName(name))) continue;
    known.add(foldedName(name));
    unknown.push(name);
  }
  return unknown;
}

function joined(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  if (one.includes(other.trim())) return one;
  const both = `${one.trimEnd()}\n\n${other}`;
  return both.length > LIMITS.notes ? one : both;
}

function united<T>(one: T[], other: T[], keyOf: (entry: T) => string): T[] {
  const known = new Set(one.map((entry) => foldedName(keyOf(entry))));
  return [...one, ...other.filter((entry) => !known.has(foldedName(keyOf(entry))))].slice(0, LIMITS.list);
}

// Values are texts and lists of plain texts: what stands in them is all there is.
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keysOf = (fields: Partial<PersonFields>): (keyof PersonFields)[] => Object.keys(fields) as (keyof PersonFields)[];
