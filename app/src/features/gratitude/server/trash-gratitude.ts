import type { Act } from "#app/platform/act.ts";
import { restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { announceGratitude } from "./announce-gratitude.ts";
import { gratitude, type GratitudeRow } from "./tables.ts";

/** Lays an item into the trash. @throws Refusal not-found */
export async function trashGratitude(act: Act, id: string): Promise<GratitudeRow> {
  const row = await trashRecord(act, gratitude, id);
  await announceGratitude(act, row, "trashed");
  return row;
}

/** Brings an item back, to its old place in its day. @throws Refusal not-found, also after 30 days */
export async function restoreGratitude(act: Act, id: string): Promise<GratitudeRow> {
  const { row, restored } = await restoreRecord(act, gratitude, id);
  if (restored) await announceGratitude(act, row, "restored");
  return row;
}
