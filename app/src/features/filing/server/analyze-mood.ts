import { randomUUID } from "node:crypto";
import { addInsights } from "#app/features/insights/public.ts";
import { analyzeMood as endpoint, type MoodAnalysis } from "#app/features/moods/contract.ts";
import { analyzeEntries, sayAnalysis } from "#app/features/moods/rules.ts";
import type { SayIn } from "#app/features/moods/public.ts";
import { acceptedLanguage } from "#app/platform/http/accepted-language.ts";
import { ok, route, type Ctx, type Route } from "#app/platform/http/route.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import type { Received } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { announceInsight } from "./announce-insight.ts";

/** `POST /api/analyze/mood`; `sayIn` speaks the language of the account, or the one that a visitor's browser asks for. */
export const analyzeMoodRoute = (sayIn: SayIn): Route =>
  route(endpoint, async (ctx, { body }) => ok(await analyzeMood(ctx, body, sayIn)));

// Of a signed-in person the analysis is kept, as an insight of its own kind that no capture gave.
async function analyzeMood(
  { account, now, transact, http }: Pick<Ctx, "account" | "now" | "transact" | "http">,
  { id = randomUUID(), moodData }: Received<typeof endpoint>["body"],
  sayIn: SayIn,
): Promise<MoodAnalysis> {
  const language = account?.language ?? acceptedLanguage(http.req.header("accept-language"));
  // Within a day the order stays as it was sent.
  const felt = moodData
    .map(({ mood, date }) => ({ mood, at: date }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const today = localDate(now, account?.timezone ?? "UTC");
  const analysis = sayAnalysis(analyzeEntries(felt, today), language, sayIn[language]);
  if (account)
    await transact(
      account,
      async (act) => {
        const [kept] = await addInsights(act, [{ ...INSIGHT, id, people: [], ...wordsOf(analysis) }]);
        if (kept) await announceInsight(act, id, "created");
      },
      "organizer",
    );
  return analysis;
}

const wordsOf = (analysis: MoodAnalysis) => ({
  title: analysis.overallTrend.slice(0, LIMITS.title),
  content: JSON.stringify(analysis),
});

const INSIGHT = {
  captureId: null,
  category: "mood_analysis",
  spanStart: null,
  spanEnd: null,
  dueDate: null,
  repeat: null,
  mood: null,
  isCompleted: false,
  isFavorite: false,
  confidence: 1,
  state: "filed",
  recordKind: null,
  recordId: null,
  metadata: null,
  touched: false,
} as const;
