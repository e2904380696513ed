import { MOODS, type Mood } from "../suggestion.ts";
import type { Vocabulary } from "../text/vocabulary.ts";

/** The mood that a turn of phrase tells without a feeling word: "couldn't stop crying". */
export function phraseMood(core: string, { feelingPhrases, closing }: Vocabulary): Mood | null {
  for (const mood of MOODS) {
    const found = feelingPhrases[mood].exec(core);
    if (found === null) continue;
    if (!closing.negation.test(core.slice(Math.max(0, found.index - 40), found.index))) return mood;
  }
  return null;
}
