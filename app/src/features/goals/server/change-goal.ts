import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import type { goalChange } from "../contract.ts";
import { announceGoal } from "./announce-goal.ts";
import { sentDueDate, withIds } from "./sent-fields.ts";
import { presentGoal } from "./store.ts";
import { goals, type GoalRow } from "./tables.ts";

/**
 * Changes a goal. Completing it sets its progress to 100, un-completing to 0, unless a progress is sent along.
 * @throws Refusal not-found, stale-version
 */
export async function changeGoal(
  act: Act,
  id: string,
  body: z.output<typeof goalChange>,
  version?: number,
): Promise<GoalRow> {
  const { before, row } = await changeRecord(
    act,
    goals,
    id,
    (goal) => {
      // Said again, it is no news: a completed goal whose progress was moved since keeps it.
      const turned = body.isCompleted === goal.isCompleted ? undefined : body.isCompleted;
      return {
        title: body.title,
        description: body.description,
        category: body.category,
        dueDate: sentDueDate(act, body),
        progress: body.progress ?? (turned === undefined ? undefined : turned ? 100 : 0),
        isCompleted: turned,
        milestones: body.milestones && withIds(body.milestones),
      };
    },
    { version, present: presentGoal },
  );
  if (row.version !== before.version) await announceGoal(act, row, "changed");
  return row;
}
