import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import type { goalChange } from "../contract.ts";
import { fieldsOfChange } from "../rules.ts";
import { announceGoal } from "./announce-goal.ts";
import { presentGoal } from "./store.ts";
import { goals, type GoalRow } from "./tables.ts";

/**
 * Changes a goal (see `fieldsOfChange`).
 * @throws Refusal not-found, stale-version
 */
export async function changeGoal(
  act: Act,
  id: string,
  body: z.output<typeof goalChange>,
  version?: number,
): Promise<GoalRow> {
  const change = (goal: GoalRow) => fieldsOfChange(goal, body, act.account.timezone);
  const { before, row } = await changeRecord(act, goals, id, change, { version, present: presentGoal });
  if (row.version !== before.version) await announceGoal(act, row, "changed");
  return row;
}
