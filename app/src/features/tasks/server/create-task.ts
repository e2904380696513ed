import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { keepOnce, type Kept } from "#app/platform/records/records.ts";
import { momentMade } from "#app/shared/record.ts";
import type { newTask } from "../contract.ts";
import { fieldsOfNew } from "../rules.ts";
import { announceTask } from "./announce-task.ts";
import { momentOf } from "./moment.ts";
import { tasks, type TaskRow } from "./tables.ts";

/** Adds a task; the same id again answers it as it stands. */
export async function createTask(act: Act, body: z.output<typeof newTask>): Promise<Kept<TaskRow>> {
  const kept = await keepOnce(act, tasks, body, () => ({
    ...fieldsOfNew(body, momentOf(act)),
    completedAt: body.isCompleted ? momentMade({ madeAt: body.completedAt }, act.now) : null,
    follows: null,
  }));
  if (kept.made) await announceTask(act, kept.row, "created");
  return kept;
}
