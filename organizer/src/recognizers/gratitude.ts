import type { Recognizer } from "../clause.ts";

/** "So grateful mum drove me home", "thanks to Ana for…"; thanking someone still to be done is a task. */
export const gratitude: Recognizer = ({ core }, { vocabulary: { opening } }) =>
  opening.gratitude.test(core) && !opening.thanksAsTask.test(core)
    ? { category: "gratitude", confidence: 0.95, rule: "gratitude" }
    : null;

/** "Jo brought me a tea, really grateful for that". */
export const gratitudeInside: Recognizer = ({ core }, { vocabulary: { opening, anywhere } }) =>
  anywhere.gratitude.test(core) && !opening.thanksAsTask.test(core)
    ? { category: "gratitude", confidence: 0.8, rule: "gratitude-inside" }
    : null;
