import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, max, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { matches, type Page } from "#app/platform/records/page.ts";
import { LIMITS } from "#app/shared/limits.ts";
import type { GratitudeDay, GratitudeItem, gratitudeQuery, GratitudeSummary } from "../contract.ts";
import { dayOf } from "../rules.ts";
import { gratitude, type GratitudeRow } from "./tables.ts";

/** The rows of one date in order; `since` stands for a day that has none left. */
export type Day = { date: string; rows: GratitudeRow[]; since: Date };

/** A page of whole days by keyset: the cursor is the last day shown. */
export async function pageOfDays(db: Db, owner: string, query: z.output<typeof gratitudeQuery>): Promise<Page<Day>> {
  const limit = query.limit ?? LIMITS.pageDefault;
  const ascending = query.order === "asc";
  const there = and(
    eq(gratitude.owner, owner),
    query.trash === true ? isNotNull(gratitude.deletedAt) : isNull(gratitude.deletedAt),
  );
  const found = await db
    .selectDistinct({ date: gratitude.date })
    .from(gratitude)
    .where(
      and(
        there,
        query.from === undefined ? undefined : gte(gratitude.date, query.from),
        query.to === undefined ? undefined : lte(gratitude.date, query.to),
        query.q === undefined ? undefined : matches(gratitude, query.q),
        query.cursor === undefined ? undefined : (ascending ? gt : lt)(gratitude.date, query.cursor),
      ),
    )
    .orderBy((ascending ? asc : desc)(gratitude.date))
    .limit(limit + 1);
  const dates = found.slice(0, limit).map((day) => day.date);
  // A day is shown whole, also where only one of its texts holds the words.
  const rows = dates.length === 0 ? [] : await inOrder(db, and(there, inArray(gratitude.date, dates)));
  const byDate = Map.groupBy(rows, (row) => row.date);
  const days = dates.flatMap((date) => withRows(date, byDate.get(date) ?? []));
  return { rows: days, next: found.length > limit ? (dates.at(-1) ?? null) : null };
}

/** What stands on a day, in order. */
export const rowsOfDay = (act: Act, date: string): Promise<GratitudeRow[]> =>
  inOrder(act.db, and(eq(gratitude.owner, act.owner), eq(gratitude.date, date), isNull(gratitude.deletedAt)));

const inOrder = (db: Db, where: ReturnType<typeof and>): Promise<GratitudeRow[]> =>
  db.select().from(gratitude).where(where).orderBy(asc(gratitude.date), asc(gratitude.position), asc(gratitude.id));

// Somebody may have emptied the day between the two queries.
const withRows = (date: string, rows: GratitudeRow[]): Day[] =>
  rows[0] ? [{ date, rows, since: rows[0].createdAt }] : [];

/** The place behind everything of a day, the trash included, from where a row may come back. */
export async function nextPosition(act: Act, date: string): Promise<number> {
  const [last] = await act.db
    .select({ position: max(gratitude.position) })
    .from(gratitude)
    .where(and(eq(gratitude.owner, act.owner), eq(gratitude.date, date)));
  return (last?.position ?? -1) + 1;
}

/** Notes for which insight an item stands, where that was found on a device. */
export const setInsight = async (act: Act, id: string, insightId: string): Promise<void> => {
  await act.db
    .update(gratitude)
    .set({ insightId })
    .where(and(eq(gratitude.owner, act.owner), eq(gratitude.id, id)));
};

/** A row as it goes out. */
export const presentItem = (row: GratitudeRow): GratitudeItem => ({
  id: row.id,
  text: row.text,
  categories: row.categories,
  insightId: row.insightId,
  version: row.version,
});

/** A day as it goes out. */
export const presentDay = ({ date, rows, since }: Day): GratitudeDay =>
  dayOf(date, rows.map(presentItem), (rows[0]?.createdAt ?? since).toISOString());

/** The summary, counted where the rows stand: one walk along the index of the days. */
export async function summaryOfOwner(db: Db, owner: string, today: string): Promise<GratitudeSummary> {
  const { rows } = await db.execute<GratitudeSummary>(sql`
    with days as (
      select date::date as day, date <= ${today} as come, count(*)::int as items
      from ${gratitude} where owner = ${owner} and deleted_at is null group by date
    ), numbered as (
      -- Of days in a row, the day less its number is the same.
      select day, day - (row_number() over (order by day))::int as first from days where come
    ), in_a_row as (
      select max(day) as last, count(*)::int as length from numbered group by first
    )
    select
      coalesce((select sum(items) from days), 0)::int as total,
      coalesce((select sum(items) from days where come and day >= ${`${today.slice(0, 4)}-01-01`}::date), 0)::int as "thisYear",
      coalesce((select length from in_a_row where last >= ${today}::date - 1), 0)::int as streak,
      coalesce((select max(length) from in_a_row), 0)::int as longest`);
  return rows[0] ?? { total: 0, thisYear: 0, streak: 0, longest: 0 };
}
