import { and, count, eq, isNull, lt, sql } from "drizzle-orm";
import { countRecords, dayOf, withinDays, type DayReader, type Days } from "#app/platform/records/days.ts";
import { tasks } from "./tables.ts";

/** How many tasks are open, and how many done. */
export async function countTasks(reader: Pick<DayReader, "db" | "owner">): Promise<{ open: number; done: number }> {
  const [open, done] = await Promise.all(
    [false, true].map((isCompleted) => countRecords(reader, tasks, eq(tasks.isCompleted, isCompleted))),
  );
  return { open: open ?? 0, done: done ?? 0 };
}

/** Each day on which tasks were completed: how many, how many of them had a due date, and how many kept it. */
export function completedPerDay(
  reader: DayReader,
  days: Days,
): Promise<{ day: string; done: number; dated: number; inTime: number }[]> {
  const day = dayOf(tasks.completedAt, reader);
  const dated = sql`${tasks.dueDate} is not null`;
  // A date with a time is kept by the end of its day.
  const inTime = sql`left(${tasks.dueDate}, 10) >= ${day}`;
  return reader.db
    .select({
      day: sql<string>`${day} as day`,
      done: count(),
      dated: sql<number>`(count(*) filter (where ${dated}))::int`,
      inTime: sql<number>`(count(*) filter (where ${inTime}))::int`,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.owner, reader.owner),
        eq(tasks.isCompleted, true),
        isNull(tasks.deletedAt),
        withinDays(tasks.completedAt, reader, days),
      ),
    )
    .groupBy(sql`day`)
    .orderBy(sql`day`);
}

/** How many open tasks were due before a day. */
export const countOverdue = (reader: Pick<DayReader, "db" | "owner">, today: string): Promise<number> =>
  countRecords(reader, tasks, eq(tasks.isCompleted, false), lt(tasks.dueDate, today));
