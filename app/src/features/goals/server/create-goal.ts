import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { keepOnce, type Kept } from "#app/platform/records/records.ts";
import type { newGoal } from "../contract.ts";
import { announceGoal } from "./announce-goal.ts";
import { sentDueDate, withIds } from "./sent-fields.ts";
import { goals, type GoalRow } from "./tables.ts";

/** Adds a goal; the same id again answers it as it stands. */
export async function createGoal(act: Act, body: z.output<typeof newGoal>): Promise<Kept<GoalRow>> {
  const kept = await keepOnce(act, goals, body, () => ({
    title: body.title,
    description: body.description ?? null,
    category: body.category,
    dueDate: sentDueDate(act, body) ?? null,
    progress: body.progress ?? (body.isCompleted ? 100 : 0),
    isCompleted: body.isCompleted,
    milestones: withIds(body.milestones ?? []),
  }));
  if (kept.made) await announceGoal(act, kept.row, "created");
  return kept;
}
