import { createHash } from "node:crypto";
import { captures, markOrganized, type CaptureRow } from "#app/features/captures/public.ts";
import { addInsights, insightsOfCapture, type InsightRow, type NewInsight } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { lockRecord } from "#app/platform/records/records.ts";
import { announceInsight } from "./announce-insight.ts";
import { bringBackInsight, takeBackInsight } from "./take-back.ts";
import { fileItem } from "./file-item.ts";
import { findItems, reasonFor, type Found } from "./found-items.ts";
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
 * Organizes a capture, whatever was made of it before. Items that the person touched stay as they are, equal ones stay
 * the same rows (or come back from the trash, if they were taken back), the others are replaced (decisions 27).
 */
export async function organizeAgain(act: Act, capture: CaptureRow): Promise<CaptureRow> {
  const found = await findItems(act, capture);
  const there = await insightsOfCapture(act, capture.id);
  const run = capture.runs + 1;
  const left = new Set(there.filter((row) => row.deletedAt === null && !row.touched));
  const added: NewInsight[] = [];
  for (const [index, each] of found.entries()) {
    const same = there.find((row) => isSame(row, each));
    if (same) await keepSame(act, same, each);
    else
      added.push(
        await fileItem(act, each.item, { ...each, id: insightId(capture.id, run, index), captureId: capture.id }),
      );
    if (same) left.delete(same);
  }
  for (const row of left) await takeBackInsight(act, row);
  for (const row of await addInsights(act, added)) await announceInsight(act, row.id, "created");
  return markOrganized(act, capture, reasonFor(capture.text));
}

// What the person changed or deleted is the same as what was found in the same words, whatever they made of it.
function isSame(row: InsightRow, { item }: Found): boolean {
  if (row.content !== item.content) return false;
  if (row.touched || isDeletedByPerson(row)) return true;
  return (
    row.category === item.category &&
    row.dueDate === item.dueDate &&
    row.repeat === item.repeat &&
    row.title === item.title
  );
}

const isDeletedByPerson = (row: InsightRow): boolean => row.deletedAt !== null && row.state !== "undone";

async function keepSame(act: Act, row: InsightRow, { item }: Found): Promise<void> {
  if (isDeletedByPerson(row)) return;
  if (row.deletedAt !== null) await bringBackInsight(act, row);
  if (row.spanStart !== item.span?.start || row.spanEnd !== item.span?.end)
    await write(act, row.id, { spanStart: item.span?.start ?? null, spanEnd: item.span?.end ?? null });
}

/** An item's id follows from its capture, the run and its place: doing the same twice cannot make two. */
function insightId(captureId: string, run: number, index: number): string {
  const hex = createHash("sha256").update(`${captureId}:${run}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
