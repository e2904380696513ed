import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql, type SQL } from "drizzle-orm";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import { LIMITS } from "#app/shared/limits.ts";
import type { JournalEntry, JournalQuery } from "../contract.ts";
import { daysRemembered } from "../rules.ts";
import { journalEntries, type JournalRow } from "./tables.ts";

/** Days of one answer: a calendar shows a month, a year's picture a year. */
const DAYS = 400;

/** A page of the journal. @param holding what the entries have to hold, a condition on their captures */
export const pageOfEntries = (
  db: Db,
  owner: string,
  { from, to, ...query }: JournalQuery,
  holding?: SQL,
): Promise<Page<JournalRow>> =>
  pageOf(db, owner, journalEntries, {
    query,
    searchable: true,
    where: [
      from === undefined ? undefined : gte(journalEntries.date, from),
      to === undefined ? undefined : lte(journalEntries.date, to),
      holding,
    ],
  });

/** The days that have an entry, in order. */
export async function daysWithEntries(db: Db, owner: string, from: string, to: string): Promise<string[]> {
  const { date } = journalEntries;
  const rows = await db
    .selectDistinct({ date })
    .from(journalEntries)
    .where(and(eq(journalEntries.owner, owner), gte(date, from), lte(date, to), isNull(journalEntries.deletedAt)))
    .orderBy(asc(date))
    .limit(DAYS);
  return rows.map((row) => row.date);
}

/** Entries of the same day in earlier years, the latest year first. */
export const onThisDay = (db: Db, owner: string, date: string): Promise<JournalRow[]> =>
  db
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.owner, owner),
        inArray(sql`substr(${journalEntries.date}, 6)`, daysRemembered(date)),
        lt(journalEntries.date, `${date.slice(0, 4)}-01-01`),
        isNull(journalEntries.deletedAt),
      ),
    )
    .orderBy(desc(journalEntries.date), asc(journalEntries.createdAt), asc(journalEntries.id))
    .limit(LIMITS.pageDefault);

/** An entry, in the trash or not. */
export async function findEntry(act: Pick<Act, "db" | "owner">, id: string): Promise<JournalRow | undefined> {
  const rows = await act.db
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.owner, act.owner), eq(journalEntries.id, id)));
  return rows[0];
}

/** The entry whose words a capture keeps, in the trash or not; undefined where the capture is none of the journal's. */
export async function findEntryOfCapture(act: Act, captureId: string): Promise<JournalRow | undefined> {
  const rows = await act.db
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.owner, act.owner), eq(journalEntries.captureId, captureId)));
  return rows[0];
}

/** A row as it goes out. */
export const presentEntry = (row: JournalRow): JournalEntry => ({
  ...presentRecord(row),
  date: row.date,
  text: row.text,
  captureId: row.captureId,
});
