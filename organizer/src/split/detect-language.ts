import { LANGUAGES, type Language } from "../suggestion.ts";
import { VOCABULARIES } from "../text/vocabulary.ts";

const ENOUGH_WORDS = 400;

/** The language of a folded text by its frequent words and letters; the fallback where those do not tell. */
export function detectLanguage(folded: string, fallback: Language = "en"): Language {
  const words =
    folded
      .slice(0, 8000)
      .match(/[\p{L}']+/gu)
      ?.slice(0, ENOUGH_WORDS) ?? [];
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0 };
  for (const word of words) {
    const parts = word.split("'");
    const elided = parts.length === 2 && (parts[0]?.length ?? 0) <= 2;
    if (/'s$|n't$|'(?:re|ve|ll)$|ing$/u.test(word)) score.en += 0.6;
    for (const language of LANGUAGES) {
      const { words: lists, moodOf } = VOCABULARIES[language];
      for (const part of [word, ...(elided ? parts : [])]) {
        if (lists.common.has(part)) score[language] += 1;
        else if (
          lists.taskVerbs.has(part) ||
          lists.appointments.has(part) ||
          lists.errands.has(part) ||
          lists.kin.has(part) ||
          moodOf.has(part)
        )
          score[language] += 0.4;
        else if (language === "en" && lists.ordinary.has(part)) score.en += 0.2;
      }
    }
    if (/\p{L}{3}(?:ar|ir)(?:me|se|l[aeo]s?)?$/u.test(word)) score.es += 0.6;
    if (/[ñ¿¡]|ción$/u.test(word)) score.es += 1.5;
    if (/[çèêœàùîô]|^[dljnmtsc]'|^qu'|eaux?$/u.test(word)) score.fr += 1;
    if (/\p{L}{3}(?:ement|eux|euse|elle|ette|aient|erai)s?$/u.test(word)) score.fr += 0.5;
    if (/[áíóú]/u.test(word)) score.es += 0.8;
  }
  if (/[¿¡]/u.test(folded)) score.es += 2;
  const best = LANGUAGES.reduce((a, b) => (score[b] > score[a] ? b : a), fallback);
  return score[best] > score[fallback] ? best : fallback;
}
