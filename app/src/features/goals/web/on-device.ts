import type { z } from "zod";
import { dueDateInput, floatingDue } from "#app/shared/calendar-date.ts";
import type { Change } from "#app/shared/change.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { oneOf, readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import { changeOnDevice, keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import { GOAL_CATEGORIES, milestone, type Goal, type goalChange, type newGoal } from "../contract.ts";
import { fieldsOfChange, fieldsOfNew } from "../rules.ts";

/** A visitor's goals. An older entry calls its date `targetDate`, and may lack whatever was added since. */
export const GOAL_LIST: DeviceList<Goal> = {
  name: "goals",
  read: (entry) => {
    const title = textOf(entry["title"]);
    const isCompleted = entry["isCompleted"] === true || entry["completed"] === true;
    if (title === null) return null;
    return {
      ...readRecord(entry),
      title,
      description: textOf(entry["description"]),
      category: oneOf(GOAL_CATEGORIES, entry["category"], "personal"),
      dueDate: dateOf(entry["dueDate"] ?? entry["targetDate"]),
      progress: percentOf(entry["progress"]) ?? (isCompleted ? 100 : 0),
      isCompleted,
      milestones: milestonesOf(entry["milestones"]),
    };
  },
};

const dateOf = (value: unknown): string | null => {
  const read = dueDateInput.safeParse(value);
  return read.success ? floatingDue(read.data, deviceTimeZone()) : null;
};

const percentOf = (value: unknown): number | null =>
  typeof value === "number" && value >= 0 && value <= 100 ? Math.round(value) : null;

const milestonesOf = (value: unknown): Goal["milestones"] =>
  (Array.isArray(value) ? value : []).flatMap((each) => milestone.safeParse(each).data ?? []);

/** Adds a goal; the same id again answers it as it stands. */
export function createGoalOnDevice(act: DeviceAct, body: z.output<typeof newGoal>): Goal {
  const { row, made } = keepOnDevice(act, GOAL_LIST, body, () => fieldsOfNew(body, act.timezone));
  if (made) announce(act, row, "created");
  return row;
}

/** Changes a goal (see `fieldsOfChange`). @throws Refusal not-found, stale-version */
export function changeGoalOnDevice(
  act: DeviceAct,
  id: string,
  body: z.output<typeof goalChange>,
  version?: number,
): Goal {
  const change = (goal: Goal) => fieldsOfChange(goal, body, act.timezone);
  const { before, row } = changeOnDevice(act, GOAL_LIST, id, change, version);
  if (row.version !== before.version) announce(act, row, "changed");
  return row;
}

/** Lays a goal into the trash. @throws Refusal not-found */
export function trashGoalOnDevice(act: DeviceAct, id: string): void {
  announce(act, trashOnDevice(act, GOAL_LIST, id), "trashed");
}

/** Brings a goal back. @throws Refusal not-found, also after 30 days */
export function restoreGoalOnDevice(act: DeviceAct, id: string): Goal {
  const { row, restored } = restoreOnDevice(act, GOAL_LIST, id);
  if (restored) announce(act, row, "restored");
  return row;
}

const announce = (act: DeviceAct, { id, title, dueDate, isCompleted }: Goal, what: Change["what"]): void =>
  act.announce({ topic: "goals", kind: "goal", id, what, index: { title, dueDate, isCompleted } });
