import { dueDateInput, floatingDue, repeatRule } from "#app/shared/calendar-date.ts";
import { recordId } from "#app/shared/record.ts";
import { oneOf, readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { PRIORITIES, type Task } from "../contract.ts";

/** A task as it stands on the device. */
export type DeviceTask = Task & {
  /** The same as `isCompleted`, under the name that entries on a device also carry. */
  completed: boolean;
  /** The occurrence whose completion, or deletion, made this one. */
  follows: string | null;
};

/** A visitor's tasks. */
export const TASK_LIST: DeviceList<DeviceTask> = {
  name: "tasks",
  read: (entry) => {
    const title = textOf(entry["title"])?.trim();
    if (!title) return null;
    const record = readRecord(entry);
    const rule = repeatRule.safeParse(entry["repeat"]).data ?? null;
    const dueDate = dueOf(entry["dueDate"]) ?? (rule === null ? null : record.createdAt.slice(0, 10));
    const isCompleted = entry["isCompleted"] === true || entry["completed"] === true;
    return {
      ...record,
      title,
      description: textOf(entry["description"]),
      priority: oneOf(PRIORITIES, entry["priority"], "medium"),
      dueDate,
      repeat: rule,
      // Without a series of its own an occurrence begins one: under a name that stays.
      seriesId: rule === null ? null : (idOf(entry["seriesId"]) ?? record.id),
      goalId: idOf(entry["goalId"]),
      isCompleted,
      completed: isCompleted,
      follows: idOf(entry["follows"]),
    };
  },
};

const idOf = (value: unknown): string | null => recordId.safeParse(value).data ?? null;

function dueOf(value: unknown): string | null {
  const { data } = dueDateInput.safeParse(value);
  return data === undefined ? null : floatingDue(data, deviceTimeZone());
}
