import type { Note } from "../clause.ts";
import { timesWithin } from "../text/times-within.ts";
import type { Span } from "../suggestion.ts";
import { isImperative } from "../recognizers/imperative.ts";
import { feltMoods } from "../recognizers/moods.ts";
import { findPeople } from "../recognizers/people.ts";
import { coreStart, skipFillers } from "./core.ts";

/** A place where a sentence might be cut: the words between end at `next`. */
type Joint = { end: number; next: number; words: string };

/** How many joints may still be looked at: no note of a person comes near, and nothing else may take long. */
export type Cuts = { left: number };

export type Piece = Span & { joint: string };

/** Cuts a sentence where what follows says something of its own: "buy milk and call mum" is two, "milk and eggs" one. */
export function splitClauses(note: Note, sentence: Span, inList: boolean, cuts: Cuts): Piece[] {
  const pieces: Piece[] = [];
  let start = sentence.start;
  let joint = "";
  const joints = jointsOf(note, sentence);
  let lastEnd = sentence.start;
  for (const [index, candidate] of joints.entries()) {
    if (candidate.end <= start) continue;
    if (cuts.left <= 0) break;
    // Nothing can stand between two joints that touch.
    if (candidate.words !== "" && !/\p{L}{3}|\d/u.test(note.folded.slice(lastEnd, candidate.end)) && lastEnd > sentence.start) continue;
    lastEnd = candidate.next;
    cuts.left -= 1;
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

function jointsOf(note: Note, { start, end }: Span): Joint[] {
  const { folded, vocabulary, times } = note;
  const row = folded.slice(start, end);
  const inTime = (position: number) => timesWithin(times, { start: position, end: position + 1 }).some(({ span }) => position >= span.start && span.end - position > 1);
  const joints: Joint[] = [];
  const add = (index: number, length: number) => {
    if (index > 0 && !inTime(start + index)) joints.push({ end: start + index, next: start + index + length, words: row.slice(index, index + length).trim() });
  };
  for (const match of row.matchAll(/, *|: +| -+ | [–—] /gu)) add(match.index, match[0].length);
  for (const pattern of [vocabulary.joints.conjunctions, vocabulary.joints.hesitation, vocabulary.joints.sequence]) {
    for (const match of row.matchAll(pattern)) {
      const strengthening = vocabulary.words.intensifiers.has(match[0]) && strengthens(row, match.index + match[0].length, note);
      if (!strengthening) add(match.index, match[0].length);
    }
  }
  // Dictated text has no marks: a verb phrase that opens a clause may be the only sign of one.
  for (const match of row.matchAll(vocabulary.joints.bareOpening)) add(match.index, 0);
  return joints.sort((a, b) => a.end - b.end || b.next - a.next);
}

/** Whether a feeling or thanks follow: "so happy", "also grateful". */
function strengthens(row: string, position: number, { vocabulary }: Note): boolean {
  const next = /^ +([\p{L}'-]+)/u.exec(row.slice(position, position + 40))?.[1] ?? "";
  return vocabulary.moodOf.has(next) || vocabulary.opening.gratitude.test(next) || vocabulary.words.intensifiers.has(next);
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

const LONGEST_LEFT = 300;

function standsAlone(note: Note, left: Span, right: Span, restEnd: number, joint: string, inList: boolean): boolean {
  const { folded, vocabulary } = note;
  const { opening, joints } = vocabulary;
  const leftWords = folded.slice(Math.max(left.start, left.end - LONGEST_LEFT), left.end);
  if (!saysSomething(note, left)) return false;
  const rightStart = skipFillers(note, right);
  const core = folded.slice(rightStart, Math.min(right.end, rightStart + LONGEST_LEFT));
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
  if (["none", "person", "subject", "past"].includes(next) && opening.continuation.test(core)) return false;
  // "Omar, the new neighbor, grew up on a farm": the name still waits for its verb.
  const waits = left.end - left.start < 80 && findPeople(note, left).length > 0 && !vocabulary.anywhere.fact.test(leftWords) && here === "none" && !hasOwnTime(note, left);
  if (waits && next !== "task" && next !== "feeling" && next !== "gratitude") return false;
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
      return here !== "insight" && here !== "gratitude" && !(here === "feeling" && isWord(joint));
    default:
      return here !== "insight" || next === "wish" || next === "gratitude";
  }
}

/** Whether anything is left of the words without times, fillers, a bare name, and the opening of an obligation. */
function saysSomething(note: Note, span: Span): boolean {
  const { folded, vocabulary, times } = note;
  const start = coreStart(note, span);
  if (start >= span.end) return false;
  if (span.end - start > LONGEST_LEFT) return true;
  const core = folded.slice(start, span.end).trim();
  const lead = vocabulary.opening.obligation.exec(core) ?? vocabulary.opening.wish.exec(core);
  if (lead !== null && lead[0].length >= core.length - 2) return false;
  const inTime = (position: number) => timesWithin(times, { start: position, end: position + 1 }).length > 0;
  const words = [...core.matchAll(/[\p{L}']+/gu)].filter((match) => !inTime(start + match.index)).map(([word]) => word);
  const telling = words.filter((word) => !vocabulary.words.common.has(word) && !vocabulary.words.pronouns.has(word));
  if (telling.length === 0) return words.length > 2;
  return !(words.length === 1 && findPeople(note, span).length === 1);
}

function isWord(joint: string): boolean {
  return /^\p{L}/u.test(joint);
}

function hasOwnTime({ times }: Note, { start, end }: Span): boolean {
  return timesWithin(times, { start, end }).some(({ span, tense }) => span.start >= start && span.end <= end && tense === "future");
}

/** A time and something else to do at that time: "lunch at 1", but not "1pm" alone. */
function timedOnItsOwn(note: Note, span: Span): boolean {
  const inside = timesWithin(note.times, span).filter((time) => time.span.start >= span.start && time.span.end <= span.end && time.tense === "future");
  if (inside.length === 0) return false;
  const first = inside[0]!;
  const rest = note.folded.slice(span.start, first.span.start) + " " + note.folded.slice(inside.at(-1)!.span.end, span.end);
  const words = rest.match(/\p{L}{3,}/gu)?.filter((word) => !note.vocabulary.words.placeCues.has(word)) ?? [];
  return words.length > 0 && (/\p{L}{3,}/u.test(note.folded.slice(skipFillers(note, span), first.span.start)) || !first.clockAlone);
}
