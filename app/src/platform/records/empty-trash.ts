import { lt } from "drizzle-orm";
import { LIMITS } from "#app/shared/limits.ts";
import type { Db } from "../db/database.ts";
import type { JobKind } from "../jobs/jobs.ts";
import type { RecordTable } from "./columns.ts";

/** Every night: what has lain in the trash for 30 days goes for real. */
export const emptyTrashJob = (db: Db, tables: readonly RecordTable[], clock: () => Date): JobKind<never> => ({
  name: "empty-trash",
  cron: "17 3 * * *",
  work: () => emptyTrash(db, tables, clock()),
});

/** Deletes what has lain in the trash for 30 days. */
export async function emptyTrash(db: Db, tables: readonly RecordTable[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIMITS.trashDays * 86_400_000);
  for (const table of tables) await db.delete(table).where(lt(table.deletedAt, before));
}
