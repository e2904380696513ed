import { and, eq } from "drizzle-orm";
import { captures, presentCapture, type CaptureRow } from "#app/features/captures/public.ts";
import { insightsOfCapture, presentInsight, type InsightRow } from "#app/features/insights/public.ts";
import type { Db } from "#app/platform/db/database.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { CaptureWithInsights } from "../contract.ts";

/** A capture and what came of it. */
export type CapturedItems = { capture: CaptureRow; items: InsightRow[] };

/** Reads a capture and its items, those in the trash left out. @throws Refusal not-found */
export async function findCaptureWithItems(db: Db, owner: string, id: string): Promise<CapturedItems> {
  const [capture] = await db
    .select()
    .from(captures)
    .where(and(eq(captures.owner, owner), eq(captures.id, id)));
  if (!capture) throw new Refusal("not-found");
  const items = await insightsOfCapture({ db, owner }, id);
  return { capture, items: items.filter((item) => item.deletedAt === null) };
}

/** As it goes out. */
export const presentCapturedItems = ({ capture, items }: CapturedItems): CaptureWithInsights => ({
  capture: presentCapture(capture),
  insights: items.map(presentInsight),
});
