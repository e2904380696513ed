import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import type { checkInChange } from "../contract.ts";
import { announceMood } from "./announce-mood.ts";
import { presentMood } from "./store.ts";
import { moods, type MoodRow } from "./tables.ts";

/**
 * Changes a mood entry; the levels are for check-ins alone.
 * @throws Refusal not-found, stale-version
 */
export async function changeMood(
  act: Act,
  id: string,
  body: z.output<typeof checkInChange>,
  version?: number,
): Promise<MoodRow> {
  const { before, row } = await changeRecord(
    act,
    moods,
    id,
    () => ({ mood: body.mood, notes: body.notes, energyLevel: body.energyLevel, stressLevel: body.stressLevel }),
    { version, present: presentMood },
  );
  if (row.version !== before.version) await announceMood(act, row, "changed");
  return row;
}
