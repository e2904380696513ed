import { localDateTime } from "#app/shared/calendar-date.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { sayKey } from "#app/shell/language.ts";
import * as contract from "../contract.ts";
import type { MoodAnalysis, MoodEntry } from "../contract.ts";
import { analyzeOnDevice, averageByDay, isCheckIn, sayAnalysis, type Felt } from "../rules.ts";
import {
  asCheckIn,
  changeMoodOnDevice,
  createMoodOnDevice,
  MOOD_LIST,
  restoreMoodOnDevice,
  trashMoodOnDevice,
} from "./on-device.ts";

const textOf = (row: MoodEntry): string => row.notes ?? "";

/** What a visitor's device answers of moods. */
export const moodDevice: DeviceRoute[] = [
  onDevice(contract.listMoods, (act, { query }) => chooseRows(act, MOOD_LIST, { query, textOf })),
  onDevice(contract.readMood, (act, { params }) => findOnDevice(act, MOOD_LIST, params.id)),
  onDevice(contract.createMood, (act, { body }) => createMoodOnDevice(act, body)),
  onDevice(contract.changeMood, (act, { params, body, ifMatch }) => changeMoodOnDevice(act, params.id, body, ifMatch)),
  onDevice(contract.deleteMood, (act, { params }) => trashMoodOnDevice(act, params.id)),
  onDevice(contract.restoreMood, (act, { params }) => restoreMoodOnDevice(act, params.id)),
];

/** The same, of entries that are check-ins. */
export const checkInDevice: DeviceRoute[] = [
  onDevice(contract.listCheckIns, (act, { query }) =>
    chooseRows(act, MOOD_LIST, { query, textOf, where: isCheckIn }).map(asCheckIn),
  ),
  onDevice(contract.readCheckIn, (act, { params }) => asCheckIn(findOnDevice(act, MOOD_LIST, params.id))),
  onDevice(contract.createCheckIn, (act, { body }) => asCheckIn(createMoodOnDevice(act, body))),
  onDevice(contract.changeCheckIn, (act, { params, body, ifMatch }) => {
    asCheckIn(findOnDevice(act, MOOD_LIST, params.id));
    return asCheckIn(changeMoodOnDevice(act, params.id, body, ifMatch));
  }),
  onDevice(contract.deleteCheckIn, (act, { params }) => {
    asCheckIn(findOnDevice(act, MOOD_LIST, params.id));
    trashMoodOnDevice(act, params.id);
  }),
  onDevice(contract.restoreCheckIn, (act, { params }) => asCheckIn(restoreMoodOnDevice(act, params.id))),
];

/** What a visitor's moods say: computed here, kept nowhere. */
export const moodAnalysisDevice: DeviceRoute[] = [
  onDevice(contract.readMoodDays, (act, { query }) => averageByDay(feltOnDevice(act, query))),
  onDevice(contract.readMoodAnalysis, (act) => analyze(act, feltOnDevice(act, {}))),
  onDevice(contract.analyzeMood, (act, { body }) =>
    analyze(
      act,
      body.moodData.map(({ mood, date }) => ({ mood, at: date })),
    ),
  ),
];

const feltOnDevice = (act: DeviceAct, query: { from?: string; to?: string }): Felt[] =>
  chooseRows(act, MOOD_LIST, { query }).map(({ createdAt, ...row }) => ({
    ...row,
    at: localDateTime(new Date(createdAt), act.timezone),
  }));

// The words of moods are there: a screen that shows them asks.
const analyze = (act: DeviceAct, felt: readonly Felt[]): MoodAnalysis =>
  sayAnalysis(analyzeOnDevice(felt), act.language, (key, params) => sayKey(key, params) ?? key);
