import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import type { Db } from "#app/platform/db/database.ts";
import { presentRecord } from "#app/platform/records/columns.ts";
import { matches, pageOf, type Page } from "#app/platform/records/page.ts";
import {
  INSIGHT_CATEGORIES,
  type countInsights,
  type Insight,
  type InsightQuery,
  type RecordSource,
} from "../contract.ts";
import { insights, type InsightRow } from "./tables.ts";

/** A page of the organized items. */
export const pageOfInsights = (db: Db, owner: string, query: InsightQuery): Promise<Page<InsightRow>> =>
  pageOf(db, owner, insights, {
    query,
    searchable: true,
    where: [
      query.category === undefined ? undefined : eq(insights.category, query.category),
      query.captureId === undefined ? undefined : eq(insights.captureId, query.captureId),
      query.state === undefined ? undefined : eq(insights.state, query.state),
      ...flags(query),
    ],
  });

/** How many items stand in each category; the same filters as the list's. */
export async function countByCategory(
  db: Db,
  owner: string,
  query: z.output<typeof countInsights.query>,
): Promise<Record<string, number>> {
  const where = and(
    eq(insights.owner, owner),
    query.trash === true ? isNotNull(insights.deletedAt) : isNull(insights.deletedAt),
    ...flags(query),
  );
  if (query.q !== undefined) {
    const found = await db
      .select({ category: insights.category, items: count() })
      .from(insights)
      .where(and(where, matches(insights, query.q)))
      .groupBy(insights.category);
    return Object.fromEntries(found.map(({ category, items }) => [category, items]));
  }
  // Each category's part of the index is counted by itself: that compares no neighbors, of which there are thousands.
  const items = db
    .select({ items: count() })
    .from(insights)
    .where(and(where, sql`${insights.category} = kinds.category`));
  const { rows } = await db.execute<{ category: string; items: string }>(
    sql`select category, (${items}) as items from unnest(${sql.param([...INSIGHT_CATEGORIES])}::text[]) as kinds (category)`,
  );
  return Object.fromEntries(rows.flatMap(({ category, items: n }) => (n === "0" ? [] : [[category, Number(n)]])));
}

const flags = (query: Pick<InsightQuery, "isCompleted" | "isFavorite">): (SQL | undefined)[] => [
  query.isCompleted === undefined ? undefined : eq(insights.isCompleted, query.isCompleted),
  query.isFavorite === undefined ? undefined : eq(insights.isFavorite, query.isFavorite),
];

/** A new item: its own columns; those that every record has are filled in. */
export type NewInsight = Omit<InsightRow, "owner" | "version" | "actor" | "createdAt" | "updatedAt" | "deletedAt"> & {
  /** When it was made, where that was earlier, on a device. */
  createdAt?: Date;
};

/** Adds the items of a capture in one statement; one whose id is there already is left as it stands. */
export async function addInsights(act: Act, rows: readonly NewInsight[]): Promise<InsightRow[]> {
  if (rows.length === 0) return [];
  const shared = {
    owner: act.owner,
    version: 1,
    actor: act.actor,
    createdAt: act.now,
    updatedAt: act.now,
    deletedAt: null,
  };
  return act.db
    .insert(insights)
    .values(rows.map((row) => ({ ...shared, ...row })))
    .onConflictDoNothing()
    .returning();
}

/** All items of a capture in the order of the text, those in the trash included. */
export const insightsOfCapture = (act: Pick<Act, "db" | "owner">, captureId: string): Promise<InsightRow[]> =>
  act.db
    .select()
    .from(insights)
    .where(and(eq(insights.owner, act.owner), eq(insights.captureId, captureId)))
    .orderBy(asc(insights.spanStart), asc(insights.id));

/** The items of several captures that are not in the trash, in the order of each text. */
export const insightsOfCaptures = (
  act: Pick<Act, "db" | "owner">,
  captureIds: readonly string[],
): Promise<InsightRow[]> =>
  act.db
    .select()
    .from(insights)
    .where(and(eq(insights.owner, act.owner), inArray(insights.captureId, [...captureIds]), isNull(insights.deletedAt)))
    .orderBy(asc(insights.spanStart), asc(insights.id));

/** The captures that an item of a category came of, as a query to look others up in. */
export const capturesHolding = (db: Db, owner: string, category: Insight["category"]) =>
  db
    .select({ id: insights.captureId })
    .from(insights)
    .where(
      and(
        eq(insights.owner, owner),
        eq(insights.category, category),
        isNotNull(insights.captureId),
        isNull(insights.deletedAt),
      ),
    );

/** The items that stand for a record. */
export const insightsOfRecord = (act: Act, recordId: string): Promise<InsightRow[]> =>
  act.db
    .select()
    .from(insights)
    .where(and(eq(insights.owner, act.owner), eq(insights.recordId, recordId)));

/** The words that records came from. */
export const sourcesOfRecords = (db: Db, owner: string, recordIds: readonly string[]): Promise<RecordSource[]> =>
  db
    .select({
      // Only rows that have one are chosen.
      recordId: sql<string>`${insights.recordId}`,
      insightId: insights.id,
      captureId: insights.captureId,
      content: insights.content,
      people: insights.people,
    })
    .from(insights)
    .where(and(eq(insights.owner, owner), inArray(insights.recordId, [...recordIds]), isNull(insights.deletedAt)))
    .orderBy(asc(insights.createdAt), asc(insights.id));

/** A row as it goes out. */
export const presentInsight = (row: InsightRow): Insight => ({
  ...presentRecord(row),
  captureId: row.captureId,
  category: row.category,
  title: row.title,
  content: row.content,
  span: row.spanStart === null || row.spanEnd === null ? null : { start: row.spanStart, end: row.spanEnd },
  dueDate: row.dueDate,
  repeat: row.repeat,
  people: row.people,
  mood: row.mood,
  isCompleted: row.isCompleted,
  isFavorite: row.isFavorite,
  // Kept in four bytes, shown without their rounding.
  confidence: Math.round(row.confidence * 1_000) / 1_000,
  state: row.state,
  recordKind: row.recordKind,
  recordId: row.recordId,
  metadata: row.metadata,
});
