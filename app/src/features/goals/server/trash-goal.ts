import type { Act } from "#app/platform/act.ts";
import { restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { announceGoal } from "./announce-goal.ts";
import { goals, type GoalRow } from "./tables.ts";

/** Lays a goal into the trash. @throws Refusal not-found */
export async function trashGoal(act: Act, id: string): Promise<GoalRow> {
  const row = await trashRecord(act, goals, id);
  await announceGoal(act, row, "trashed");
  return row;
}

/** Brings a goal back. @throws Refusal not-found, also after 30 days */
export async function restoreGoal(act: Act, id: string): Promise<GoalRow> {
  const { row, restored } = await restoreRecord(act, goals, id);
  if (restored) await announceGoal(act, row, "restored");
  return row;
}
