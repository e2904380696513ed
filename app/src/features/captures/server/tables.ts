import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Category } from "@wisp/organizer";
import { recordColumns } from "#app/platform/records/columns.ts";
import type { Capture } from "../contract.ts";

/** What people gave, before and after it was organized. */
export const captures = pgTable("captures", {
  ...recordColumns(),
  kind: text("kind").$type<Capture["kind"]>().notNull(),
  /** As it was given; never changed. */
  original: text("original").notNull(),
  /** As it reads now, after corrections. */
  text: text("text").notNull(),
  status: text("status").$type<Capture["status"]>().notNull(),
  reason: text("reason"),
  timezone: text("timezone").notNull(),
  /** The local wall clock when it was written, `YYYY-MM-DDTHH:MM`. */
  writtenAt: text("written_at").notNull(),
  /** Set: the whole content is one item of this category. */
  asCategory: text("as_category").$type<Category>(),
  /** How often it was organized. */
  runs: integer("runs").notNull(),
});
export type CaptureRow = typeof captures.$inferSelect;

/** Every text that a capture has had, the original as revision 0. */
export const captureRevisions = pgTable("capture_revisions", {
  owner: uuid("owner").notNull(),
  captureId: uuid("capture_id").notNull(),
  revision: integer("revision").notNull(),
  text: text("text").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
});
