import type { Note } from "../clause.ts";
import type { Span } from "../suggestion.ts";
import { isImperative } from "../recognizers/imperative.ts";
import { feltMoods } from "../recognizers/moods.ts";
import { findPeople } from "../recognizers/people.ts";
import { coreStart, skipFillers } from "./core.ts";

/** A place where a sentence might be cut: the words between end at `next`. */
type Joint = { end: number; next: number; words: string };

export type Piece = Span & { joint: string };

/** Cuts a sentence where what follows says something of its own: "buy milk and call mum" is two, "milk and eggs" one. */
export function splitClauses(note: Note, sentence: Span, inList: boolean): Piece[] {
  const pieces: Piece[] = [];
  let start = sentence.start;
  let joint = "";
  const joints = jointsOf(note, sentence);
  for (const [index, candidate] of joints.entries()) {
    if (candidate.end <= start) continue;
    const restEnd = joints[index + 1]?.end ?? sentence.end;
    const left = { start, end: candidate.end };
    if (!standsAlone(note, left, { start: candidate.next, end: sentence.end }, restEnd, candidate.words, inList)) continue;
    pieces.push({ ...left, joint });
    start = candidate.next;
    joint = candidate.words;
  }
  pieces.push({ start, end: sentence.end, joint });
  return pieces;
}

function jointsOf({ folded, vocabulary, times }: Note, { start, end }: Span): Joint[] {
  const row = folded.slice(start, end);
  const inTime = (position: number) => times.some(({ span }) => position >= span.start && position < span.end && span.end - position > 1);
  const joints: Joint[] = [];
  const add = (index: number, length: number) => {
    if (index > 0 && !inTime(start + index)) joints.push({ end: start + index, next: start + index + length, words: row.slice(index, index + length).trim() });
  };
  for (const match of row.matchAll(/, *|: +| -+ | [–—] /gu)) add(match.index, match[0].length);
  for (const pattern of [vocabulary.joints.conjunctions, vocabulary.joints.hesitation, vocabulary.joints.sequence]) {
    for (const match of row.matchAll(pattern)) add(match.index, match[0].length);
  }
  // Dictated text has no marks: a verb phrase that opens a clause may be the only sign of one.
  for (const match of row.matchAll(vocabulary.joints.bareOpening)) add(match.index, 0);
  return joints.sort((a, b) => a.end - b.end || b.next - a.next);
}

type Opening = "task" | "feeling" | "gratitude" | "insight" | "wish" | "nothing" | "past" | "person" | "subject" | "none";

function openingOf(note: Note, span: Span): Opening {
  const { opening } = note.vocabulary;
  const core = note.folded.slice(coreStart(note, span), Math.min(span.end, span.start + 400));
  if (opening.calledOff.test(core) || opening.hypothetical.test(core) || opening.finished.test(core)) return "nothing";
  if (opening.goal.test(core)) return "wish";
  if (opening.gratitude.test(core)) return "gratitude";
  if (opening.insight.test(core)) return "insight";
  if (opening.obligation.test(core)) return "task";
  if (opening.wish.test(core)) return "wish";
  if (isImperative(core, note.vocabulary, true)) return "task";
  const [felt] = feltMoods(core.slice(0, 80), note.vocabulary);
  if (felt !== undefined && felt.framed && felt.index < 32) return "feeling";
  if (opening.past.test(core)) return "past";
  const start = coreStart(note, span);
  if (findPeople(note, { start, end: Math.min(span.end, start + 30) }).length > 0 && note.vocabulary.anywhere.fact.test(core.slice(0, 60))) return "person";
  return opening.subject.test(core) ? "subject" : "none";
}

function standsAlone(note: Note, left: Span, right: Span, restEnd: number, joint: string, inList: boolean): boolean {
  const { folded, vocabulary } = note;
  const { opening, joints } = vocabulary;
  const leftWords = folded.slice(left.start, left.end);
  if (leftWords.trim() === "" || skipFillers(note, left) >= left.end) return false;
  const rightStart = skipFillers(note, right);
  const core = folded.slice(rightStart, right.end);
  if (core.trim() === "") return false;
  const before = /[\p{L}']+(?= *$)/u.exec(leftWords)?.[0] ?? "";
  const bare = joint === "";
  if ((bare || isWord(joint)) && vocabulary.words.relatives.has(before)) return false;
  const right400 = { start: right.start, end: Math.min(right.end, right.start + 400) };
  const next = openingOf(note, right400);
  if (bare) return next === "task" || next === "wish";
  const here = openingOf(note, left);
  const sequence = new RegExp(`^(?:${joints.sequence.source})$`, "u").test(joint);
  const labelled = /^:/u.test(joint);
  if (labelled) return false;
  if (opening.continuation.test(core)) return false;
  if (inList && next === "none" && joint.startsWith(",")) return false;
  switch (next) {
    case "task":
      // "I want to save and travel": one wish with two verbs; so with what is past, called off, or a lesson.
      if (["wish", "insight", "gratitude", "nothing"].includes(here) && !opening.obligation.test(core) && !sequence && !isWord(joint) === false) return false;
      if (here === "insight" && !opening.obligation.test(core)) return false;
      return true;
    case "none":
      return timedOnItsOwn(note, left) && timedOnItsOwn(note, { start: right.start, end: restEnd }) || sequence && here === "task";
    case "subject":
      return here !== "insight" && here !== "wish" && joint !== "" && !isWord(joint) ? hasOwnTime(note, right) && hasOwnTime(note, left) : here !== "insight" && isWord(joint) && here !== "gratitude";
    case "past":
      return here !== "insight" && here !== "gratitude" && here !== "feeling" && here !== "past";
    case "person":
      return here !== "insight" && here !== "gratitude" && here !== "feeling";
    case "feeling":
      return here !== "insight" && here !== "feeling" || here === "feeling" && !isWord(joint);
    case "insight":
      return here !== "insight" && here !== "gratitude" && here !== "wish" || /^,? *(?:and|y|et)\b/u.test(joint);
    default:
      return here !== "insight" || next === "wish" || next === "gratitude";
  }
}

function isWord(joint: string): boolean {
  return /^\p{L}/u.test(joint);
}

function hasOwnTime({ times }: Note, { start, end }: Span): boolean {
  return times.some(({ span, tense }) => span.start >= start && span.end <= end && tense === "future");
}

/** A time and something else to do at that time: "lunch at 1", but not "1pm" alone. */
function timedOnItsOwn(note: Note, span: Span): boolean {
  const inside = note.times.filter((time) => time.span.start >= span.start && time.span.end <= span.end && time.tense === "future");
  if (inside.length === 0) return false;
  const first = inside[0]!;
  const rest = note.folded.slice(span.start, first.span.start) + " " + note.folded.slice(inside.at(-1)!.span.end, span.end);
  const words = rest.match(/\p{L}{3,}/gu)?.filter((word) => !note.vocabulary.words.placeCues.has(word)) ?? [];
  return words.length > 0 && (/\p{L}{3,}/u.test(note.folded.slice(skipFillers(note, span), first.span.start)) || words.length > 0 && first.due?.length === 10);
}
