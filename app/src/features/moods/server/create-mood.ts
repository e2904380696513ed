import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { keepOnce, type Kept } from "#app/platform/records/records.ts";
import type { newCheckIn, newMood } from "../contract.ts";
import { announceMood } from "./announce-mood.ts";
import { moods, type MoodRow } from "./tables.ts";

/** A plain entry, or a check-in with both levels. */
type Body = z.output<typeof newMood> & Partial<Pick<z.output<typeof newCheckIn>, "energyLevel" | "stressLevel">>;

/** Adds a mood entry, with both levels a check-in; the same id again answers it as it stands. */
export async function createMood(act: Act, body: Body): Promise<Kept<MoodRow>> {
  const kept = await keepOnce(act, moods, body, () => ({
    mood: body.mood,
    notes: body.notes ?? null,
    energyLevel: body.energyLevel ?? null,
    stressLevel: body.stressLevel ?? null,
  }));
  if (kept.made) await announceMood(act, kept.row, "created");
  return kept;
}
