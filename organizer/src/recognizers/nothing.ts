import type { Clause, Note, Recognizer } from "../clause.ts";

/** "Already paid the rent", "that's off my list": nothing is left to do. */
export const finished: Recognizer = (clause, { vocabulary: { opening, anywhere } }) =>
  opening.finished.test(clause.core) || anywhere.finished.test(clause.core)
    ? { category: "nothing", confidence: 0.85, rule: "finished" } : null;

/** "Go figure", "long day": a remark with nothing to keep. */
export const remark: Recognizer = ({ core, coreStart, times }, { vocabulary: { opening } }) => {
  const last = times.at(-1);
  const words = last !== undefined && last.span.end >= coreStart + core.length ? core.slice(0, last.span.start - coreStart) : core;
  return opening.remark.test(words.replace(/[^\p{L}\p{N}]+$/u, "")) ? { category: "nothing", confidence: 0.8, rule: "remark" } : null;
};

/** "No need to ring the council", "not doing the car boot". */
export const calledOff: Recognizer = (clause, { vocabulary: { opening } }) =>
  opening.calledOff.test(clause.core) ? { category: "nothing", confidence: 0.85, rule: "called-off" } : null;

/** The same words farther on in the clause: "dinner with Ana is cancelled". */
export const calledOffInside: Recognizer = (clause, { vocabulary: { anywhere } }) =>
  anywhere.calledOff.test(clause.core) || anywhere.othersDo.test(clause.core)
    ? { category: "nothing", confidence: 0.8, rule: "called-off" } : null;

/** "If he had come last week…", "I would have": what might have been. */
export const hypothetical: Recognizer = (clause, { vocabulary: { opening } }) =>
  opening.hypothetical.test(clause.core) ? { category: "nothing", confidence: 0.75, rule: "hypothetical" } : null;

export const hypotheticalInside: Recognizer = (clause, { vocabulary: { anywhere } }) =>
  anywhere.hypothetical.test(clause.core) ? { category: "nothing", confidence: 0.7, rule: "hypothetical" } : null;

/** What the writer did and that is over: a chore done, the course of a day. */
export const past: Recognizer = (clause, { vocabulary: { opening } }) =>
  opening.past.test(clause.core) || clause.times.length > 0 && clause.times.every(({ tense }) => tense === "past")
    ? { category: "nothing", confidence: 0.6, rule: "past" } : null;

/** A password, a quotation, a line of a recipe: kept as it is. */
export const stray: Recognizer = (clause, note) => {
  const { opening } = note.vocabulary;
  if (opening.stray.test(clause.core) || /^https?:\/\//u.test(clause.core)) return { category: "unsorted", confidence: 0.8, rule: "stray" };
  return isQuotation(clause, note) ? { category: "unsorted", confidence: 0.75, rule: "quotation" } : null;
};

function isQuotation({ span, setting }: Clause, { folded }: Note): boolean {
  const line = folded.slice(Math.max(0, span.start - 3), span.end + 3);
  return !setting.bullet && /^\s*"/u.test(line.trimStart()) && folded.trimStart().startsWith('"') && span.start < 6;
}
