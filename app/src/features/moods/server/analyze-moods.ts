import { addDays } from "@wisp/organizer";
import type { AccountCtx } from "#app/platform/http/route.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import type { InterfaceLanguage } from "#app/shared/words.ts";
import type { MoodAnalysis } from "../contract.ts";
import { analyzeEntries, sayAnalysis, type Say } from "../rules.ts";
import { feltSince } from "./store.ts";

/** The words of moods in each language. */
export type SayIn = Record<InterfaceLanguage, Say>;

// Patterns over all time are a subscriber's (decisions 7).
const FREE_DAYS = 90;

/** What the account's moods say, in its language; stores nothing. */
export async function analyzeMoods(
  { db, account, now }: Pick<AccountCtx, "db" | "account" | "now">,
  sayIn: SayIn,
): Promise<MoodAnalysis> {
  const today = localDate(now, account.timezone);
  const entries = await feltSince({ db, account }, account.subscriber ? null : addDays(today, 1 - FREE_DAYS));
  return sayAnalysis(analyzeEntries(entries, today), account.language, sayIn[account.language]);
}
