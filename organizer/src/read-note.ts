import type { Clause, Note, Setting } from "./clause.ts";
import { findPeople } from "./recognizers/people.ts";
import { splitClauses } from "./split/clauses.ts";
import { coreStart, tighten } from "./split/core.ts";
import { detectLanguage } from "./split/detect-language.ts";
import { headingAt } from "./split/inline-heading.ts";
import { splitLines } from "./split/lines.ts";
import { splitSentences } from "./split/sentences.ts";
import type { Context, Span } from "./suggestion.ts";
import { fold } from "./text/fold.ts";
import { VOCABULARIES } from "./text/vocabulary.ts";
import { findTimes } from "./time/find-times.ts";
import { isClockAlone } from "./refiners/due.ts";

/** A note with its language, its folded text and the times that it names. */
export function readNote(text: string, context: Context): Note {
  const folded = fold(text);
  const vocabulary = VOCABULARIES[detectLanguage(folded, context.language)];
  return { text, folded, vocabulary, context, times: findTimes(text, context.now, vocabulary.language) };
}

/** The clauses of a note, each with what its heading and its sentence give to it. */
export function readClauses(note: Note): Clause[] {
  const clauses: Clause[] = [];
  let sentenceNumber = 0;
  for (const [line, row] of splitLines(note.text, note.folded, note.vocabulary).entries()) {
    const headingDate = dateWithin(note, { start: row.headingStart, end: row.headingEnd });
    for (const sentence of splitSentences(note.folded, row, note.vocabulary)) {
      sentenceNumber += 1;
      const inline = headingAt(note, sentence);
      const setting: Setting = {
        heading: inline?.heading ?? row.heading, bullet: row.bullet, checked: row.checked, clockDate: null,
        date: inline === null ? headingDate : dateWithin(note, { start: sentence.start, end: inline.end }) ?? headingDate,
      };
      const body = { start: inline?.end ?? sentence.start, end: sentence.end };
      let { date, clockDate } = setting;
      for (const { joint, ...piece } of splitClauses(note, body, inline !== null)) {
        const span = tighten(note, piece);
        if (!/[\p{L}\p{N}]/u.test(note.text.slice(span.start, span.end))) continue;
        const clause = clauseAt(note, span, { line, sentence: sentenceNumber, setting: { ...setting, date, clockDate }, joint });
        clauses.push(clause);
        const day = dayOf(clause);
        if (day !== null && leads(clause)) date = day;
        clockDate = day ?? clockDate;
      }
    }
  }
  return clauses;
}

/** Makes the clause of a span: its core, times and people. */
export function clauseAt(note: Note, span: Span, rest: Pick<Clause, "line" | "sentence" | "setting" | "joint">): Clause {
  const start = coreStart(note, span);
  return {
    span, coreStart: start, core: note.folded.slice(start, span.end),
    times: note.times.filter((time) => time.span.start >= span.start - 1 && time.span.end <= span.end + 1),
    people: findPeople(note, span), ...rest,
  };
}

function dateWithin(note: Note, { start, end }: Span): string | null {
  if (end <= start) return null;
  const found = note.times.find((time) => time.span.start >= start && time.span.end <= end + 1 && time.tense === "future" && time.due !== null && time.repeat === null && !isClockAlone(time));
  return found?.due?.slice(0, 10) ?? null;
}

/** The day that a clause names. */
function dayOf({ times }: Clause): string | null {
  const named = times.find((time) => time.tense === "future" && time.repeat === null && time.due !== null && !isClockAlone(time));
  return named?.due?.slice(0, 10) ?? null;
}

/** "Tomorrow I have to send the estimate and chase the printers": a date at the front holds for the whole sentence. */
function leads({ times, coreStart: start }: Clause): boolean {
  const [first] = times;
  return first !== undefined && !isClockAlone(first) && first.span.end <= start + 1;
}
