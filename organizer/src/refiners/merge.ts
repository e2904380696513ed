import type { Clause, Note, Proposal } from "../clause.ts";

/** A clause and what it was recognized as. */
export type Finding = { clause: Clause; proposal: Proposal | null };

/** Joins clauses that say one thing: a fact that goes on about the same person, a feeling and its cause, thanks for what was told before. */
export function mergeFindings(findings: readonly Finding[], note: Note): Finding[] {
  const merged: Finding[] = [];
  for (const finding of findings) {
    const last = merged.at(-1);
    const joined = last === undefined ? null : join(last, finding, note);
    if (joined === null) merged.push(finding);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

function join(last: Finding, next: Finding, note: Note): Finding | null {
  const [a, b] = [last.proposal?.category, next.proposal?.category];
  const sameSentence = last.clause.sentence === next.clause.sentence;
  const near = last.clause.line === next.clause.line;
  const { vocabulary: { anywhere, opening } } = note;
  if (!near) return null;
  const goesOn = opening.continuation.test(next.clause.core);
  if (a === "relationship" && (b === "relationship" || b === undefined || b === "nothing") && goesOn && (sameSentence || b === "relationship") && next.clause.people.every((name) => last.clause.people.includes(name))) return both(last, next, last.proposal);
  if (a === "relationship" && b === "relationship" && last.clause.people.some((name) => next.clause.people.includes(name))) return both(last, next, last.proposal);
  if (b === "gratitude" && (anywhere.gratitudeBack.test(next.clause.core) || next.clause.core.split(/ +/u).length <= 2) && a !== "task" && a !== "gratitude" && a !== "goal" && a !== "emotion" && sameSentence) return both(last, next, next.proposal);
  if (a === "gratitude" && b === "gratitude" && sameSentence && (isBare(next.clause, 4) || isBare(last.clause, 4))) return both(last, next, last.proposal);
  // "Then Rosa called and I'm so thankful she always knows": the thanks are for her.
  if (b === "gratitude" && sameSentence && a !== "task" && a !== "goal" && a !== "gratitude" && last.clause.people.length > 0 && next.clause.people.length === 0 && refersBack(next.clause, note)) return both(last, next, next.proposal);
  if (a === "gratitude" && (b === "relationship" || b === undefined || b === "nothing") && sameSentence && goesOn) return both(last, next, last.proposal);
  // "Neither sad nor happy about leaving, just neutral": the feeling is about what the denied ones were about.
  if (last.proposal === null && b === "emotion" && sameSentence && isBare(next.clause)) return both(last, next, next.proposal);
  if (a === "emotion" && b === "emotion" && last.proposal?.mood === next.proposal?.mood) return both(last, next, last.proposal);
  if (a === "emotion" && (b === undefined || b === "nothing") && next.proposal?.rule !== "ticked" && next.proposal?.rule !== "called-off" && isBare(last.clause)) return both(last, next, last.proposal);
  // "I'm on potato salad, make it saturday": the remark only says when.
  if (a === "task" && next.proposal?.rule === "remark" && sameSentence && next.clause.times.length > 0) return both(last, next, last.proposal);
  if (sameSentence && (b === undefined) && a !== undefined && a !== "nothing" && a !== "task") return both(last, next, last.proposal);
  return null;
}

function refersBack({ core }: Clause, { vocabulary: { words } }: Note): boolean {
  return core.split(/[^\p{L}']+/u).some((word) => words.pronouns.has(word));
}

/** "So happy!!": a feeling that names no cause takes what follows for one. */
function isBare({ core }: Clause, words = 3): boolean {
  return core.split(/ +/u).length <= words;
}

function both(a: Finding, b: Finding, proposal: Proposal | null): Finding {
  const people = [...a.clause.people, ...b.clause.people.filter((name) => !a.clause.people.includes(name))];
  const core = a.clause.core;
  return {
    clause: { ...a.clause, core, span: { start: a.clause.span.start, end: b.clause.span.end }, times: [...a.clause.times, ...b.clause.times], people },
    proposal,
  };
}
