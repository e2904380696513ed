import type { z } from "zod";
import type { Change } from "#app/shared/change.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { changeOnDevice, keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import type { newTask, taskChange } from "../contract.ts";
import { fieldsOfChange, fieldsOfNew, isLater, placeTaken, type Moment } from "../rules.ts";
import { clearPlace, makeNext, takeBackNext } from "./on-device-series.ts";
import { TASK_LIST, type DeviceTask } from "./task-entries.ts";

export { TASK_LIST };

const momentOf = ({ today, timezone }: DeviceAct): Moment => ({
  today,
  timezone,
  newSeries: () => crypto.randomUUID(),
});

/** Adds a task; the same id again answers it as it stands. */
export function createTaskOnDevice(act: DeviceAct, body: z.output<typeof newTask>): DeviceTask {
  const { row, made } = keepOnDevice(act, TASK_LIST, body, () => ({
    ...fieldsOfNew(body, momentOf(act)),
    completed: body.isCompleted,
    follows: null,
  }));
  if (made) announce(act, row, "created");
  return row;
}

/**
 * Changes a task. Completing a repeating one makes the next occurrence, un-completing takes it back.
 * @throws Refusal not-found, stale-version; invalid where another occurrence of its series has that due date
 */
export function changeTaskOnDevice(
  act: DeviceAct,
  id: string,
  body: z.output<typeof taskChange>,
  version?: number,
): DeviceTask {
  const change = (task: DeviceTask) => {
    const fields = fieldsOfChange(task, body, momentOf(act));
    clearPlace(act, placeTaken(task, fields));
    return { ...fields, completed: fields.isCompleted };
  };
  const { before, row } = changeOnDevice(act, TASK_LIST, id, change, version);
  if (row.version === before.version) return row;
  const next = !before.isCompleted && row.isCompleted ? announced(act, makeNext(act, row)) : undefined;
  announce(act, row, "changed", next);
  if (before.isCompleted && !row.isCompleted) putInPlaceOfNext(act, row);
  return row;
}

/** Lays a task into the trash; a series ends with it. @param series "later": its later occurrences too @throws Refusal not-found */
export function trashTaskOnDevice(act: DeviceAct, id: string, series?: "later"): void {
  const row = trashOnDevice(act, TASK_LIST, id);
  announce(act, row, "trashed");
  if (series !== "later") return;
  for (const later of act.lists.rows(TASK_LIST).filter((task) => isLater(task, row))) trashTaskOnDevice(act, later.id);
}

/** Lays this one into the trash; a repeating task that was still to be done goes on with its next. @throws Refusal not-found */
export function skipTaskOnDevice(act: DeviceAct, id: string): void {
  const row = trashOnDevice(act, TASK_LIST, id);
  announce(act, row, "trashed", row.isCompleted ? undefined : announced(act, makeNext(act, row)));
}

/**
 * Brings a task back, and with it the later occurrences that the same act laid down; the one that took its place goes.
 * @throws Refusal not-found, also after 30 days
 */
export function restoreTaskOnDevice(act: DeviceAct, id: string): DeviceTask {
  const wentAt = act.lists.trash().find(({ record }) => record.id === id)?.deletedAt;
  const { row, restored } = restoreOnDevice(act, TASK_LIST, id);
  if (!restored) return row;
  announce(act, row, "restored");
  if (!row.isCompleted) putInPlaceOfNext(act, row);
  const together = act.lists.trash().filter(({ list, deletedAt }) => list === TASK_LIST.name && deletedAt === wentAt);
  for (const { record } of together)
    if (isLater(record as DeviceTask, row)) announce(act, restoreOnDevice(act, TASK_LIST, record.id).row, "restored");
  return row;
}

function announced(act: DeviceAct, next: { row: DeviceTask; made: boolean } | undefined): DeviceTask | undefined {
  if (next?.made === true) announce(act, next.row, "created");
  return next?.row;
}

function putInPlaceOfNext(act: DeviceAct, open: DeviceTask): void {
  const next = takeBackNext(act, open);
  if (next) announce(act, next, "trashed", open);
}

function announce(act: DeviceAct, row: DeviceTask, what: Change["what"], movedTo?: DeviceTask): void {
  act.announce({
    topic: "tasks",
    kind: "task",
    id: row.id,
    what,
    index: indexOf(row),
    ...(movedTo && { movedTo: { id: movedTo.id, ...indexOf(movedTo) } }),
  });
}

const indexOf = ({ title, dueDate, repeat, isCompleted }: DeviceTask) => ({ title, dueDate, repeat, isCompleted });
