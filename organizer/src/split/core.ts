import type { Note } from "../clause.ts";
import { timesWithin } from "../text/times-within.ts";
import { findPeople } from "../recognizers/people.ts";
import type { Span } from "../suggestion.ts";

const EDGE = /^[\s,;:.!?…"'()*_~•–—-]+/u;

/** Where a clause's own words begin, past fillers ("and um"), marks, and the times that stand before them. */
export function coreStart(note: Note, span: Span): number {
  const position = skipLabel(note, { start: skipFillers(note, span), end: span.end });
  const time = timesWithin(note.times, { start: position - 1, end: position + 2 }).find((mention) => mention.span.start >= position - 1);
  if (time === undefined || time.span.end >= span.end) return position;
  const after = skipFillers(note, { start: time.span.end, end: span.end });
  return after < span.end ? after : position;
}

/** "Therapy notes: I go quiet…": a short label that means nothing to the engine is passed over. */
function skipLabel(note: Note, { start, end }: Span): number {
  const label = /^[\p{L}' ]{2,25}: +/u.exec(note.folded.slice(start, Math.min(end, start + 30)))?.[0];
  if (label === undefined || label.trim().split(" ").length > 3) return start;
  if (findPeople(note, { start, end: start + label.length }).length > 0) return start;
  const { stray, goal, insight, gratitude, obligation, hearsay } = note.vocabulary.opening;
  if ([stray, goal, insight, gratitude, obligation, hearsay].some((pattern) => pattern.test(label))) return start;
  return skipFillers(note, { start: start + label.length, end });
}

/** Where a clause begins, past fillers and marks. */
export function skipFillers({ folded, vocabulary, times }: Note, { start, end }: Span): number {
  let position = start;
  for (let left = 8; left > 0; left -= 1) {
    position += EDGE.exec(folded.slice(position, Math.min(end, position + 200)))?.[0].length ?? 0;
    const filler = vocabulary.opening.fillers.exec(folded.slice(position, Math.min(end, position + 60)));
    if (filler === null || filler[0].length === 0 || position + filler[0].length >= end) break;
    // "First friday of the month": "first" belongs to the time.
    const reach = position + filler[0].length;
    if (timesWithin(times, { start: position, end: reach }).some(({ span }) => span.start <= position && span.end >= reach || span.start < reach && span.start > position && span.end > reach)) break;
    position += filler[0].length;
  }
  return Math.min(position, end);
}

/** The span without marks, spaces and afterthoughts ("though", "lol") at its ends. */
export function tighten(note: Note, span: Span): Span {
  const start = skipFillers(note, span);
  let end = span.end;
  for (let left = 4; left > 0; left -= 1) {
    const words = note.folded.slice(start, end);
    const marks = /[\s,;:.!?…"'()*_~•–—+\p{Extended_Pictographic}-]{0,40}$/u.exec(words)?.[0].length ?? 0;
    const tail = note.vocabulary.closing.afterthought.exec(words.slice(Math.max(0, words.length - marks - 24), words.length - marks));
    const cut = marks + (tail?.[0].length ?? 0);
    if (cut === 0 || end - cut <= start) break;
    end -= cut;
  }
  // What was all marks or afterthought is kept as it was written.
  return end > start ? restoreBracket(note.folded, { start, end }) : trim(note.folded, span);
}

function restoreBracket(folded: string, { start, end }: Span): Span {
  const words = folded.slice(start, end);
  return words.includes("(") && !words.includes(")") && folded[end] === ")" ? { start, end: end + 1 } : { start, end };
}

function trim(folded: string, { start, end }: Span): Span {
  const words = folded.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, words.trimEnd().length) };
}
