import { addRevision, captures, updateCapture, type CaptureRow } from "#app/features/captures/public.ts";
import { changeEntry, findEntryOfCapture } from "#app/features/journal/public.ts";
import type { Act } from "#app/platform/act.ts";
import { lockRecord } from "#app/platform/records/records.ts";
import { organizeAgain } from "./organize-capture.ts";

/**
 * Corrects a capture's text and organizes it again; its original stays as it was given. A journal entry says the same.
 * @throws Refusal not-found, stale-version; day-over where it is an entry of a day that has passed
 */
export async function reviseCapture(act: Act, id: string, text: string, version?: number): Promise<CaptureRow> {
  const capture = await lockRecord(act, captures, id);
  if (capture.text === text) return capture;
  const revised = await updateCapture(act, id, { text }, version);
  await addRevision(act, revised, text);
  const entry = await findEntryOfCapture(act, id);
  if (entry) await changeEntry(act, entry.id, text);
  return organizeAgain({ ...act, actor: "organizer" }, revised);
}
