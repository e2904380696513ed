import { LANGUAGES, type Language } from "../suggestion.ts";
import { VOCABULARIES } from "../text/vocabulary.ts";

const ENOUGH_WORDS = 400;

/** The language of a folded text by its frequent words and letters; the fallback where those do not tell. */
export function detectLanguage(folded: string, fallback: Language = "en"): Language {
  const words = folded.slice(0, 8000).match(/[\p{L}']+/gu)?.slice(0, ENOUGH_WORDS) ?? [];
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0 };
  for (const word of words) {
    const parts = word.split("'");
    for (const language of LANGUAGES) {
      const { words: lists, moodOf } = VOCABULARIES[language];
      for (const part of [word, ...(parts.length > 1 ? parts : [])]) {
        if (lists.common.has(part)) score[language] += 1;
        else if (lists.taskVerbs.has(part) || lists.appointments.has(part) || lists.errands.has(part) || lists.kin.has(part) || moodOf.has(part)) score[language] += 0.4;
      }
    }
    if (/[ñ¿¡]|ción$/u.test(word)) score.es += 1.5;
    if (/[çèêœàùîô]|^[dljnmtsc]'|^qu'|eaux?$/u.test(word)) score.fr += 1;
    if (/[áíóú]/u.test(word)) score.es += 0.8;
  }
  if (/[¿¡]/u.test(folded)) score.es += 2;
  const best = LANGUAGES.reduce((a, b) => (score[b] > score[a] ? b : a), fallback);
  return score[best] > score[fallback] ? best : fallback;
}
