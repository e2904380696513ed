import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { countRecords, type DayReader, type Days } from "#app/platform/records/days.ts";
import { gratitude } from "./tables.ts";

/** How many good things are kept. */
export const countGratitude = (reader: Pick<DayReader, "db" | "owner">): Promise<number> =>
  countRecords(reader, gratitude);

/** The days that have one, the earliest first. */
export async function gratitudeDays({ db, owner }: DayReader, { from, to }: Days): Promise<string[]> {
  const rows = await db
    .selectDistinct({ date: gratitude.date })
    .from(gratitude)
    .where(
      and(eq(gratitude.owner, owner), gte(gratitude.date, from), lte(gratitude.date, to), isNull(gratitude.deletedAt)),
    )
    .orderBy(gratitude.date);
  return rows.map(({ date }) => date);
}
