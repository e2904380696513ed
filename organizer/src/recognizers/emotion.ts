import type { Clause, Recognizer } from "../clause.ts";
import type { Vocabulary } from "../text/vocabulary.ts";
import { feltMoods } from "./moods.ts";
import { phraseMood } from "./mood-phrases.ts";

/** The writer says how they feel or felt. */
export const emotion: Recognizer = (clause, { vocabulary }) => {
  const { core, setting } = clause;
  const felt = feltMoods(core, vocabulary);
  const [first] = [...felt].sort(
    (a, b) =>
      Number(b.framed) - Number(a.framed) ||
      Number(a.mood === "neutral") - Number(b.mood === "neutral") ||
      a.index - b.index,
  );
  if (first?.framed === true) return { category: "emotion", confidence: 0.9, rule: "feeling", mood: first.mood };
  const phrase = phraseMood(core, vocabulary);
  if (phrase !== null && !isOthers(clause, vocabulary))
    return { category: "emotion", confidence: 0.8, rule: "feeling-phrase", mood: phrase };
  if (first !== undefined)
    return {
      category: "emotion",
      confidence: setting.heading === "emotion" ? 0.9 : 0.65,
      rule: "feeling-word",
      mood: first.mood,
    };
  return setting.heading === "emotion"
    ? { category: "emotion", confidence: 0.6, rule: "under-heading", mood: null }
    : null;
};

/** "Ma cried": what somebody else felt. */
function isOthers({ core, people }: Clause, { anywhere }: Vocabulary): boolean {
  const [first] = people;
  return first !== undefined && core.startsWith(first.toLowerCase()) && !anywhere.firstPerson.test(core);
}
