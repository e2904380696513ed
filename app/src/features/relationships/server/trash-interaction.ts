import type { Act } from "#app/platform/act.ts";
import { lockOwner, restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { announceInteraction } from "./announce.ts";
import { linkedPeople, refreshLastInteraction } from "./interaction-store.ts";
import { interactions, type InteractionRow } from "./tables.ts";

/** Lays an interaction or a fact into the trash. @throws Refusal not-found */
export async function trashInteraction(act: Act, id: string): Promise<InteractionRow> {
  await lockOwner(act, "relationships");
  const row = await trashRecord(act, interactions, id);
  await refreshLastInteraction(act, await linkedPeople(act, id));
  await announceInteraction(act, row, "trashed");
  return row;
}

/** Brings it back. @throws Refusal not-found, also after 30 days */
export async function restoreInteraction(act: Act, id: string): Promise<InteractionRow> {
  await lockOwner(act, "relationships");
  const { row, restored } = await restoreRecord(act, interactions, id);
  if (!restored) return row;
  await refreshLastInteraction(act, await linkedPeople(act, id));
  await announceInteraction(act, row, "restored");
  return row;
}
