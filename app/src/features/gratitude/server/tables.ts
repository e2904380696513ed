import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";

/** Gratitude; a row a text. */
export const gratitude = pgTable("gratitude", {
  ...recordColumns(),
  date: text("date").notNull(),
  /** The order within its day. */
  position: integer("position").notNull(),
  text: text("text").notNull(),
  categories: jsonb("categories").$type<string[]>().notNull(),
  insightId: uuid("insight_id"),
});

export type GratitudeRow = typeof gratitude.$inferSelect;
