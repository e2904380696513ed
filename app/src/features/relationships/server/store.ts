import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import { cleanText } from "#app/shared/text.ts";
import type { Relationship, relationshipQuery } from "../contract.ts";
import { displayName, groupOf, typesOf } from "../rules.ts";
import { relationships, type PersonRow } from "./tables.ts";

const standing = (owner: string) => and(eq(relationships.owner, owner), isNull(relationships.deletedAt));

/** A page of people, by when they were added. */
export const pageOfPeople = (
  db: Db,
  owner: string,
  query: z.output<typeof relationshipQuery>,
): Promise<Page<PersonRow>> =>
  pageOf(db, owner, relationships, {
    query,
    searchable: true,
    where: [
      query.relationship === undefined
        ? undefined
        : inArray(relationships.relationshipType, typesOf(query.relationship)),
    ],
  });

/** How many people are not in the trash. */
export const countPeople = async ({ db, owner }: Pick<Act, "db" | "owner">): Promise<number> =>
  (await db.select({ value: count() }).from(relationships).where(standing(owner)))[0]?.value ?? 0;

/** Whether the owner has a person of this id, in the trash or not. */
export const isPerson = async (act: Act, id: string): Promise<boolean> =>
  (
    await act.db
      .select({ id: relationships.id })
      .from(relationships)
      .where(and(eq(relationships.owner, act.owner), eq(relationships.id, id)))
  ).length > 0;

/** Those of the ids that are people of the owner's and not in the trash. */
export const findPeople = (act: Act, ids: string[]): Promise<PersonRow[]> =>
  act.db
    .select()
    .from(relationships)
    .where(and(standing(act.owner), inArray(relationships.id, ids)));

/** People whose first name, nickname or full name this is, whatever its case and accents; oldest first. */
export async function findPeopleByName(act: Act, name: string): Promise<PersonRow[]> {
  const words = cleanText(name).normalize("NFC").trim().split(/\s+/);
  if (words[0] === "") return [];
  const whole = words.join(" ");
  // Whatever of the full name the first name may be: so that the index on first names finds full names too.
  const beginnings = words.map((_, i) => sql`wisp_fold(${words.slice(0, i + 1).join(" ")}::text)`);
  return act.db
    .select()
    .from(relationships)
    .where(
      and(
        standing(act.owner),
        or(
          sql`wisp_fold(${relationships.nickname}) = wisp_fold(${whole}::text)`,
          and(
            sql`wisp_fold(${relationships.firstName}) in (${sql.join(beginnings, sql`, `)})`,
            sql`wisp_fold(${whole}::text) in (wisp_fold(${relationships.firstName}), wisp_fold(${relationships.firstName} || ' ' || ${relationships.lastName}))`,
          ),
        ),
      ),
    )
    .orderBy(relationships.createdAt, relationships.id);
}

const KNOWN_NAMES = 2_000;

/** First names, full names and nicknames of the people not in the trash, each once, at most 2,000, newest people first. */
export async function knownNames(act: Act): Promise<string[]> {
  const { firstName, lastName, nickname } = relationships;
  const people = await act.db
    .select({ firstName, lastName, nickname })
    .from(relationships)
    .where(standing(act.owner))
    .orderBy(desc(relationships.createdAt), desc(relationships.id))
    .limit(KNOWN_NAMES);
  const names = people.flatMap((person) => [
    person.firstName,
    displayName(person),
    person.nickname ?? person.firstName,
  ]);
  return [...new Set(names)].slice(0, KNOWN_NAMES);
}

/** A row as it goes out. */
export const presentRelationship = (row: PersonRow): Relationship => ({
  ...presentRecord(row),
  firstName: row.firstName,
  lastName: row.lastName,
  nickname: row.nickname,
  relationshipType: row.relationshipType,
  relationship: groupOf(row.relationshipType),
  customRelationship: row.customRelationship,
  pronouns: row.pronouns,
  birthdate: row.birthdate,
  anniversary: row.anniversary,
  location: row.location,
  timezone: row.timezone,
  preferredContactMethod: row.preferredContactMethod,
  phone: row.phone,
  email: row.email,
  socialMediaHandles: row.socialMediaHandles,
  loveLanguage: row.loveLanguage,
  sharedInterests: row.sharedInterests,
  notes: row.notes,
  importantDates: row.importantDates,
  checkInFrequency: row.checkInFrequency,
  nextPlannedInteraction: row.nextPlannedInteraction,
  nextPlannedInteractionDescription: row.nextPlannedInteractionDescription,
  tags: row.tags,
  jobTitle: row.jobTitle,
  photo: row.photo,
  sharedMilestones: row.sharedMilestones,
  lastInteraction: row.lastInteraction?.toISOString() ?? null,
});
