import { addDays } from "@wisp/organizer";
import { LIMITS } from "#app/shared/limits.ts";
import type { GratitudeDay, GratitudeItem, GratitudeSummary } from "./contract.ts";

/** One text for one day. */
export type OneGratitude = {
  id?: string | undefined;
  madeAt?: string | undefined;
  text: string;
  /** `YYYY-MM-DD`; default: the person's today. */
  date?: string | undefined;
  categories?: string[] | undefined;
  /** The insight that it is filed for. */
  insightId?: string | undefined;
};

/** A day as it goes out; `since` stands for a day that has no items left. */
export const dayOf = (date: string, items: GratitudeItem[], since: string): GratitudeDay => ({
  id: date,
  date,
  entries: JSON.stringify(items.map((item) => item.text)),
  items,
  createdAt: since,
});

/** Of a list of texts those that the day does not hold yet, each once. */
export function missingTexts(there: readonly { text: string }[], texts: readonly string[]): string[] {
  const missing = new Set(texts);
  for (const { text } of there) missing.delete(text);
  return [...missing];
}

/** A text as the title of its insight; the cut must not leave half a surrogate pair. */
export const titleOf = (text: string): string => text.slice(0, LIMITS.title).replace(/[\uD800-\uDBFF]$/, "");

/**
 * Days in a row. Days are dates, `YYYY-MM-DD`, of the person's own calendar and never moments, so that no time zone and
 * no change of the clock can break a row. Days after today do not count yet.
 * @param dates any dates, in any order, each as often as it comes
 */
export function streaksOf(dates: Iterable<string>, today: string): Pick<GratitudeSummary, "streak" | "longest"> {
  const days = new Set([...dates].filter((date) => date <= today));
  let longest = 0;
  for (const first of days) {
    if (days.has(addDays(first, -1))) continue;
    longest = Math.max(longest, rowFrom(days, first, 1));
  }
  const last = days.has(today) ? today : addDays(today, -1);
  return { streak: rowFrom(days, last, -1), longest };
}

function rowFrom(days: ReadonlySet<string>, start: string, step: 1 | -1): number {
  let count = 0;
  for (let day = start; days.has(day); day = addDays(day, step)) count += 1;
  return count;
}

/** The whole summary, of the date of each good thing. */
export const summaryOf = (dates: readonly string[], today: string): GratitudeSummary => ({
  total: dates.length,
  thisYear: dates.filter((date) => date.slice(0, 4) === today.slice(0, 4) && date <= today).length,
  ...streaksOf(dates, today),
});

/** The categories of a comma-separated line: trimmed, without empty ones. */
export const categoriesIn = (line: string): string[] =>
  line
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
