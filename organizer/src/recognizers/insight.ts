import type { Recognizer } from "../clause.ts";

/** "I've noticed that…", "lesson:", "note to self"; what was learned about somebody is no insight. */
export const insight: Recognizer = (clause, { vocabulary: { opening } }) => {
  if (!opening.insight.test(clause.core)) return null;
  return { category: "insight", confidence: 0.85, rule: "insight" };
};

/** The same words farther on. */
export const insightInside: Recognizer = ({ core }, { vocabulary: { anywhere } }) =>
  anywhere.insight.test(core) ? { category: "insight", confidence: 0.75, rule: "insight-inside" } : null;

/** A sentence about how things are in general, where nothing more definite speaks. */
export const generality: Recognizer = ({ core }, { vocabulary: { anywhere } }) =>
  anywhere.general.test(core) && core.split(/ +/u).length >= 5
    ? { category: "insight", confidence: 0.45, rule: "generality" }
    : null;
