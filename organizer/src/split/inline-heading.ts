import type { Note } from "../clause.ts";
import { timesWithin } from "../text/times-within.ts";
import { isImperative } from "../recognizers/imperative.ts";
import type { Category, Span } from "../suggestion.ts";

const LONGEST_HEADING = 60;

/** "Still need to: renew passport, …", "Sunday plan (29th): …": a heading in front of its list, in one sentence. */
export function headingAt({ folded, vocabulary, times }: Note, sentence: Span): { heading: Category | "nothing" | null; end: number } | null {
  const row = folded.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST_HEADING));
  const colon = /:(?= |$)/u.exec(row)?.index ?? -1;
  if (colon <= 0) return null;
  const words = row.slice(0, colon + 1).trim();
  const end = sentence.start + colon + 1;
  const { opening } = vocabulary;
  if (opening.stray.test(words) || opening.insight.test(words) || opening.gratitude.test(words)) return null;
  if (opening.doneHeading.test(words)) return { heading: "nothing", end };
  const task = opening.taskHeading.test(words);
  const date = timesWithin(times, { start: sentence.start, end }).find(({ span }) => span.start >= sentence.start && span.end <= end);
  const bare = date === undefined ? words : (folded.slice(sentence.start, date.span.start) + folded.slice(date.span.end, end)).replace(/[^\p{L}]+/gu, " ").trim();
  if (task) return { heading: "task", end };
  if (date === undefined || bare.split(" ").length > 3) return null;
  // "Hurricane kit by june 1: batteries, tarps": what stands before the colon is the item, unless a verb follows.
  const rest = folded.slice(end, sentence.end).trim();
  return bare === "" || isImperative(rest, vocabulary) || opening.obligation.test(rest) || timesWithin(times, { start: end, end: sentence.end }).length > 0 ? { heading: "task", end } : null;
}
