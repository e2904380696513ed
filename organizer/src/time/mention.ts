import type { Span } from "../suggestion.ts";

/**
 * A place in a text that says when: a date, a clock time, both, or a recurrence. A recurrence whose first time stands
 * farther on in the sentence ("every friday to send the sheet, starting this friday") has it in its `due`; those words
 * are a mention of their own, with the role "start".
 */
export type TimeMention = {
  /** The words that say when, prepositions that belong to them included ("by", "on", "at", "every"). */
  span: Span;
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`; null only of a recurrence that gives no first time. */
  due: string | null;
  /**
   * Whether the words give the day. If not, they are a clock time alone: the day of `due` is one that was said before
   * in the sentence, else that of the time's next occurrence.
   */
  dated: boolean;
  /** An RFC 5545 rule or null. */
  repeat: string | null;
  /** "past" where the words look back ("yesterday", "last week", "two days ago"): no due date is to be made of it. */
  tense: "past" | "future";
  /** "deadline" after by, before, until, due; "start" after from, starting; else "at". */
  role: "at" | "deadline" | "start";
  /** The name of the rule that spoke. */
  rule: string;
};
