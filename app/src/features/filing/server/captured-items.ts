import { findCapture, presentCapture, type CaptureRow } from "#app/features/captures/public.ts";
import { insightsOfCapture, presentInsight, type InsightRow } from "#app/features/insights/public.ts";
import type { Db } from "#app/platform/db/database.ts";
import type { CaptureWithInsights } from "../contract.ts";

/** A capture and what came of it. */
export type CapturedItems = { capture: CaptureRow; items: InsightRow[] };

/** Reads a capture and its items, those in the trash left out. @throws Refusal not-found */
export async function findCaptureWithItems(db: Db, owner: string, id: string): Promise<CapturedItems> {
  const capture = await findCapture({ db, owner }, id);
  const items = await insightsOfCapture({ db, owner }, id);
  return { capture, items: items.filter((item) => item.deletedAt === null) };
}

/** As it goes out. */
export const presentCapturedItems = ({ capture, items }: CapturedItems): CaptureWithInsights => ({
  capture: presentCapture(capture),
  insights: items.map(presentInsight),
});
