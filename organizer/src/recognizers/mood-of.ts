import { detectLanguage } from "../split/detect-language.ts";
import type { Mood } from "../suggestion.ts";
import { fold } from "../text/fold.ts";
import { VOCABULARIES } from "../text/vocabulary.ts";
import { phraseMood } from "./mood-phrases.ts";
import { feltMoods } from "./moods.ts";

/** The mood that the writer of a text says to be in, or null where none is said. */
export function moodOf(text: string): Mood | null {
  const folded = fold(text);
  const vocabulary = VOCABULARIES[detectLanguage(folded)];
  const felt = feltMoods(folded, vocabulary);
  return (felt.find(({ framed }) => framed) ?? felt[0])?.mood ?? phraseMood(folded, vocabulary);
}
