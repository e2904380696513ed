import type { Act } from "#app/platform/act.ts";
import { restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { announceTask } from "./announce-task.ts";
import { laterOccurrences } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/** Lays a task into the trash. @param series "later": the later occurrences of its series too @throws Refusal not-found */
export async function trashTask(act: Act, id: string, series?: "later"): Promise<TaskRow> {
  const row = await trashRecord(act, tasks, id);
  await announceTask(act, row, "trashed");
  if (series === "later" && row.seriesId !== null && row.dueDate !== null)
    for (const later of await laterOccurrences(act, row.seriesId, row.dueDate)) await trashTask(act, later.id);
  return row;
}

/** Brings a task back. @throws Refusal not-found, also after 30 days */
export async function restoreTask(act: Act, id: string): Promise<TaskRow> {
  const { row, restored } = await restoreRecord(act, tasks, id);
  if (restored) await announceTask(act, row, "restored");
  return row;
}
