import type { Part } from "./fields.ts";
import { compileAll, type Pattern } from "./pattern.ts";
import { RULES, WEAK_RULES } from "./rules.ts";
import type { TimeWords } from "./words.ts";

const compiled = new WeakMap<TimeWords, readonly Pattern[]>();

function patternsOf(words: TimeWords): readonly Pattern[] {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const patterns = compileAll(words);
  compiled.set(words, patterns);
  return patterns;
}

// A part begins where a word begins, but not inside a longer number, an amount of money, or a decimal.
const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}@](?<!\d[.,:/-]\d)(?<![$€£#+*] ?\d)/gu;

/** The phrases that say when, in order, longest first at each place, not overlapping. */
export function findParts(folded: string, words: TimeWords): Part[] {
  const parts: Part[] = [];
  let free = 0;
  for (const { index } of folded.matchAll(WORD_START)) {
    if (index < free) continue;
    const part = longestAt(folded, index, patternsOf(words));
    if (part === null) continue;
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
