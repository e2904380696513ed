import { and, eq, exists, inArray, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { Interaction, listInteractions } from "../contract.ts";
import { interactionPeople as links, interactions, relationships, type InteractionRow } from "./tables.ts";

/** Where a query is read: within an act, or without. */
type Reader = Pick<Act, "db" | "owner">;

const linked = (db: Db, owner: string, ...conditions: SQL[]) =>
  db
    .select({ id: links.interactionId })
    .from(links)
    .where(and(eq(links.owner, owner), ...conditions));

/** A page of what happened with a person, or of the facts about them, by when it was. */
export const pageOfInteractions = (
  { db, owner }: Reader,
  personId: string,
  kind: Interaction["kind"],
  query: z.output<typeof listInteractions.query>,
): Promise<Page<InteractionRow>> =>
  pageOf(db, owner, interactions, {
    query,
    by: interactions.at,
    where: [eq(interactions.kind, kind), inArray(interactions.id, linked(db, owner, eq(links.personId, personId)))],
  });

/** Who each of these interactions was with; people in the trash are left out. */
export async function peopleOf({ db, owner }: Reader, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ interactionId: links.interactionId, personId: links.personId })
    .from(links)
    .innerJoin(relationships, and(eq(relationships.owner, links.owner), eq(relationships.id, links.personId)))
    .where(and(eq(links.owner, owner), inArray(links.interactionId, ids), isNull(relationships.deletedAt)))
    .orderBy(relationships.createdAt, relationships.id);
  const people = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const row of rows) people.get(row.interactionId)?.push(row.personId);
  return people;
}

/** @throws Refusal not-found where the interaction was not with this person, or the person is in the trash */
export async function requireWith(reader: Reader, personId: string, interactionId: string): Promise<void> {
  const people = await peopleOf(reader, [interactionId]);
  if (!people.get(interactionId)?.includes(personId)) throw new Refusal("not-found");
}

/** Says that an interaction was with these people. */
export const linkPeople = async (act: Act, interactionId: string, personIds: string[]): Promise<void> => {
  const rows = personIds.map((personId) => ({ owner: act.owner, personId, interactionId }));
  await act.db.insert(links).values(rows).onConflictDoNothing();
};

/** Takes back that an interaction was with anybody but these; people in the trash keep it for when they come back. */
export const unlinkOthers = async (act: Act, interactionId: string, personIds: string[]): Promise<void> => {
  const standing = act.db
    .select({ id: relationships.id })
    .from(relationships)
    .where(
      and(eq(relationships.owner, act.owner), eq(relationships.id, links.personId), isNull(relationships.deletedAt)),
    );
  await act.db
    .delete(links)
    .where(
      and(
        eq(links.owner, act.owner),
        eq(links.interactionId, interactionId),
        notInArray(links.personId, personIds),
        exists(standing),
      ),
    );
};

/** Everybody whom an interaction was with, in the trash or not. */
export const linkedPeople = async (act: Act, interactionId: string): Promise<string[]> =>
  (
    await act.db
      .select({ id: links.personId })
      .from(links)
      .where(and(eq(links.owner, act.owner), eq(links.interactionId, interactionId)))
  ).map((row) => row.id);

/** Sets `lastInteraction` anew: the newest interaction that is not in the trash. No version, for nobody edited the person. */
export const refreshLastInteraction = async (act: Act, personIds: string[]): Promise<void> => {
  const newest = sql`(select max(${interactions.at}) from ${links}
    join ${interactions} on ${interactions.owner} = ${links.owner} and ${interactions.id} = ${links.interactionId}
    where ${links.owner} = ${relationships.owner} and ${links.personId} = ${relationships.id}
      and ${interactions.kind} = 'interaction' and ${interactions.deletedAt} is null)`;
  await act.db
    .update(relationships)
    .set({ lastInteraction: newest })
    .where(and(eq(relationships.owner, act.owner), inArray(relationships.id, personIds)));
};

/** A row as it goes out. */
export const presentInteraction = (row: InteractionRow, personIds: string[]): Interaction => ({
  ...presentRecord(row),
  kind: row.kind,
  at: row.at.toISOString(),
  note: row.note,
  personIds,
});
