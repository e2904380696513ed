import { and, asc, avg, count, desc, eq, gte, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Act, Owner } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { CheckIn, MoodDay, MoodEntry, moodQuery } from "../contract.ts";
import { PLEASANTNESS, rounded, type Felt } from "../rules.ts";
import { moods, type MoodRow } from "./tables.ts";

/** A row of which both levels are known. */
export type CheckInRow = MoodRow & { energyLevel: number; stressLevel: number };

/** A page of every entry. */
export const pageOfMoods = (db: Db, owner: string, query: z.output<typeof moodQuery>): Promise<Page<MoodRow>> =>
  pageOf(db, owner, moods, { query, searchable: true });

/** A page of the entries that are check-ins. */
export async function pageOfCheckIns(
  db: Db,
  owner: string,
  query: z.output<typeof moodQuery>,
): Promise<Page<CheckInRow>> {
  const where = [isNotNull(moods.energyLevel), isNotNull(moods.stressLevel)];
  const { rows, next } = await pageOf(db, owner, moods, { query, searchable: true, where });
  return { rows: rows.filter(isCheckIn), next };
}

/** Whether an entry is a check-in, too. */
export const isCheckIn = (row: MoodRow): row is CheckInRow => row.energyLevel !== null && row.stressLevel !== null;

/** An entry seen as a check-in. @throws Refusal not-found, where it is a plain one */
export function asCheckIn(row: MoodRow): CheckInRow {
  if (!isCheckIn(row)) throw new Refusal("not-found");
  return row;
}

/** A check-in of the owner's that is not in the trash. @throws Refusal not-found */
export const findCheckIn = async (act: Pick<Act, "db" | "owner">, id: string): Promise<CheckInRow> =>
  asCheckIn(await findRecord(act, moods, id));

/** A row as it goes out. */
export const presentMood = (row: MoodRow): MoodEntry => ({
  ...presentRecord(row),
  mood: row.mood,
  notes: row.notes,
  energyLevel: row.energyLevel,
  stressLevel: row.stressLevel,
});

/** The same, of a check-in. */
export const presentCheckIn = (row: CheckInRow): CheckIn => ({
  ...presentMood(row),
  energyLevel: row.energyLevel,
  stressLevel: row.stressLevel,
});

type Reader = { db: Db; account: Pick<Owner, "id" | "timezone"> };

/** The days from `from` to `to` that have entries, on the person's clock, each with their average. */
export async function daysOfMoods({ db, account }: Reader, from: string, to: string): Promise<MoodDay[]> {
  const date = sql<string>`to_char(${moods.createdAt} at time zone ${account.timezone}, 'YYYY-MM-DD')`.as("date");
  const rows = await db
    .select({ date, average: avg(PLEASANT).mapWith(Number), count: count() })
    .from(moods)
    .where(
      and(
        eq(moods.owner, account.id),
        isNull(moods.deletedAt),
        gte(moods.createdAt, midnight(from, account)),
        sql`${moods.createdAt} < ${midnight(to, account, 1)}`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  return rows.map((row) => ({ ...row, average: rounded(row.average, 2) }));
}

/** Entries as an analysis sees them, on the person's clock, the newest first; `from` is the first day, null all of them. */
export function feltSince({ db, account }: Reader, from: string | null): Promise<Felt[]> {
  return db
    .select({
      mood: moods.mood,
      at: sql<string>`to_char(${moods.createdAt} at time zone ${account.timezone}, 'YYYY-MM-DD"T"HH24:MI')`,
      energyLevel: moods.energyLevel,
      stressLevel: moods.stressLevel,
    })
    .from(moods)
    .where(
      and(
        eq(moods.owner, account.id),
        isNull(moods.deletedAt),
        from === null ? undefined : gte(moods.createdAt, midnight(from, account)),
      ),
    )
    .orderBy(desc(moods.createdAt), desc(moods.id))
    .limit(MOST_ENTRIES);
}

// Ten a day for a year and a half: more would say nothing else.
const MOST_ENTRIES = 5_000;

const PLEASANT: SQL = sql`case ${moods.mood} ${sql.join(
  Object.entries(PLEASANTNESS).map(([mood, value]) => sql`when ${mood} then ${value}::int`),
  sql` `,
)} end`;

const midnight = (date: string, { timezone }: Reader["account"], later = 0): SQL =>
  sql`((${date}::date + ${later}::int)::timestamp at time zone ${timezone})`;
