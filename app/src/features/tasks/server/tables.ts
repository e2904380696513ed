import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { Task } from "../contract.ts";

/** Tasks; a row an occurrence, unique by (owner, series, due date). */
export const tasks = pgTable("tasks", {
  ...recordColumns(),
  title: text("title").notNull(),
  description: text("description"),
  priority: text("priority").$type<Task["priority"]>().notNull(),
  dueDate: text("due_date"),
  repeat: text("repeat"),
  seriesId: uuid("series_id"),
  goalId: uuid("goal_id"),
  isCompleted: boolean("is_completed").notNull(),
  completedAt: timestamp("completed_at", { withTimezone: true, precision: 3, mode: "date" }),
  /** The occurrence whose completion made this one. */
  follows: uuid("follows"),
});

export type TaskRow = typeof tasks.$inferSelect;
