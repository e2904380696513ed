import type { Act } from "#app/platform/act.ts";
import { findTrashed, restoreRecord, trashRecord } from "#app/platform/records/records.ts";
import { isLater } from "../rules.ts";
import { announceTask } from "./announce-task.ts";
import { makeNextOccurrence, takeBackNextOccurrence } from "./next-occurrence.ts";
import { laterOccurrences, trashedAt } from "./store.ts";
import { tasks, type TaskRow } from "./tables.ts";

/** Lays a task into the trash; a series ends with it. @param series "later": its later occurrences too @throws Refusal not-found */
export async function trashTask(act: Act, id: string, series?: "later"): Promise<TaskRow> {
  const row = await trashRecord(act, tasks, id);
  await announceTask(act, row, "trashed");
  if (series === "later" && row.seriesId !== null && row.dueDate !== null)
    for (const later of await laterOccurrences(act, row.seriesId, row.dueDate)) await trashTask(act, later.id);
  return row;
}

/** Lays this one into the trash; a repeating task that was still to be done goes on with its next. @throws Refusal not-found */
export async function skipTask(act: Act, id: string): Promise<TaskRow> {
  const row = await trashRecord(act, tasks, id);
  const next = row.isCompleted ? undefined : await makeNextOccurrence(act, row);
  await announceTask(act, row, "trashed", next);
  return row;
}

/**
 * Brings a task back, and with it the later occurrences that the same act laid down; the one that took its place goes.
 * @throws Refusal not-found, also after 30 days
 */
export async function restoreTask(act: Act, id: string): Promise<TaskRow> {
  const wentAt = (await findTrashed(act, tasks, id))?.deletedAt ?? null;
  const { row, restored } = await restoreRecord(act, tasks, id);
  if (!restored) return row;
  await announceTask(act, row, "restored");
  if (!row.isCompleted) await takeBackNextOccurrence(act, row);
  if (wentAt === null || row.seriesId === null) return row;
  for (const other of await trashedAt(act, row.seriesId, wentAt))
    if (isLater(other, row)) await announceTask(act, (await restoreRecord(act, tasks, other.id)).row, "restored");
  return row;
}
