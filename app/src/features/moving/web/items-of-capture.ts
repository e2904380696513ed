import type { DeviceCapture } from "#app/features/captures/web/on-device.ts";
import type { DeviceItem } from "#app/features/filing/contract.ts";
import { GOAL_LIST } from "#app/features/goals/web/on-device.ts";
import { GRATITUDE_LIST } from "#app/features/gratitude/web/on-device.ts";
import { INSIGHT_LIST, type DeviceInsight } from "#app/features/insights/web/on-device.ts";
import type { JournalEntry } from "#app/features/journal/contract.ts";
import { JOURNAL_LIST } from "#app/features/journal/web/on-device.ts";
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

/** The journal's entry that a capture holds the words of. */
export const entryOf = ({ id }: DeviceCapture, lists: DeviceLists): JournalEntry | undefined =>
  lists.rows(JOURNAL_LIST).find(({ captureId }) => captureId === id);

/** What leaves the device with a capture: its items, and its page of the journal. */
export function alongWith(
  capture: DeviceCapture,
  lists: DeviceLists,
): { list: DeviceList<DeviceRecord>; id: string }[] {
  const entry = entryOf(capture, lists);
  return [
    ...insightsOf(capture, lists).map(({ id }) => ({ list: INSIGHT_LIST, id })),
    ...(entry ? [{ list: JOURNAL_LIST, id: entry.id }] : []),
  ];
}

/** Whether a record of a capture's items still stands on the device: it has to go first, for the item points to it. */
export const recordsLeft = (capture: DeviceCapture, lists: DeviceLists): boolean =>
  insightsOf(capture, lists).some(
    ({ recordKind, recordId }) =>
      recordKind !== null && recordId !== null && lists.find(LISTS[recordKind], recordId) !== undefined,
  );
