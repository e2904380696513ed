import { MOODS } from "@wisp/organizer";
import type { z } from "zod";
import type { Change } from "#app/shared/change.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { oneOf, readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import { changeOnDevice, keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import type { CheckIn, checkInChange, MoodEntry, newCheckIn, newMood } from "../contract.ts";
import { isCheckIn } from "../rules.ts";

/** A visitor's moods, check-ins among them. */
export const MOOD_LIST: DeviceList<MoodEntry> = {
  name: "moods",
  read: (entry) => {
    const mood = oneOf(MOODS, entry["mood"], null);
    const [energyLevel, stressLevel] = [levelOf(entry["energyLevel"]), levelOf(entry["stressLevel"])];
    return mood && { ...readRecord(entry), mood, notes: textOf(entry["notes"]), energyLevel, stressLevel };
  },
};

const levelOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 10 ? value : null;

/** An entry seen as a check-in. @throws Refusal not-found, where it is a plain one */
export function asCheckIn(row: MoodEntry): CheckIn {
  if (!isCheckIn(row)) throw new Refusal("not-found");
  return row;
}

/** Adds a mood entry, with both levels a check-in; the same id again answers it as it stands. */
export function createMoodOnDevice(
  act: DeviceAct,
  body: z.output<typeof newMood> & Partial<z.output<typeof newCheckIn>>,
): MoodEntry {
  const { row, made } = keepOnDevice(act, MOOD_LIST, body, () => ({
    mood: body.mood,
    notes: body.notes ?? null,
    energyLevel: body.energyLevel ?? null,
    stressLevel: body.stressLevel ?? null,
  }));
  if (made) announce(act, row, "created");
  return row;
}

/** Changes an entry; the levels are for check-ins alone. @throws Refusal not-found, stale-version */
export function changeMoodOnDevice(
  act: DeviceAct,
  id: string,
  { mood, notes, energyLevel, stressLevel }: z.output<typeof checkInChange>,
  version?: number,
): MoodEntry {
  const change = { mood, notes, energyLevel, stressLevel };
  const { before, row } = changeOnDevice(act, MOOD_LIST, id, () => change, version);
  if (row.version !== before.version) announce(act, row, "changed");
  return row;
}

/** Lays an entry into the trash. @throws Refusal not-found */
export function trashMoodOnDevice(act: DeviceAct, id: string): void {
  announce(act, trashOnDevice(act, MOOD_LIST, id), "trashed");
}

/** Brings an entry back. @throws Refusal not-found, also after 30 days */
export function restoreMoodOnDevice(act: DeviceAct, id: string): MoodEntry {
  const { row, restored } = restoreOnDevice(act, MOOD_LIST, id);
  if (restored) announce(act, row, "restored");
  return row;
}

function announce(act: DeviceAct, { id, mood }: MoodEntry, what: Change["what"]): void {
  act.announce({ topic: "moods", kind: "mood", id, what, index: { mood } });
  // The second list of the same entries; without a kind, so that an insight hears of each change once.
  act.announce({ topic: "check-ins", id, what });
}
