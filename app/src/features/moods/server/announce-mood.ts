import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import type { MoodRow } from "./tables.ts";

/** Tells what became of a mood entry. */
export async function announceMood(act: Act, row: MoodRow, what: Change["what"]): Promise<void> {
  await act.announce({ topic: "moods", kind: "mood", id: row.id, what, index: { mood: row.mood } });
  // The second list of the same rows; without a kind, so that an insight hears of each change once.
  await act.announce({ topic: "check-ins", id: row.id, what });
}
