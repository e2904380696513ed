import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { dayOf, withinDays, type DayReader, type Days } from "#app/platform/records/days.ts";
import { interactionPeople as links, interactions, relationships, type PersonRow } from "./tables.ts";

// As many people as are known by name.
const MOST = 2_000;

/** Everybody who is not in the trash, and on which of these days there was something with them. */
export async function daysWithPeople(
  reader: DayReader,
  days: Days,
): Promise<
  (Pick<PersonRow, "id" | "firstName" | "lastName" | "checkInFrequency" | "lastInteraction" | "createdAt"> & {
    days: string[];
  })[]
> {
  const { db, owner } = reader;
  const met = db
    .select({
      personId: links.personId,
      days: sql<string[]>`array_agg(distinct ${dayOf(interactions.at, reader)})`.as("days"),
    })
    .from(interactions)
    .innerJoin(links, and(eq(links.owner, interactions.owner), eq(links.interactionId, interactions.id)))
    .where(
      and(
        eq(interactions.owner, owner),
        eq(interactions.kind, "interaction"),
        isNull(interactions.deletedAt),
        withinDays(interactions.at, reader, days),
      ),
    )
    .groupBy(links.personId)
    .as("met");
  const rows = await db
    .select({
      id: relationships.id,
      firstName: relationships.firstName,
      lastName: relationships.lastName,
      checkInFrequency: relationships.checkInFrequency,
      lastInteraction: relationships.lastInteraction,
      createdAt: relationships.createdAt,
      days: met.days,
    })
    .from(relationships)
    .leftJoin(met, eq(met.personId, relationships.id))
    .where(and(eq(relationships.owner, owner), isNull(relationships.deletedAt)))
    .orderBy(asc(relationships.createdAt), asc(relationships.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, days: row.days ?? [] }));
}
