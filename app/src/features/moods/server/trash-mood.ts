import type { Act } from "#app/platform/act.ts";
import { restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { announceMood } from "./announce-mood.ts";
import { moods, type MoodRow } from "./tables.ts";

/** Lays a mood entry into the trash. @throws Refusal not-found */
export async function trashMood(act: Act, id: string): Promise<MoodRow> {
  const row = await trashRecord(act, moods, id);
  await announceMood(act, row, "trashed");
  return row;
}

/** Brings a mood entry back. @throws Refusal not-found, also after 30 days */
export async function restoreMood(act: Act, id: string): Promise<MoodRow> {
  const { row, restored } = await restoreRecord(act, moods, id);
  if (restored) await announceMood(act, row, "restored");
  return row;
}
