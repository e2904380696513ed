import { findEntry, journalEntries, type JournalRow } from "#app/features/journal/public.ts";
import type { Act } from "#app/platform/act.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import { restoreCapture, trashCapture } from "./trash-capture.ts";

/** Lays an entry, its capture and everything that came of it into the trash. @throws Refusal not-found */
export async function trashJournalEntry(act: Act, id: string): Promise<void> {
  const { captureId } = await findRecord(act, journalEntries, id);
  await trashCapture(act, captureId);
}

/** Brings all of them back. @throws Refusal not-found, also after 30 days; free-limit */
export async function restoreJournalEntry(act: Act, id: string): Promise<JournalRow> {
  const there = await findEntry(act, id);
  if (!there) throw new Refusal("not-found");
  await restoreCapture(act, there.captureId);
  return findRecord(act, journalEntries, id);
}
