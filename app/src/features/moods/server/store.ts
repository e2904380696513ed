import { isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { pageOf, type Page } from "#app/platform/records/page.ts";
import { findRecord } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { CheckIn, MoodEntry, moodQuery } from "../contract.ts";
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
