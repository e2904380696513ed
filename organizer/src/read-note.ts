import type { Clause, Note, NoteTime, Setting } from "./clause.ts";
import { findPeople } from "./recognizers/people.ts";
import { splitClauses } from "./split/clauses.ts";
import { coreStart, tighten } from "./split/core.ts";
import { detectLanguage } from "./split/detect-language.ts";
import { headingAt } from "./split/inline-heading.ts";
import { splitLines } from "./split/lines.ts";
import { splitSentences } from "./split/sentences.ts";
import type { Context, Language, Span } from "./suggestion.ts";
import { fold } from "./text/fold.ts";
import { timesWithin } from "./text/times-within.ts";
import { VOCABULARIES } from "./text/vocabulary.ts";
import { findTimes } from "./time/find-times.ts";
import { weekday } from "./time/local-date.ts";

/** A note with its language, its folded text and the times that it names. */
export function readNote(text: string, context: Context): Note {
  const folded = fold(text);
  const vocabulary = VOCABULARIES[detectLanguage(folded, context.language)];
  return { text, folded, vocabulary, context, times: timesOf(text, context.now, vocabulary.language) };
}

const MOST_CUTS = 3000;
const CLOCK_RULES: ReadonlySet<string> = new Set(["clock", "padded-clock", "clock-range", "minutes-past", "minutes-to", "bare-hour", "coming-day-part"]);

function timesOf(text: string, now: string, language: Language): NoteTime[] {
  const days = new Map<string, boolean>();
  return findTimes(text, now, language).map((mention) => {
    const { rule, repeat, due, span } = mention;
    if (repeat !== null || due === null || due.length === 10 || !CLOCK_RULES.has(rule)) return { ...mention, clockAlone: false };
    // A clock time without a day moves to the next day when today's is over; one with a day stays.
    const words = text.slice(span.start, span.end);
    const known = days.get(words);
    if (known !== undefined) return { ...mention, clockAlone: known };
    const [early, late] = ["00:00", "23:59"].map((clock) => findTimes(words, `${now.slice(0, 10)}T${clock}`, language)[0]?.due?.slice(0, 10));
    days.set(words, early !== late);
    return { ...mention, clockAlone: early !== late };
  });
}

/** The clauses of a note, each with what its heading and its sentence give to it. */
export function readClauses(note: Note): Clause[] {
  const clauses: Clause[] = [];
  const cuts = { left: MOST_CUTS };
  let sentenceNumber = 0;
  for (const [line, row] of splitLines(note.text, note.folded, note.vocabulary).entries()) {
    const above = givenTime(note, { start: row.headingStart, end: row.headingEnd });
    for (const sentence of row.scraps ? [row] : splitSentences(note, row)) {
      sentenceNumber += 1;
      const inline = headingAt(note, sentence);
      const setting: Setting = {
        heading: inline?.heading ?? row.heading, bullet: row.bullet, checked: row.checked, clockDate: null,
        ...(inline === null ? above : givenTime(note, { start: sentence.start, end: inline.end }) ?? above) ?? { date: null, repeat: null },
      };
      const body = { start: inline?.end ?? sentence.start, end: sentence.end };
      let { date, clockDate } = setting;
      const pieces = row.scraps ? [{ ...body, joint: "" }] : splitClauses(note, body, inline !== null, cuts);
      for (const { joint, ...piece } of pieces) {
        const span = tighten(note, piece);
        // "Tomorrow I have to X and do Y" shares its day; "…, and do Y" begins anew.
        if (inline === null && /[,;] *\p{L}|\p{L} +\p{L}/u.test(note.folded.slice(clauses.at(-1)?.span.end ?? 0, span.start).trim())) date = setting.date;
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
    times: timesWithin(note.times, span).filter((time) => time.span.start >= span.start - 1 && time.span.end <= span.end + 1),
    people: findPeople(note, span), ...rest,
  };
}

/** The time that a heading gives to what stands below or after it. */
function givenTime({ times, context }: Note, { start, end }: Span): Pick<Setting, "date" | "repeat"> | null {
  if (end <= start) return null;
  const found = timesWithin(times, { start, end: end + 1 }).find((time) => time.span.start >= start && time.span.end <= end + 1 && time.tense === "future" && time.due !== null && !time.clockAlone);
  if (found?.due == null) return null;
  // "Monday's list", written on a monday, is no list for the monday to come.
  if (found.rule === "weekday" && weekday(found.due.slice(0, 10)) === weekday(context.now.slice(0, 10))) return null;
  return { date: found.due, repeat: found.repeat };
}

/** The day that a clause names. */
function dayOf({ times }: Clause): string | null {
  const named = times.find((time) => time.tense === "future" && time.repeat === null && time.due !== null && !time.clockAlone);
  return named?.due?.slice(0, 10) ?? null;
}

/** "Tomorrow I have to send the estimate and chase the printers": a date at the front holds for the whole sentence. */
function leads({ times, coreStart: start }: Clause): boolean {
  const [first] = times;
  return first !== undefined && !first.clockAlone && first.span.end <= start + 1;
}
