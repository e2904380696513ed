import type { Mood } from "@wisp/organizer";
import { boolean, integer, jsonb, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { Insight } from "../contract.ts";

/** Organized items: each an index of its record, with the words it came from. */
export const insights = pgTable("insights", {
  ...recordColumns(),
  captureId: uuid("capture_id"),
  category: text("category").$type<Insight["category"]>().notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  spanStart: integer("span_start"),
  spanEnd: integer("span_end"),
  dueDate: text("due_date"),
  repeat: text("repeat"),
  people: jsonb("people").$type<string[]>().notNull(),
  mood: text("mood").$type<Mood>(),
  isCompleted: boolean("is_completed").notNull(),
  isFavorite: boolean("is_favorite").notNull(),
  confidence: real("confidence").notNull(),
  state: text("state").$type<Insight["state"]>().notNull(),
  recordKind: text("record_kind").$type<NonNullable<Insight["recordKind"]>>(),
  recordId: uuid("record_id"),
  metadata: text("metadata"),
  /** Whether the person changed it, or its record, since it was made. */
  touched: boolean("touched").notNull(),
});
export type InsightRow = typeof insights.$inferSelect;
