import { captures } from "#app/features/captures/public.ts";
import { changeEntry, journalEntries, type JournalRow } from "#app/features/journal/public.ts";
import type { Act } from "#app/platform/act.ts";
import { findRecord, lockRecord } from "#app/platform/records/records.ts";
import { reviseCapture } from "./revise-capture.ts";

/**
 * Changes the words of an entry by a revision of its capture: items that the person touched stay.
 * @throws Refusal not-found, stale-version, day-over
 */
export async function reviseJournalEntry(act: Act, id: string, text: string, version?: number): Promise<JournalRow> {
  const { captureId } = await findRecord(act, journalEntries, id);
  // The capture first, as everybody locks them: two who change the same entry wait for each other in one order.
  await lockRecord(act, captures, captureId);
  const entry = await changeEntry(act, id, text, version);
  await reviseCapture(act, captureId, text);
  return entry;
}
