import { and, eq, gt, gte, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import type { Task, TaskGroup, taskQuery } from "../contract.ts";
import { boundsOf } from "../rules.ts";
import { tasks, type TaskRow } from "./tables.ts";

/** A page of tasks; a group is ordered by due date, what is done by when it was, everything else by when it was made. */
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
    ...(group === "done" && { by: tasks.completedAt }),
    searchable: true,
    where: [
      ...(group === undefined ? [] : inGroup(group, today)),
      query.isCompleted === undefined ? undefined : eq(tasks.isCompleted, query.isCompleted),
      query.goalId === undefined ? undefined : eq(tasks.goalId, query.goalId),
    ],
  });
}

function inGroup(group: TaskGroup, today: string): (SQL | undefined)[] {
  // Written out, not a parameter, so that every plan may use the index of what is done.
  if (group === "done") return [sql`${tasks.isCompleted}`];
  const open = eq(tasks.isCompleted, false);
  if (group === "none") return [open, isNull(tasks.dueDate)];
  const { from, before } = boundsOf(group, today);
  return [
    open,
    from === undefined ? undefined : gte(tasks.dueDate, from),
    before === undefined ? undefined : lt(tasks.dueDate, before),
  ];
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

/** The occurrences of a series that are due later than a date. */
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

/** What one act laid into the trash: the occurrences of a series that went there at the same moment. */
export const trashedAt = (act: Act, seriesId: string, moment: Date): Promise<TaskRow[]> =>
  act.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.owner, act.owner), eq(tasks.seriesId, seriesId), eq(tasks.deletedAt, moment)));

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
