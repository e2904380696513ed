import type { TimeMention } from "./mention.ts";
import type { TimeLanguage } from "./time-language.ts";

/** The words before a mention: where they begin, and what they make of it. */
export type Lead = { start: number; role: TimeMention["role"]; since: boolean };

/** No lead is longer. */
const LONGEST = 32;

/** The words right before `at` that belong to the mention that begins there ("by", "starting on the", "since"). */
export function leadOf(folded: string, at: number, language: TimeLanguage): Lead {
  const before = folded.slice(Math.max(0, at - LONGEST), at);
  const found = language.lead.exec(before);
  if (found === null) return { start: at, role: "at", since: false };
  const { deadline, start, since } = found.groups ?? {};
  const role = deadline !== undefined ? "deadline" : start !== undefined ? "start" : "at";
  return { start: at - before.length + found.index, role, since: since !== undefined };
}
