import { and, eq, gt, gte, isNull, lt, type SQL } from "drizzle-orm";
import { addDays } from "@wisp/organizer";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import type { Task, taskQuery } from "../contract.ts";
import { tasks, type TaskRow } from "./tables.ts";

/** A page of tasks; a group is ordered by due date, everything else by when it was made. */
export function pageOfTasks(
  db: Db,
  owner: string,
  today: string,
  query: z.output<typeof taskQuery>,
): Promise<Page<TaskRow>> {
  const { group } = query;
  const byDue = group !== undefined && group !== "none" && group !== "done";
  return pageOf(db, owner, tasks, {
    query: byDue ? { ...query, order: query.order ?? "asc" } : query,
    ...(byDue && { by: tasks.dueDate }),
    searchable: true,
    where: [
      ...(group === undefined ? [] : inGroup(group, today)),
      query.isCompleted === undefined ? undefined : eq(tasks.isCompleted, query.isCompleted),
      query.goalId === undefined ? undefined : eq(tasks.goalId, query.goalId),
    ],
  });
}

// Due dates compare as text: "2026-03-12T09:30" stands after "2026-03-12" and before "2026-03-13".
function inGroup(group: NonNullable<z.output<typeof taskQuery>["group"]>, today: string): (SQL | undefined)[] {
  if (group === "done") return [eq(tasks.isCompleted, true)];
  const open = eq(tasks.isCompleted, false);
  const tomorrow = addDays(today, 1);
  const afterWeek = addDays(today, 8);
  const bounds = {
    none: isNull(tasks.dueDate),
    overdue: lt(tasks.dueDate, today),
    today: and(gte(tasks.dueDate, today), lt(tasks.dueDate, tomorrow)),
    week: and(gte(tasks.dueDate, tomorrow), lt(tasks.dueDate, afterWeek)),
    later: gte(tasks.dueDate, afterWeek),
  };
  return [open, bounds[group]];
}

/** Whether a series already has this occurrence, in the trash or not. */
export const findOccurrence = async (act: Act, seriesId: string, dueDate: string): Promise<TaskRow | undefined> =>
  (
    await act.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.owner, act.owner), eq(tasks.seriesId, seriesId), eq(tasks.dueDate, dueDate)))
  )[0];

/** The occurrence that completing another one made, unless it was deleted. */
export const findFollower = async (act: Act, id: string): Promise<TaskRow | undefined> =>
  (
    await act.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.owner, act.owner), eq(tasks.follows, id), isNull(tasks.deletedAt)))
  )[0];

/** The open occurrences of a series that are due later than a date. */
export const laterOccurrences = (act: Act, seriesId: string, dueDate: string): Promise<TaskRow[]> =>
  act.db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.owner, act.owner),
        eq(tasks.seriesId, seriesId),
        gt(tasks.dueDate, dueDate),
        isNull(tasks.deletedAt),
      ),
    );

/** Takes an occurrence out for good, so that completing its forerunner again can make it anew. */
export const eraseOccurrence = async (act: Act, id: string): Promise<void> => {
  await act.db.delete(tasks).where(and(eq(tasks.owner, act.owner), eq(tasks.id, id)));
};

/** A row as it goes out. */
export const presentTask = (row: TaskRow): Task => ({
  ...presentRecord(row),
  title: row.title,
  description: row.description,
  priority: row.priority,
  dueDate: row.dueDate,
  repeat: row.repeat,
  seriesId: row.seriesId,
  goalId: row.goalId,
  isCompleted: row.isCompleted,
});
