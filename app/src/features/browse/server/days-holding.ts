import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { captures } from "#app/features/captures/public.ts";
import { capturesHolding } from "#app/features/insights/public.ts";
import { dayOf, withinDays, type DayReader } from "#app/platform/records/days.ts";
import type { listCaptureDays } from "../contract.ts";

/** Days of one answer: a calendar shows a month. */
const DAYS = 400;

/** The days, on the person's own clock, on which something was given that holds an item of a category. */
export async function daysHolding(
  reader: DayReader,
  { category, ...days }: z.output<typeof listCaptureDays.query>,
): Promise<string[]> {
  const { db, owner } = reader;
  const rows = await db
    .select({ day: dayOf(captures.createdAt, reader).as("day") })
    .from(captures)
    .where(
      and(
        eq(captures.owner, owner),
        isNull(captures.deletedAt),
        withinDays(captures.createdAt, reader, days),
        inArray(captures.id, capturesHolding(db, owner, category)),
      ),
    )
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`))
    .limit(DAYS);
  return rows.map((row) => row.day);
}
