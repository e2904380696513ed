import { clockRules } from "./clock-rules.ts";
import { dateRules } from "./date-rules.ts";
import type { Fields } from "./fields.ts";
import type { Caught } from "./pattern.ts";
import { repeatRules } from "./repeat-rules.ts";

/** Reads what a pattern caught; null where the words cannot be what they seem. */
export type Rule = (caught: Caught) => Fields | null;

/**
 * The rules by name. Where several match at one place of a text the longest match wins, then the one that stands first
 * in the language's patterns.
 */
export const RULES = { ...dateRules, ...clockRules, ...repeatRules } satisfies Record<string, Rule>;
export type RuleName = keyof typeof RULES;

/** These say when only beside a part that says it by itself. */
export const WEAK_RULES: ReadonlySet<RuleName> = new Set<RuleName>(["day-part", "bare-ordinal", "bare-hour"]);
