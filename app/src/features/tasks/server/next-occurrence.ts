import type { Act } from "#app/platform/act.ts";
import { keepOnce } from "#app/platform/records/records.ts";
import { nextFields } from "../rules.ts";
import { announceTask } from "./announce-task.ts";
import { eraseOccurrence, findFollower, findOccurrence } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/**
 * Makes the occurrence after a completed or skipped one (decisions 15). Twice makes one: an occurrence is unique by
 * series and due date.
 * @returns the open next occurrence, or undefined where the task does not repeat or the next one was deleted
 */
export async function makeNextOccurrence(act: Act, from: TaskRow): Promise<TaskRow | undefined> {
  const next = nextFields(from, act.today);
  if (next === undefined || next.dueDate === null) return undefined;
  const there = await findOccurrence(act, next.seriesId, next.dueDate);
  if (there) return there.deletedAt === null && !there.isCompleted ? there : undefined;
  const { row } = await keepOnce(act, tasks, {}, () => ({ ...next, completedAt: null, follows: from.id }));
  await announceTask(act, row, "created");
  return row;
}

/** Takes back the occurrence that completing or skipping one made, if nobody changed it since. */
export async function takeBackNextOccurrence(act: Act, open: TaskRow): Promise<void> {
  const next = await findFollower(act, open.id);
  if (!next || next.version > 1) return;
  await eraseOccurrence(act, next.id);
  await announceTask(act, next, "trashed", open);
}
