import { nextOccurrence } from "@wisp/organizer";
import type { Act } from "#app/platform/act.ts";
import { keepOnce } from "#app/platform/records/records.ts";
import { announceTask } from "./announce-task.ts";
import { eraseOccurrence, findFollower, findOccurrence } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/**
 * Makes the occurrence after the later of a completed one's due date and today (decisions 15). Twice makes one: an
 * occurrence is unique by series and due date.
 * @returns the open next occurrence, or undefined where the task does not repeat or the next one was deleted
 */
export async function makeNextOccurrence(act: Act, done: TaskRow): Promise<TaskRow | undefined> {
  const { repeat, seriesId, dueDate } = done;
  if (repeat === null || seriesId === null || dueDate === null) return undefined;
  let next = nextOccurrence(repeat, dueDate);
  while (next.slice(0, 10) <= act.today) next = nextOccurrence(repeat, next);
  const there = await findOccurrence(act, seriesId, next);
  if (there) return there.deletedAt === null && !there.isCompleted ? there : undefined;
  const { row } = await keepOnce(act, tasks, {}, () => ({
    title: done.title,
    description: done.description,
    priority: done.priority,
    dueDate: next,
    repeat,
    seriesId,
    goalId: done.goalId,
    isCompleted: false,
    completedAt: null,
    follows: done.id,
  }));
  await announceTask(act, row, "created");
  return row;
}

/** Takes back the occurrence that completing made, if nobody changed it since. */
export async function takeBackNextOccurrence(act: Act, open: TaskRow): Promise<void> {
  const next = await findFollower(act, open.id);
  if (!next || next.version > 1) return;
  await eraseOccurrence(act, next.id);
  await announceTask(act, next, "trashed", open);
}
