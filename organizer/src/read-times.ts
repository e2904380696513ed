import { readNote } from "./read-note.ts";
import type { Context, Span } from "./suggestion.ts";
import { compose } from "./text/compose.ts";

/** A place in a text that says when, and what it says. */
export type TextTime = {
  /** The words, prepositions that belong to them included ("by", "on", "at", "every"). */
  span: Span;
  /** Local `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`; null only of a recurrence that gives no first time. */
  due: string | null;
  /** An RFC 5545 rule or null. */
  repeat: string | null;
  /** "deadline" after by, before, until, due; "start" after from, starting; else "at". */
  role: "at" | "deadline" | "start";
  /** Whether it is a time of the day without a day ("at 1", "10am"). */
  clockAlone: boolean;
};

/**
 * The times ahead that a text names, in its order, not overlapping: for a form that shows what it understood while it is
 * written. What looks back ("yesterday") is left out. Spans count in UTF-16 units of the text as given. Never throws.
 */
export function readTimes(text: string, context: Context): TextTime[] {
  const composed = compose(text);
  return readNote(composed.text, context)
    .times.filter(({ tense }) => tense === "future")
    .map(({ span, due, repeat, role, clockAlone }) => ({
      span: { start: composed.original(span.start), end: composed.original(span.end) },
      due,
      repeat,
      role,
      clockAlone,
    }));
}
