import { and, eq } from "drizzle-orm";
import { insights, type InsightRow } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { findRecord, lockRecord } from "#app/platform/records/records.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import { bringBackInsight, trashInsight } from "./take-back.ts";

/** Lays an item and its record into the trash; a proposal is dismissed. @throws Refusal not-found */
export async function deleteInsight(act: Act, id: string): Promise<void> {
  await trashInsight(act, await lockRecord(act, insights, id));
}

/** Brings an item and its record back. @throws Refusal not-found, also after 30 days; free-limit */
export async function restoreInsight(act: Act, id: string): Promise<InsightRow> {
  const [row] = await act.db
    .select()
    .from(insights)
    .where(and(eq(insights.owner, act.owner), eq(insights.id, id)))
    .for("update");
  if (!row) throw new Refusal("not-found");
  if (row.deletedAt === null) return row;
  if (act.now.getTime() - row.deletedAt.getTime() > LIMITS.trashDays * 86_400_000) throw new Refusal("not-found");
  await bringBackInsight(act, row);
  return findRecord(act, insights, id);
}
