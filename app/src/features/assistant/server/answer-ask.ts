import { understandAsk, type Ask, type Destination } from "@wisp/organizer";
import type { z } from "zod";
import { captureText, keepUnanswered, presentCapturedItems, type OrganizeLater } from "#app/features/filing/public.ts";
import type { AccountCtx, Ctx } from "#app/platform/http/route.ts";
import type { Sentence } from "#app/platform/http/problems.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import type { PagePath } from "#app/shared/pages.ts";
import type { SearchAnswer, searchBody } from "../contract.ts";

/** Where each destination of a request stands (specification 1, section 4). */
const PLACES: Record<Destination, `${PagePath}${string}`> = {
  task: "/dashboard?category=tasks",
  goal: "/dashboard?category=goals",
  emotion: "/dashboard?category=emotions",
  insight: "/dashboard?category=insights",
  gratitude: "/dashboard?category=gratitude",
  relationship: "/relationships",
  unsorted: "/organize",
  upload: "/upload",
  organize: "/organize",
  journal: "/journal",
};

/**
 * Takes what was typed into the ask box. A note is captured and organized; a page is named; a question or a reminder is
 * kept as a capture, and the answer says that answers come later. A visitor's words are understood, and kept nowhere.
 */
export async function answerAsk(
  ctx: Ctx,
  body: z.output<typeof searchBody>,
  later: OrganizeLater,
  sentence: Sentence,
): Promise<SearchAnswer & { made: boolean }> {
  if (!ctx.account) await ctx.limiter.count("visitor-ask", ctx.address);
  const timezone = body.timezone ?? ctx.account?.timezone ?? "UTC";
  const now = localDateTime(ctx.now, timezone);
  const ask = understandAsk(body.query, { now, ...(ctx.account && { language: ctx.account.language }) });
  const answer = (
    key: string,
    more: Partial<SearchAnswer & { made: boolean }> = {},
  ): SearchAnswer & { made: boolean } => ({
    intent: ask.intent,
    responseKey: key,
    response: sentence(key),
    path: null,
    suggestedActions: [],
    capture: null,
    insights: [],
    source: body.source ?? null,
    subscriptionMessage: null,
    made: false,
    ...more,
  });

  if (ask.intent === "navigate")
    return answer("assistant:answers.navigate", { path: PLACES[ask.category ?? "unsorted"] });
  if (!isSignedIn(ctx))
    return answer(ask.intent === "create" ? "assistant:answers.visitorNote" : "assistant:answers.visitorLater");

  if (ask.intent === "question") {
    const { made, ...kept } = await keepUnanswered(ctx, { id: body.id, text: body.query, timezone });
    return answer("assistant:answers.later", {
      ...presentCapturedItems(kept),
      made,
      suggestedActions: placesFor(ask, sentence),
    });
  }
  const { made, ...captured } = await captureText(ctx, { id: body.id, text: body.query, timezone }, later);
  const out = presentCapturedItems(captured);
  const key =
    ask.intent === "reminder"
      ? "assistant:answers.reminder"
      : out.insights.length === 0
        ? "assistant:answers.nothing"
        : "assistant:answers.captured";
  return answer(key, { ...out, made, suggestedActions: placesFor(ask, sentence) });
}

const isSignedIn = (ctx: Ctx): ctx is AccountCtx => ctx.account !== null;

const placesFor = (ask: Ask, sentence: Sentence): SearchAnswer["suggestedActions"] => {
  const area = ask.category ?? "organize";
  const labelKey = `assistant:actions.${area}`;
  return [{ label: sentence(labelKey), labelKey, path: PLACES[area] }];
};
