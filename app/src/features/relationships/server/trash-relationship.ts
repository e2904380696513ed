import type { Act } from "#app/platform/act.ts";
import { findRecord, lockOwner, restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { requirePlace } from "../rules.ts";
import { announcePerson } from "./announce.ts";
import { undoMerge } from "./merge-relationships.ts";
import { countPeople } from "./store.ts";
import { relationships, type PersonRow } from "./tables.ts";

/** Lays a person into the trash; what happened with them stays, and comes back with them. @throws Refusal not-found */
export async function trashRelationship(act: Act, id: string): Promise<PersonRow> {
  await lockOwner(act, "relationships");
  const row = await trashRecord(act, relationships, id);
  await announcePerson(act, row, "trashed");
  return row;
}

/**
 * Brings a person back; of one who was merged with another, both are as they were.
 * @throws Refusal not-found, also after 30 days; free-limit where no place is left
 */
export async function restoreRelationship(act: Act, id: string): Promise<PersonRow> {
  await lockOwner(act, "relationships");
  const { row, restored } = await restoreRecord(act, relationships, id, async () =>
    requirePlace(await countPeople(act), act.account.subscriber),
  );
  if (!restored) return row;
  await undoMerge(act, row);
  await announcePerson(act, row, "restored");
  return findRecord(act, relationships, id);
}
