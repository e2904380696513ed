import { z } from "zod";
import { endpoint } from "#app/shared/endpoint.ts";
import { timeZone } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId } from "#app/shared/record.ts";
import { plainText, someText } from "#app/shared/text.ts";
import { capture } from "#app/features/captures/contract.ts";
import { insight } from "#app/features/insights/contract.ts";

/** What the ask box sends. */
export const searchBody = z.object({
  ...clientId,
  query: someText(LIMITS.captureText, "assistant:validation.blank"),
  category: plainText(40).optional(),
  source: plainText(40).optional(),
  timezone: timeZone.optional(),
});

/** What the ask box gets back. */
export const searchAnswer = z.object({
  /** What was understood: a note was captured, a page is meant, or an answer is still owed. */
  intent: z.enum(["create", "navigate", "question", "reminder"]),
  /** A word key of the answer; `response` is its English sentence. */
  responseKey: z.string(),
  response: z.string(),
  /** Of a navigation: the path of this site to go to. */
  path: z.string().nullable(),
  /** `labelKey` is the word key of `label`, where the interface has it in its languages. */
  suggestedActions: z.array(z.object({ label: z.string(), labelKey: z.string().optional(), path: z.string() })),
  /** Of a signed-in person's note: what was kept and what came of it. */
  capture: capture.nullable(),
  insights: z.array(insight),
  source: z.string().nullable(),
  subscriptionMessage: z.string().nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const search = endpoint({
  method: "POST",
  path: "/api/search",
  access: "public",
  summary:
    "Takes what was typed into the ask box: a note is captured, a page is named. A visitor's words are not kept here.",
  body: searchBody,
  output: searchAnswer,
});
