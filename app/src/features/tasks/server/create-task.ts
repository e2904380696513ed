import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { keepOnce, type Kept } from "#app/platform/records/records.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { newTask } from "../contract.ts";
import { announceTask } from "./announce-task.ts";
import { tasks, type TaskRow } from "./tables.ts";
import { randomUUID } from "node:crypto";

/** Adds a task; the same id again answers it as it stands. */
export async function createTask(act: Act, body: z.output<typeof newTask>): Promise<Kept<TaskRow>> {
  const zone = body.timezone ?? act.account.timezone;
  const due = body.dueDate ? floatingDue(body.dueDate, zone) : null;
  const kept = await keepOnce(act, tasks, body, () => ({
    title: body.title,
    description: body.description ?? null,
    priority: body.priority,
    dueDate: due ?? (body.repeat ? act.today : null),
    repeat: body.repeat ?? null,
    seriesId: body.repeat ? randomUUID() : null,
    goalId: body.goalId ?? null,
    isCompleted: body.isCompleted,
    completedAt: body.isCompleted ? act.now : null,
    follows: null,
  }));
  if (kept.made) await announceTask(act, kept.row, "created");
  return kept;
}
