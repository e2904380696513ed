import type { Recognizer } from "../clause.ts";
import { feltMoods } from "./moods.ts";
import { phraseMood } from "./mood-phrases.ts";

/** The writer says how they feel or felt. */
export const emotion: Recognizer = ({ core, setting }, { vocabulary }) => {
  const felt = feltMoods(core, vocabulary);
  const [first] = [...felt].sort((a, b) => Number(b.framed) - Number(a.framed) || a.index - b.index);
  if (first?.framed === true) return { category: "emotion", confidence: 0.9, rule: "feeling", mood: first.mood };
  const phrase = phraseMood(core, vocabulary);
  if (phrase !== null) return { category: "emotion", confidence: 0.8, rule: "feeling-phrase", mood: phrase };
  if (first !== undefined) return { category: "emotion", confidence: setting.heading === "emotion" ? 0.9 : 0.65, rule: "feeling-word", mood: first.mood };
  return setting.heading === "emotion" ? { category: "emotion", confidence: 0.6, rule: "under-heading", mood: null } : null;
};
