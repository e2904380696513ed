import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { keepOnDevice, trashOf } from "#app/shell/device/device-records.ts";
import { nextFields, refuseTaken } from "../rules.ts";
import { TASK_LIST, type DeviceTask } from "./task-entries.ts";

type Place = { seriesId: string; dueDate: string | null };

const standsOn = (place: Place) => (task: DeviceTask) =>
  task.seriesId === place.seriesId && task.dueDate === place.dueDate;

/**
 * The occurrence after a completed or skipped one: the one that is there, or a new one (decisions 15).
 * @returns undefined where the task does not repeat, or the next one was deleted or done
 */
export function makeNext(act: DeviceAct, from: DeviceTask): { row: DeviceTask; made: boolean } | undefined {
  const next = nextFields(from, act.today);
  if (next === undefined || trashOf(act, TASK_LIST).some(standsOn(next))) return undefined;
  const there = act.lists.rows(TASK_LIST).find(standsOn(next));
  if (there) return there.isCompleted ? undefined : { row: there, made: false };
  return keepOnDevice(act, TASK_LIST, {}, () => ({ ...next, completed: false, follows: from.id }));
}

/** Takes out the occurrence that completing or skipping one made, if nobody changed it since. */
export function takeBackNext(act: DeviceAct, open: DeviceTask): DeviceTask | undefined {
  const next = act.lists.rows(TASK_LIST).find(({ follows }) => follows === open.id);
  if (!next || next.version > 1) return undefined;
  act.lists.remove(TASK_LIST, next.id);
  return next;
}

/** Makes room for a moved occurrence: one in the trash goes for good. @throws Refusal invalid, where one stands there */
export function clearPlace(act: DeviceAct, place: Place | null): void {
  if (!place) return;
  if (act.lists.rows(TASK_LIST).some(standsOn(place))) refuseTaken();
  const inTheWay = new Set(
    trashOf(act, TASK_LIST)
      .filter(standsOn(place))
      .map(({ id }) => id),
  );
  if (inTheWay.size === 0) return;
  act.lists.setTrash(
    act.lists.trash().filter(({ list, record }) => list !== TASK_LIST.name || !inTheWay.has(record.id)),
  );
}
