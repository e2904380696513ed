import { captures, updateCapture } from "#app/features/captures/public.ts";
import { insightsOfCapture } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { lockRecord } from "#app/platform/records/records.ts";
import { takeBackInsight } from "./take-back.ts";

/** Takes back what came of a capture, but for what the person changed since. Again: nothing more to take back. */
export async function undoCapture(act: Act, captureId: string): Promise<{ undone: number; kept: number }> {
  await lockRecord(act, captures, captureId);
  const items = (await insightsOfCapture(act, captureId)).filter((item) => item.deletedAt === null);
  const untouched = items.filter((item) => !item.touched);
  for (const item of untouched) await takeBackInsight(act, item);
  await updateCapture(act, captureId, { status: "undone", reason: null });
  return { undone: untouched.length, kept: items.length - untouched.length };
}
