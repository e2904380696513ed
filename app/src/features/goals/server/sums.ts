import { and, desc, eq, isNull } from "drizzle-orm";
import { countRecords, type DayReader } from "#app/platform/records/days.ts";
import { goals, type GoalRow } from "./tables.ts";

// More goals at once are nobody's.
const MOST = 200;

/** How many goals are open, and how many done. */
export async function countGoals(reader: Pick<DayReader, "db" | "owner">): Promise<{ open: number; done: number }> {
  const [open, done] = await Promise.all(
    [false, true].map((isCompleted) => countRecords(reader, goals, eq(goals.isCompleted, isCompleted))),
  );
  return { open: open ?? 0, done: done ?? 0 };
}

/** The goals that were changed last, at most 200, the open ones first. */
export const latestGoals = ({ db, owner }: Pick<DayReader, "db" | "owner">): Promise<GoalRow[]> =>
  db
    .select()
    .from(goals)
    .where(and(eq(goals.owner, owner), isNull(goals.deletedAt)))
    .orderBy(goals.isCompleted, desc(goals.updatedAt), goals.id)
    .limit(MOST);
