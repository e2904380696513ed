import { createHash } from "node:crypto";
import { captures, markOrganized, type CaptureRow } from "#app/features/captures/public.ts";
import { addInsights, insightsOfCapture, type InsightRow, type NewInsight } from "#app/features/insights/public.ts";
import { knownNames } from "#app/features/relationships/public.ts";
import type { Act } from "#app/platform/act.ts";
import { lockRecord } from "#app/platform/records/records.ts";
import { compareItems, isDeletedByPerson, type Standing } from "../rules/compare-items.ts";
import { findItems, reasonFor } from "../rules/find-items.ts";
import type { Found } from "../rules/item.ts";
import { announceInsight } from "./announce-insight.ts";
import { bringBackInsight, takeBackInsight } from "./take-back.ts";
import { fileItem } from "./file-item.ts";
import { write } from "./index-of-records.ts";

/**
 * Organizes a capture for the first time. Done exactly once however often it is asked for: the capture is locked, and
 * its status changes in the same transaction that files the items.
 */
export async function organizeOnce(act: Act, captureId: string): Promise<CaptureRow> {
  const capture = await lockRecord(act, captures, captureId);
  if (capture.status !== "kept" && capture.status !== "reading" && capture.status !== "failed") return capture;
  return organizeAgain(act, capture);
}

/**
 * Organizes a capture, whatever was made of it before: what stands for something found stays, or comes back where an
 * undoing took it, the rest is replaced (see `compareItems`).
 */
export async function organizeAgain(act: Act, capture: CaptureRow): Promise<CaptureRow> {
  const found = findItems(capture, { language: act.account.language, knownPeople: await knownNames(act) });
  const { same, added, left } = compareItems(await insightsOfCapture(act, capture.id), standing, found);
  for (const { row, found: each } of same) await keepSame(act, row, each);
  const run = capture.runs + 1;
  const rows: NewInsight[] = [];
  for (const { found: each, index } of added)
    rows.push(await fileItem(act, each, insightId(capture.id, run, index), capture.id));
  for (const row of left) await takeBackInsight(act, row);
  for (const row of await addInsights(act, rows)) await announceInsight(act, row.id, "created");
  return markOrganized(act, capture, reasonFor(capture.text));
}

const standing = (row: InsightRow): Standing => ({ ...row, isTrashed: row.deletedAt !== null });

async function keepSame(act: Act, row: InsightRow, { item }: Found): Promise<void> {
  if (isDeletedByPerson(standing(row))) return;
  if (row.deletedAt !== null) {
    await bringBackInsight(act, row);
    // It is as untouched as when it was taken back: the next undoing may take it again.
    await write(act, row.id, { touched: row.touched });
  }
  if (row.spanStart !== item.span?.start || row.spanEnd !== item.span?.end)
    await write(act, row.id, { spanStart: item.span?.start ?? null, spanEnd: item.span?.end ?? null });
}

/** An item's id follows from its capture, the run and its place: doing the same twice cannot make two. */
function insightId(captureId: string, run: number, index: number): string {
  const hex = createHash("sha256").update(`${captureId}:${run}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
