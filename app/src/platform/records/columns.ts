import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { integer, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Actor } from "#app/shared/record.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The columns that every record has; its key is (owner, id), so that tables can be spread by person. */
export const recordColumns = () => ({
  owner: uuid("owner").notNull(),
  id: uuid("id").notNull(),
  version: integer("version").notNull(),
  actor: text("actor").$type<Actor>().notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Set: the record lies in the trash. */
  deletedAt: moment("deleted_at"),
});

/** Any table made with `recordColumns`. */
export type RecordTable = PgTable & Record<keyof ReturnType<typeof recordColumns>, AnyPgColumn>;

/** The shared part of a row. */
export type RecordRow = {
  id: string;
  version: number;
  actor: Actor;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

/** The fields of a row that go out with every record (`recordFields`). */
export const presentRecord = (row: RecordRow) => ({
  id: row.id,
  version: row.version,
  actor: row.actor,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
