import { and, eq, sql } from "drizzle-orm";
import type { Act } from "#app/platform/act.ts";
import { changeRecord, findRecord, findTrashed, lockOwner, trashRecord } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import { changeBetween, leftOver, memoOf, mergedPerson, unmergedChange } from "../rules/merge-people.ts";
import { announcePerson } from "./announce.ts";
import { refreshLastInteraction } from "./interaction-store.ts";
import { logInteraction } from "./log-interaction.ts";
import { interactionPeople as links, interactions, relationships, type PersonRow } from "./tables.ts";
import { trashInteraction } from "./trash-interaction.ts";

/**
 * Makes two people one: what the other one has goes to this one. The other lies in the trash with all that undoing
 * needs; the same request again changes nothing.
 * @throws Refusal not-found; invalid where both are the same
 */
export async function mergeRelationships(act: Act, id: string, otherId: string): Promise<PersonRow> {
  await lockOwner(act, "relationships");
  await findRecord(act, relationships, id);
  if (id === otherId) throw new Refusal("invalid", { errors: { personId: "relationships:validation.merge" } });
  const gone = await findTrashed(act, relationships, otherId);
  if (gone?.mergedInto === id) return findRecord(act, relationships, id);
  const other = await findRecord(act, relationships, otherId);
  const { before, row } = await changeRecord(act, relationships, id, (into) =>
    changeBetween(into, mergedPerson(into, other)),
  );
  await copyLinks(act, otherId, id);
  const facts = await keepLines(act, id, leftOver(before, other, act.account.language));
  const memo = memoOf(before, changeBetween(before, row), facts);
  const trashed = await trashRecord(act, relationships, otherId);
  await remember(act, otherId, { mergedInto: id, mergeMemo: memo });
  await refreshLastInteraction(act, [id]);
  await announcePerson(act, trashed, "trashed");
  await announcePerson(act, row, "changed");
  return findRecord(act, relationships, id);
}

/**
 * Takes back a merge when the other one leaves the trash: links and lines that came with it go, fields that nobody
 * changed since are as they were. Somebody who was never merged stays as they are.
 */
export async function undoMerge(act: Act, row: PersonRow): Promise<void> {
  const { id, mergedInto: intoId, mergeMemo: memo } = row;
  if (intoId === null || memo === null) return;
  await act.db
    .delete(links)
    .where(and(eq(links.owner, act.owner), eq(links.personId, intoId), eq(links.mergedFrom, id)));
  for (const factId of memo.facts) if (await stands(act, factId)) await trashInteraction(act, factId);
  await remember(act, id, { mergedInto: null, mergeMemo: null });
  const into = await takeBackFields(act, intoId, memo);
  await refreshLastInteraction(act, [intoId, id]);
  if (into) await announcePerson(act, into, "changed");
}

// Also of one who lies in the trash meanwhile, so that they come back without what was never theirs.
async function takeBackFields(
  act: Act,
  id: string,
  memo: NonNullable<PersonRow["mergeMemo"]>,
): Promise<PersonRow | undefined> {
  const own = and(eq(relationships.owner, act.owner), eq(relationships.id, id));
  const [into] = await act.db.select().from(relationships).where(own).for("update");
  if (!into) return undefined;
  const set = { ...unmergedChange(into, memo), version: into.version + 1, actor: act.actor, updatedAt: act.now };
  const [row] = await act.db.update(relationships).set(set).where(own).returning();
  return row;
}

// Interactions keep their ids, so whatever points to them still does. Those that both had stay as they are.
const copyLinks = async (act: Act, fromId: string, intoId: string): Promise<void> => {
  await act.db.execute(sql`
    insert into interaction_people (owner, person_id, interaction_id, merged_from)
    select owner, ${intoId}::uuid, interaction_id, ${fromId}::uuid from interaction_people
    where owner = ${act.owner} and person_id = ${fromId}
    on conflict do nothing`);
};

async function keepLines(act: Act, personId: string, lines: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const note of lines) ids.push((await logInteraction(act, { kind: "fact", note, personIds: [personId] })).row.id);
  return ids;
}

const stands = async (act: Act, factId: string): Promise<boolean> =>
  (
    await act.db
      .select({ deletedAt: interactions.deletedAt })
      .from(interactions)
      .where(and(eq(interactions.owner, act.owner), eq(interactions.id, factId)))
  ).some(({ deletedAt }) => deletedAt === null);

const remember = async (act: Act, id: string, what: Pick<PersonRow, "mergedInto" | "mergeMemo">): Promise<void> => {
  await act.db
    .update(relationships)
    .set(what)
    .where(and(eq(relationships.owner, act.owner), eq(relationships.id, id)));
};
