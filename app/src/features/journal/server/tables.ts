import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { recordColumns } from "#app/platform/records/columns.ts";

/** What people wrote, day by day. */
export const journalEntries = pgTable("journal_entries", {
  ...recordColumns(),
  date: text("date").notNull(),
  text: text("text").notNull(),
  captureId: uuid("capture_id").notNull(),
});

export type JournalRow = typeof journalEntries.$inferSelect;
