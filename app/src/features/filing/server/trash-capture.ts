import { announceCapture, captures, type CaptureRow } from "#app/features/captures/public.ts";
import { insightsOfCapture } from "#app/features/insights/public.ts";
import { findEntryOfCapture, restoreEntry, trashEntry } from "#app/features/journal/public.ts";
import type { Act } from "#app/platform/act.ts";
import { findTrashed, restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { bringBackInsight, trashInsight } from "./take-back.ts";

/** Lays a capture and everything that came of it into the trash, with the journal entry that it may be. @throws Refusal not-found */
export async function trashCapture(act: Act, id: string): Promise<void> {
  await trashRecord(act, captures, id);
  for (const item of await insightsOfCapture(act, id)) if (item.deletedAt === null) await trashInsight(act, item);
  const entry = await findEntryOfCapture(act, id);
  if (entry) await trashEntry(act, entry.id);
  await announceCapture(act, id, "trashed");
}

/** Brings a capture back, and of its items those that went with it. @throws Refusal not-found, free-limit */
export async function restoreCapture(act: Act, id: string): Promise<CaptureRow> {
  const trashed = await findTrashed(act, captures, id);
  const { row, restored } = await restoreRecord(act, captures, id);
  if (!restored) return row;
  const wentAt = trashed?.deletedAt?.getTime();
  for (const item of await insightsOfCapture(act, id))
    if (item.deletedAt?.getTime() === wentAt) await bringBackInsight(act, item);
  const entry = await findEntryOfCapture(act, id);
  if (entry) await restoreEntry(act, entry.id);
  await announceCapture(act, id, "restored");
  return row;
}
