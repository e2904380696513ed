import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import { isInGroup } from "../rules.ts";
import {
  changeTaskOnDevice,
  createTaskOnDevice,
  restoreTaskOnDevice,
  skipTaskOnDevice,
  TASK_LIST,
  trashTaskOnDevice,
} from "./on-device.ts";

/** What a visitor's device answers of tasks. */
export const taskDevice: DeviceRoute[] = [
  onDevice(contract.listTasks, (act, { query }) => {
    const { group, isCompleted, goalId } = query;
    const byDue = group !== undefined && group !== "none" && group !== "done";
    return chooseRows(act, TASK_LIST, {
      query: byDue ? { ...query, order: query.order ?? "asc" } : query,
      ...(byDue && { by: (task) => task.dueDate ?? "" }),
      // A device notes no moment of completion; the last change of a done task is it.
      ...(group === "done" && { by: (task) => task.updatedAt }),
      textOf: ({ title, description }) => `${title} ${description ?? ""}`,
      where: (task) =>
        (group === undefined || isInGroup(task, group, act.today)) &&
        (isCompleted === undefined || task.isCompleted === isCompleted) &&
        (goalId === undefined || task.goalId === goalId),
    });
  }),
  onDevice(contract.readTask, (act, { params }) => findOnDevice(act, TASK_LIST, params.id)),
  onDevice(contract.createTask, (act, { body }) => createTaskOnDevice(act, body)),
  onDevice(contract.changeTask, (act, { params, body, ifMatch }) => changeTaskOnDevice(act, params.id, body, ifMatch)),
  onDevice(contract.deleteTask, (act, { params, query }) =>
    query.series === "later" ? trashTaskOnDevice(act, params.id, "later") : skipTaskOnDevice(act, params.id),
  ),
  onDevice(contract.restoreTask, (act, { params }) => restoreTaskOnDevice(act, params.id)),
];
