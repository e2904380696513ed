import { CAPTURE_LIST } from "#app/features/captures/web/on-device.ts";
import { GOAL_LIST } from "#app/features/goals/web/on-device.ts";
import { GRATITUDE_LIST } from "#app/features/gratitude/web/on-device.ts";
import { MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { PERSON_LIST } from "#app/features/relationships/web/on-device.ts";
import { TASK_LIST } from "#app/features/tasks/web/on-device.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { readCards, readStats } from "../contract.ts";
import { cardsOf } from "../rules.ts";
import { gatherOnDevice } from "./gather-on-device.ts";

const parts = (rows: { isCompleted: boolean }[]) => {
  const done = rows.filter(({ isCompleted }) => isCompleted).length;
  return { open: rows.length - done, done };
};

/** What a visitor's device answers of the life insights: the same rules over its own lists. */
export const lifeInsightDevice: DeviceRoute[] = [
  onDevice(readStats, ({ lists }) => ({
    tasks: parts(lists.rows(TASK_LIST)),
    goals: parts(lists.rows(GOAL_LIST)),
    people: lists.rows(PERSON_LIST).length,
    moods: lists.rows(MOOD_LIST).length,
    gratitude: lists.rows(GRATITUDE_LIST).length,
    captures: lists.rows(CAPTURE_LIST).length,
    // The journal is an account's.
    journal: 0,
  })),
  onDevice(readCards, (act) => cardsOf(gatherOnDevice(act))),
];
