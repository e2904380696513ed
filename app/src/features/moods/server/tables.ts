import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { MoodEntry } from "../contract.ts";

/** Mood entries; a check-in is one that has both levels. */
export const moods = pgTable("moods", {
  ...recordColumns(),
  mood: text("mood").$type<MoodEntry["mood"]>().notNull(),
  notes: text("notes"),
  energyLevel: integer("energy_level"),
  stressLevel: integer("stress_level"),
});

export type MoodRow = typeof moods.$inferSelect;
