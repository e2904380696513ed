import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import type { taskChange } from "../contract.ts";
import { fieldsOfChange, placeTaken, refuseTaken, type TaskFieldsChange } from "../rules.ts";
import { announceTask } from "./announce-task.ts";
import { momentOf } from "./moment.ts";
import { makeNextOccurrence, takeBackNextOccurrence } from "./next-occurrence.ts";
import { eraseOccurrence, findOccurrence, presentTask } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/**
 * Changes a task. Completing a repeating one makes the next occurrence, un-completing takes it back.
 * @throws Refusal not-found, stale-version; invalid where another occurrence of its series has that due date
 */
export async function changeTask(
  act: Act,
  id: string,
  body: z.output<typeof taskChange>,
  version?: number,
): Promise<TaskRow> {
  const { before, row } = await changeRecord(
    act,
    tasks,
    id,
    async (task) => {
      const change = fieldsOfChange(task, body, momentOf(act));
      await clearPlace(act, task, change);
      const { isCompleted } = change;
      return { ...change, ...(isCompleted !== undefined && { completedAt: isCompleted ? act.now : null }) };
    },
    { version, present: presentTask },
  );
  if (row.version === before.version) return row;
  const next = !before.isCompleted && row.isCompleted ? await makeNextOccurrence(act, row) : undefined;
  await announceTask(act, row, "changed", next);
  if (before.isCompleted && !row.isCompleted) await takeBackNextOccurrence(act, row);
  return row;
}

// One that lies in the trash makes room; one that stands does not.
async function clearPlace(act: Act, task: TaskRow, change: TaskFieldsChange): Promise<void> {
  const place = placeTaken(task, change);
  const there = place && (await findOccurrence(act, place.seriesId, place.dueDate));
  if (!there) return;
  if (there.deletedAt === null) refuseTaken();
  await eraseOccurrence(act, there.id);
}
