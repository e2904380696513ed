import type { InsightRow } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { stateWhenBack } from "../rules/place-item.ts";
import { announceInsight } from "./announce-insight.ts";
import { write } from "./index-of-records.ts";
import { KEEPERS } from "./record-keepers.ts";

/** Lays an item and its record into the trash; the record's keeper speaks for both. */
export async function trashInsight(act: Act, row: InsightRow): Promise<void> {
  if (row.recordKind !== null && row.recordId !== null) {
    await KEEPERS[row.recordKind].trash(act, row.recordId);
    return;
  }
  await write(act, row.id, { deletedAt: act.now });
  await announceInsight(act, row.id, "trashed");
}

/** The same, as the undoing of what was done automatically: organizing again may bring it back. */
export async function takeBackInsight(act: Act, row: InsightRow): Promise<void> {
  await trashInsight(act, row);
  await write(act, row.id, { state: "undone" });
}

/** Brings an item and its record back; one that was never filed waits as a proposal again. */
export async function bringBackInsight(act: Act, row: InsightRow): Promise<void> {
  if (row.recordKind !== null && row.recordId !== null) {
    await KEEPERS[row.recordKind].restore(act, row.recordId);
    return;
  }
  await write(act, row.id, { deletedAt: null, state: stateWhenBack(row) });
  await announceInsight(act, row.id, "restored");
}
