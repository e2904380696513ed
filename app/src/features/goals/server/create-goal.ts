import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { keepOnce, type Kept } from "#app/platform/records/records.ts";
import type { newGoal } from "../contract.ts";
import { fieldsOfNew } from "../rules.ts";
import { announceGoal } from "./announce-goal.ts";
import { goals, type GoalRow } from "./tables.ts";

/** Adds a goal; the same id again answers it as it stands. */
export async function createGoal(act: Act, body: z.output<typeof newGoal>): Promise<Kept<GoalRow>> {
  const kept = await keepOnce(act, goals, body, () => fieldsOfNew(body, act.account.timezone));
  if (kept.made) await announceGoal(act, kept.row, "created");
  return kept;
}
