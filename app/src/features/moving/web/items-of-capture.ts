import type { DeviceCapture } from "#app/features/captures/web/on-device.ts";
import type { DeviceItem } from "#app/features/filing/contract.ts";
import { GOAL_LIST } from "#app/features/goals/web/on-device.ts";
import { GRATITUDE_LIST } from "#app/features/gratitude/web/on-device.ts";
import { INSIGHT_LIST, type DeviceInsight } from "#app/features/insights/web/on-device.ts";
import { MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { INTERACTION_LIST } from "#app/features/relationships/web/last-interaction-on-device.ts";
import { TASK_LIST } from "#app/features/tasks/web/on-device.ts";
import type { DeviceList, DeviceRecord } from "#app/shell/device/device-list.ts";
import type { DeviceLists } from "#app/shell/device/device-lists.ts";

const LISTS: Record<NonNullable<DeviceInsight["recordKind"]>, DeviceList<DeviceRecord>> = {
  task: TASK_LIST,
  goal: GOAL_LIST,
  mood: MOOD_LIST,
  gratitude: GRATITUDE_LIST,
  interaction: INTERACTION_LIST,
};

const insightsOf = ({ id }: DeviceCapture, lists: DeviceLists): DeviceInsight[] =>
  lists.rows(INSIGHT_LIST).filter(({ captureId }) => captureId === id);

/** The items of a capture, as they are sent with it. */
export const itemsOf = (capture: DeviceCapture, lists: DeviceLists): DeviceItem[] =>
  insightsOf(capture, lists).flatMap(({ category, state, ...item }) =>
    category === "mood_analysis" || state === "undone" ? [] : [{ ...item, category, state }],
  );

/** Whether a record of a capture's items still stands on the device: it has to go first, for the item points to it. */
export const recordsLeft = (capture: DeviceCapture, lists: DeviceLists): boolean =>
  insightsOf(capture, lists).some(
    ({ recordKind, recordId }) =>
      recordKind !== null && recordId !== null && lists.find(LISTS[recordKind], recordId) !== undefined,
  );
