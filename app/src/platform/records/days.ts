import { and, count, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../db/database.ts";
import type { RecordTable } from "./columns.ts";

/** Whose days are read, and on which clock. */
export type DayReader = { db: Db; owner: string; timezone: string };
/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

/** The day of an instant on the person's own clock, `YYYY-MM-DD`. */
export const dayOf = (moment: AnyPgColumn, { timezone }: DayReader): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${timezone}, 'YYYY-MM-DD')`;

/** Whether an instant lies within days of the person's own clock; an index on the column serves it. */
export const withinDays = (moment: AnyPgColumn, { timezone }: DayReader, { from, to }: Days): SQL =>
  sql`${moment} >= (${from}::date)::timestamp at time zone ${timezone} and ${moment} < (${to}::date + 1)::timestamp at time zone ${timezone}`;

// The beginning of a long text says what it is about.
const READ = 10_000;

/**
 * On which days the text of a record, made on that day, holds one of these words.
 * @param words name → folded words with `|` between them (lower case, no accents); only letters and spaces
 */
export async function daysOfWords(
  reader: DayReader,
  table: RecordTable,
  days: Days,
  words: Readonly<Record<string, string>>,
): Promise<{ name: string; day: string }[]> {
  const pattern = (any: string) => `\\y(${any})\\y`;
  const patterns = Object.entries(words).map(([name, any]) => sql`(${name}, ${pattern(any)})`);
  const text = sql`left(${table}.search, ${READ}::int)`;
  // Most texts hold none of the words, which one look at all of them tells.
  const { rows } = await reader.db.execute<{ name: string; day: string }>(sql`
    select distinct words.name, ${dayOf(table.createdAt, reader)} as day
    from ${table} join (values ${sql.join(patterns, sql`, `)}) as words (name, pattern) on ${text} ~ words.pattern
    where ${table.owner} = ${reader.owner} and ${table.deletedAt} is null and ${withinDays(table.createdAt, reader, days)}
      and ${text} ~ ${pattern(Object.values(words).join("|"))}
    order by day, words.name`);
  return rows;
}

/** How many records there are that do not lie in the trash. */
export async function countRecords(
  { db, owner }: Pick<DayReader, "db" | "owner">,
  table: RecordTable,
  ...where: SQL[]
): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(table as RecordTable)
    .where(and(eq(table.owner, owner), isNull(table.deletedAt), ...where));
  return row?.value ?? 0;
}
