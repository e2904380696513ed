import type { z } from "zod";
import { findCapture, keepCapture } from "#app/features/captures/public.ts";
import { createEntry, findEntry, type JournalRow } from "#app/features/journal/public.ts";
import type { newJournalEntry } from "#app/features/journal/contract.ts";
import type { AccountCtx } from "#app/platform/http/route.ts";
import { lockOwner } from "#app/platform/records/records.ts";
import { organizeKept, statusAtFirst } from "./capture-text.ts";
import type { CapturedItems } from "./captured-items.ts";
import type { OrganizeLater } from "./organize-job.ts";

/**
 * Keeps an entry and its capture in one step, then organizes the words like those of any capture. The same id again
 * answers the entry as it stands.
 * @throws Refusal day-over, invalid
 */
export async function saveJournalEntry(
  ctx: AccountCtx,
  body: z.output<typeof newJournalEntry>,
  later: OrganizeLater,
): Promise<CapturedItems & { entry: JournalRow; made: boolean }> {
  const { id, madeAt, date, text, timezone } = body;
  const { entry, capture, made } = await ctx.transact(ctx.account, async (act) => {
    // Before looking whether the entry is there, or the same one sent twice at once would keep two captures.
    await lockOwner(act, "journal");
    const there = id === undefined ? undefined : await findEntry(act, id);
    if (there) return { entry: there, capture: await findCapture(act, there.captureId), made: false };
    const status = statusAtFirst(text);
    const { row } = await keepCapture(act, { madeAt, kind: "journal", text, status, timezone });
    return {
      entry: (await createEntry(act, { id, madeAt, date, text, captureId: row.id })).row,
      capture: row,
      made: true,
    };
  });
  return { ...(await organizeKept(ctx, capture, later)), entry, made };
}
