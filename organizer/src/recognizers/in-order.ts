import type { Clause, Note, Proposal, Recognizer } from "../clause.ts";
import { emotion } from "./emotion.ts";
import { goal, goalInside, wish } from "./goal.ts";
import { gratitude, gratitudeInside } from "./gratitude.ts";
import { ticked, underHeading, underTaskHeading } from "./heading.ts";
import { generality, insight, insightInside } from "./insight.ts";
import { calledOff, calledOffInside, finished, hypothetical, hypotheticalInside, past, remark, stray } from "./nothing.ts";
import { hearsay, interaction, personFact, personMentioned, pronounFact } from "./relationship.ts";
import { appointment, imperative, listed, obligation, obligationInside } from "./task.ts";

/** All rules, in the order in which they are asked; the first that speaks is believed. */
export const RECOGNIZERS: readonly Recognizer[] = [
  // What the setting says.
  ticked, remark, underHeading,
  // What the clause opens with.
  stray, goal, calledOff, hypothetical, hearsay, gratitude, finished, insight, obligation, wish,
  calledOffInside, imperative,
  // What stands inside it.
  gratitudeInside, interaction, emotion, hypotheticalInside, insightInside, personFact, pronounFact, goalInside, appointment,
  obligationInside, underTaskHeading, past, personMentioned, generality, listed,
];

/** What the first rule that knows the clause makes of it. */
export function recognize(clause: Clause, note: Note): Proposal | null {
  for (const recognizer of RECOGNIZERS) {
    const proposal = recognizer(clause, note);
    if (proposal !== null) return proposal;
  }
  return null;
}
