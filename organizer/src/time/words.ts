import type { DayPart, Unit } from "./fields.ts";
import type { RuleName } from "./rules.ts";

/**
 * The words of one language for time, in lower case and without accents. Tables hold plain words, in which a space
 * stands for one or more spaces. What is called a pattern is the source of a regular expression: `{name}` or
 * `{name:as}` stands for one of the kinds of word listed in word-kinds.ts (`{~name}` where its value does not matter),
 * a space for any run of spaces, ` ?` for any or none.
 */
export type TimeWords = {
  /** The word for 0, 1, 2 …, as far as words are irregular; alternatives are split by "/". */
  cardinals: readonly string[];
  /** Tens above those, joined to 1 to 9 by one of the joiners. */
  tens: Readonly<Record<string, number>>;
  tensJoiners: readonly string[];
  /** The words for 1st to 31st, alternatives split by "/". */
  ordinals: readonly string[];
  /** The pattern of what follows a digit to make it an ordinal. */
  ordinalEnding: string;
  /** Words for -1, -2 of a month. */
  fromEnd: Readonly<Record<string, number>>;
  /** Words before a number that make it a year: "nineteen" 1900. */
  centuries: Readonly<Record<string, number>>;
  /** Words that count units: "a" 1, "a couple of" 2. */
  amounts: Readonly<Record<string, number>>;
  months: Readonly<Record<string, number>>;
  /** ISO numbers, 1 is Monday. */
  weekdays: Readonly<Record<string, number>>;
  /** Weekdays that are other words, too ("sat", "sun"): used only where the neighborhood speaks for it. */
  shyWeekdays: Readonly<Record<string, number>>;
  /** "mondays": a recurrence without "every". */
  weekdayPlurals: Readonly<Record<string, number>>;
  units: Readonly<Record<string, readonly [number, Unit]>>;
  /** Days from today. */
  days: Readonly<Record<string, number>>;
  /** -1, 0 or 1 of "last", "this", "next". */
  which: Readonly<Record<string, number>>;
  parts: Readonly<Record<string, DayPart>>;
  /** Words for time that are names of people, too, and what stands before a person; patterns. */
  names: string;
  nameLeads: string;
  /** "mornings": every morning. */
  partPlurals: Readonly<Record<string, DayPart>>;
  /** Patterns behind an hour. */
  am: string;
  pm: string;
  /** Hours that have a name. */
  moments: Readonly<Record<string, number>>;
  fractions: Readonly<Record<string, number>>;
  /** Words that are a recurrence by themselves: "daily" "FREQ=DAILY". */
  adverbs: Readonly<Record<string, string>>;
  /** Names to the days of holidays.ts. */
  holidays: Readonly<Record<string, string>>;
  /** What may stand between two parts of one mention; pattern. */
  glue: string;
  /** What may stand between a recurrence and its first time; pattern. */
  startGlue: string;
  /** Words before a mention that make it a deadline, a start, a look back, or just belong to it; patterns. */
  deadline: string;
  start: string;
  since: string;
  lead: string;
  /** What joins weekdays in a list, and what adds half a unit to a length of time; patterns. */
  and: string;
  andHalf: string;
  patterns: readonly (readonly [RuleName, string])[];
};
