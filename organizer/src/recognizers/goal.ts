import type { Clause, Note, Proposal, Recognizer } from "../clause.ts";
import { isInfinitive } from "./imperative.ts";
import { daysBetween } from "../time/local-date.ts";

const FAR_DAYS = 21;

/** "My goal is…", "long term:". */
export const goal: Recognizer = ({ core }, { vocabulary: { opening } }) =>
  opening.goal.test(core) ? { category: "goal", confidence: 0.95, rule: "goal" } : null;

/** "I want to…": a goal where it takes weeks, a task where it is a chore. */
export const wish: Recognizer = (clause, note) => {
  const {
    vocabulary: { opening, anywhere, words },
  } = note;
  const match = opening.wish.exec(clause.core);
  if (match === null) return null;
  const rest = clause.core.slice(match[0].length).trim();
  const verb = /^(?:(?:to|de|d'|finally|also|just|really|un jour|por fin|enfin) *)*([\p{L}-]+)/u.exec(rest)?.[1] ?? "";
  const far = isFar(clause, note) || anywhere.farAhead.test(clause.core);
  const outcome = words.outcomeVerbs.has(verb);
  const chore = words.choreVerbs.has(verb);
  // "Want to get strong enough to…": what begins like an errand and is a goal by its own words.
  const bare = rest.replace(/^(?:to|de|d') */u, "");
  if (!clause.times.some(({ tense }) => tense === "future") && note.vocabulary.opening.goalVerb.test(bare))
    return { category: "goal", confidence: 0.85, rule: "wish" };
  if (chore && (!far || !outcome)) return { category: "task", confidence: 0.7, rule: "wish-for-a-chore" };
  if (!outcome && !far && clause.times.some(({ tense }) => tense === "future"))
    return { category: "task", confidence: 0.6, rule: "wish-soon" };
  if (verb === "") return null;
  const known = outcome || far || isInfinitive(verb, note.vocabulary);
  return { category: "goal", confidence: known ? 0.85 : 0.6, rule: "wish" };
};

/** "This year I'm going to read 24 books": a wish that lies far ahead, whatever its words. */
export const farWish: Recognizer = (clause, note) =>
  isFar(clause, note) ||
  note.vocabulary.anywhere.farAhead.test(clause.core) ||
  clause.times.some(({ rule }) => rule === "period")
    ? onlyGoal(wish(clause, note))
    : null;

function onlyGoal(proposal: Proposal | null): Proposal | null {
  return proposal?.category === "goal" ? proposal : null;
}

/** "Learn to bake sourdough", "aprender a nadar": a verb that is a goal by itself, unless it is due soon. */
export const goalVerb: Recognizer = (clause, note) => {
  if (!note.vocabulary.opening.goalVerb.test(clause.core)) return null;
  const soon = clause.times.some(({ tense }) => tense === "future") && !isFar(clause, note);
  return soon ? null : { category: "goal", confidence: 0.65, rule: "goal-verb" };
};

/** "…that's the goal". */
export const goalInside: Recognizer = ({ core }, { vocabulary: { anywhere } }) =>
  anywhere.goal.test(core) ? { category: "goal", confidence: 0.75, rule: "goal-inside" } : null;

function isFar({ times }: Clause, { context }: Note): boolean {
  return times.some(
    ({ due, tense }) =>
      due !== null && tense === "future" && daysBetween(context.now.slice(0, 10), due.slice(0, 10)) >= FAR_DAYS,
  );
}
