import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { taskChange } from "../contract.ts";
import { announceTask } from "./announce-task.ts";
import { makeNextOccurrence, takeBackNextOccurrence } from "./next-occurrence.ts";
import { presentTask } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/**
 * Changes a task. Completing a repeating one makes the next occurrence, un-completing takes it back.
 * @throws Refusal not-found, stale-version
 */
export async function changeTask(
  act: Act,
  id: string,
  body: z.output<typeof taskChange>,
  version?: number,
): Promise<TaskRow> {
  const zone = body.timezone ?? act.account.timezone;
  const { before, row } = await changeRecord(
    act,
    tasks,
    id,
    (task) => {
      const repeat = body.repeat === undefined ? task.repeat : body.repeat;
      const sent = body.dueDate === undefined ? task.dueDate : body.dueDate && floatingDue(body.dueDate, zone);
      const dueDate = sent ?? (repeat === null ? null : act.today);
      return {
        title: body.title,
        description: body.description,
        priority: body.priority,
        goalId: body.goalId,
        ...(dueDate !== task.dueDate && { dueDate }),
        ...(repeat !== task.repeat && { repeat, seriesId: repeat === null ? null : (task.seriesId ?? randomUUID()) }),
        ...(body.isCompleted !== undefined &&
          body.isCompleted !== task.isCompleted && {
            isCompleted: body.isCompleted,
            completedAt: body.isCompleted ? act.now : null,
          }),
      };
    },
    { version, present: presentTask },
  );
  if (row.version === before.version) return row;
  const next = !before.isCompleted && row.isCompleted ? await makeNextOccurrence(act, row) : undefined;
  await announceTask(act, row, "changed", next);
  if (before.isCompleted && !row.isCompleted) await takeBackNextOccurrence(act, row);
  return row;
}
