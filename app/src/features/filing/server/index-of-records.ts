import { and, eq, sql } from "drizzle-orm";
import { insights, insightsOfRecord, type InsightRow } from "#app/features/insights/public.ts";
import type { ChangeListener } from "#app/platform/changes/change.ts";
import type { Change } from "#app/shared/change.ts";
import type { Act } from "#app/platform/act.ts";
import { changeRecord, type RowChange } from "#app/platform/records/records.ts";
import { announceInsight } from "./announce-insight.ts";

/**
 * Keeps insights an index of their records: whoever changes a record, its insight says the same in the same
 * transaction. The one listener to what keepers announce.
 */
export const indexOfRecords: ChangeListener = async (act, change) => {
  if (change.kind === undefined || change.what === "created") return;
  for (const insight of await insightsOfRecord(act, change.id)) await follow(act, insight, change);
};

async function follow(act: Act, insight: InsightRow, change: Change): Promise<void> {
  const { what, index = {}, movedTo } = change;
  const byPerson = act.actor === "person";
  if (movedTo && insight.deletedAt === null) {
    await write(act, insight.id, {
      recordId: movedTo.id,
      dueDate: movedTo.dueDate,
      isCompleted: movedTo.isCompleted,
      touched: true,
    });
    return announceInsight(act, insight.id, "changed");
  }
  if (what === "trashed") {
    if (insight.deletedAt !== null) return;
    await write(act, insight.id, { deletedAt: act.now });
    return announceInsight(act, insight.id, "trashed");
  }
  if (what === "restored") {
    if (insight.deletedAt === null) return;
    await write(act, insight.id, { deletedAt: null, state: "filed", touched: true });
    return announceInsight(act, insight.id, "restored");
  }
  await changeRecord(act, insights, insight.id, () => ({
    title: index.title?.slice(0, 200).toWellFormed(),
    dueDate: index.dueDate,
    repeat: index.repeat,
    isCompleted: index.isCompleted,
    mood: index.mood as InsightRow["mood"] | undefined,
    ...(byPerson && { touched: true }),
  }));
  await announceInsight(act, insight.id, "changed");
}

/** Writes columns of an item wherever it lies, in the trash or not. */
export async function write(
  act: Act,
  id: string,
  change: RowChange<typeof insights> & { deletedAt?: Date | null },
): Promise<void> {
  await act.db
    .update(insights)
    .set({ ...change, version: sql`${insights.version} + 1`, actor: act.actor, updatedAt: act.now } as never)
    .where(and(eq(insights.owner, act.owner), eq(insights.id, id)));
}
