import { LANGUAGES, type Span } from "./suggestion.ts";
import { fold } from "./text/fold.ts";
import { VOCABULARIES } from "./text/vocabulary.ts";

/**
 * Where a text speaks of suicide or of harming oneself, in any of the languages, or null. Figures of speech ("dying to
 * see you", "muero de ganas") do not count.
 */
export function findCrisis(text: string): Span | null {
  const crises = LANGUAGES.map((language) => VOCABULARIES[language].crisis);
  const folded = crises.reduce(
    (words, { figures }) => words.replace(figures, (figure) => "-".repeat(figure.length)),
    fold(text),
  );
  for (const { words } of crises) {
    const found = words.exec(folded);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
