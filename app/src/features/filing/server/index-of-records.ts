import { and, eq, sql } from "drizzle-orm";
import { insights, insightsOfRecord, type InsightRow } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import type { ChangeListener } from "#app/platform/changes/change.ts";
import { changeRecord, type RowChange } from "#app/platform/records/records.ts";
import type { Change } from "#app/shared/change.ts";
import { followRecord } from "../rules/follow-record.ts";
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
  const following = followRecord(insight.deletedAt !== null, change, act.actor === "person");
  if (following === null) return;
  const { what, fields } = following;
  if (what === "changed") await changeRecord(act, insights, insight.id, () => fields);
  else await write(act, insight.id, { ...fields, deletedAt: what === "trashed" ? act.now : null });
  await announceInsight(act, insight.id, what);
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
