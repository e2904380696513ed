import type { Part } from "./fields.ts";
import type { Pattern } from "./pattern.ts";
import { RULES, WEAK_RULES } from "./rules.ts";
import type { TimeLanguage } from "./time-language.ts";

// A part begins where a word begins, but not inside a longer number, an amount of money, or a decimal.
const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}@](?<!\d[.,:/-]\d)(?<![$€£#+*] ?\d)/gu;

/** The phrases that say when, in order, longest first at each place, not overlapping. */
export function findParts(text: string, folded: string, language: TimeLanguage): Part[] {
  const parts: Part[] = [];
  let free = 0;
  for (const { index } of folded.matchAll(WORD_START)) {
    if (index < free) continue;
    const part = longestAt(folded, index, language.patterns);
    if (part === null || isName(text, folded, part, language)) continue;
    parts.push(part);
    free = part.end;
  }
  return parts;
}

function longestAt(folded: string, start: number, patterns: readonly Pattern[]): Part | null {
  let best: Part | null = null;
  for (const { rule, match } of patterns) {
    const found = match(folded, start);
    if (found === null || found.end <= (best?.end ?? start)) continue;
    const fields = RULES[rule](found.caught);
    if (fields !== null) best = { start, end: found.end, rule, fields, weak: WEAK_RULES.has(rule) };
  }
  return best;
}

/** "lunch with April", "llamar a Domingo". */
function isName(text: string, folded: string, { start, end }: Part, language: TimeLanguage): boolean {
  const first = text.charAt(start);
  if (first === first.toLowerCase() || !language.name.test(folded.slice(start, end))) return false;
  return language.nameLead.test(folded.slice(Math.max(0, start - 12), start));
}
