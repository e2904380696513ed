import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import type { Goal, goalQuery } from "../contract.ts";
import { categoriesOf } from "../rules.ts";
import { goals, type GoalRow } from "./tables.ts";

/** A page of goals. One person has few: the index of the newest is walked, and what is not asked for skipped. */
export const pageOfGoals = (db: Db, owner: string, query: z.output<typeof goalQuery>): Promise<Page<GoalRow>> =>
  pageOf(db, owner, goals, {
    query,
    searchable: true,
    where: [
      query.tab === undefined ? undefined : inArray(goals.category, [...categoriesOf(query.tab)]),
      query.category === undefined ? undefined : eq(goals.category, query.category),
      query.isCompleted === undefined ? undefined : eq(goals.isCompleted, query.isCompleted),
    ],
  });

/** A row as it goes out. */
export const presentGoal = (row: GoalRow): Goal => ({
  ...presentRecord(row),
  title: row.title,
  description: row.description,
  category: row.category,
  dueDate: row.dueDate,
  progress: row.progress,
  isCompleted: row.isCompleted,
  milestones: row.milestones,
});
