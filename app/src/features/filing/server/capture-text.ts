import type { z } from "zod";
import { findCaptureWithItems, type CapturedItems } from "./captured-items.ts";
import { keepCapture, type CaptureRow } from "#app/features/captures/public.ts";
import type { AccountCtx } from "#app/platform/http/route.ts";
import type { quickCaptureBody } from "../contract.ts";
import { reasonFor } from "../rules/find-items.ts";
import { organizeOnce } from "./organize-capture.ts";
import type { OrganizeLater } from "./organize-job.ts";

/** Longer texts are organized after the answer, so that one person's book does not hold up everybody else. */
const AT_ONCE = 20_000;

/**
 * Keeps a text, then organizes it. It is committed before anything clever happens: whatever goes wrong afterwards, the
 * words are there, and a job takes up what was left.
 */
export async function captureText(
  ctx: AccountCtx,
  body: z.output<typeof quickCaptureBody>,
  later: OrganizeLater,
): Promise<CapturedItems & { made: boolean }> {
  const text = body.text ?? body.content ?? "";
  const { row, made } = await ctx.transact(ctx.account, (act) =>
    keepCapture(act, {
      id: body.id,
      madeAt: body.madeAt,
      kind: "text",
      text,
      status: statusAtFirst(text),
      timezone: body.timezone,
      asCategory: body.text === undefined ? (body.category ?? "insight") : null,
    }),
  );
  return { ...(await organizeKept(ctx, row, later)), made };
}

/** How a capture is kept before it is organized: at once, or, where that would take long, after the answer. */
export const statusAtFirst = (text: string): "kept" | "reading" => (text.length <= AT_ONCE ? "kept" : "reading");

/** Organizes a capture that is kept, unless that is done already; whatever goes wrong, a job takes up what was left. */
export async function organizeKept(ctx: AccountCtx, row: CaptureRow, later: OrganizeLater): Promise<CapturedItems> {
  if (row.status === "kept" && statusAtFirst(row.text) === "kept") {
    try {
      await ctx.transact(ctx.account, (act) => organizeOnce(act, row.id), "organizer");
    } catch {
      // The words are kept; what failed now is tried again in a moment.
      await later(ctx.account.id, row.id);
    }
  } else if (row.status === "reading") await later(ctx.account.id, row.id);
  return findCaptureWithItems(ctx.db, ctx.account.id, row.id);
}

/** Keeps a request that cannot be answered yet: its words stand among the captures, and nothing is filed. */
export async function keepUnanswered(
  ctx: AccountCtx,
  given: { id: string | undefined; text: string; timezone: string },
): Promise<CapturedItems & { made: boolean }> {
  const { row, made } = await ctx.transact(ctx.account, (act) =>
    keepCapture(act, { ...given, kind: "text", status: "organized", reason: reasonFor(given.text) }),
  );
  return { ...(await findCaptureWithItems(ctx.db, ctx.account.id, row.id)), made };
}
