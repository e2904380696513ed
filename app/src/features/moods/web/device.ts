import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import type { MoodEntry } from "../contract.ts";
import {
  asCheckIn,
  changeMoodOnDevice,
  createMoodOnDevice,
  isCheckIn,
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
