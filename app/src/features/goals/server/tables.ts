import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { Goal, Milestone } from "../contract.ts";

/** Goals; the milestones live on their goal. */
export const goals = pgTable("goals", {
  ...recordColumns(),
  title: text("title").notNull(),
  description: text("description"),
  category: text("category").$type<Goal["category"]>().notNull(),
  dueDate: text("due_date"),
  progress: integer("progress").notNull(),
  isCompleted: boolean("is_completed").notNull(),
  milestones: jsonb("milestones").$type<Milestone[]>().notNull(),
});

export type GoalRow = typeof goals.$inferSelect;
