import { timeWords as en } from "../languages/en/time.ts";
import { timeWords as es } from "../languages/es/time.ts";
import { timeWords as fr } from "../languages/fr/time.ts";
import type { Language } from "../suggestion.ts";
import { COMMON_PATTERNS } from "./common-patterns.ts";
import { compile, spaces, type Pattern } from "./pattern.ts";
import { wordKinds } from "./word-kinds.ts";
import type { TimeWords } from "./words.ts";

const WORDS: Record<Language, TimeWords> = { en, es, fr };

/** The words of a language for time, made ready to be looked for. */
export type TimeLanguage = {
  patterns: readonly Pattern[];
  /** All that is between two parts of one mention; between a recurrence and its first time. */
  glue: RegExp;
  startGlue: RegExp;
  /** The words that end right before a mention and belong to it. */
  lead: RegExp;
  /** A word for time that is a person's name, too; the words right before a person. */
  name: RegExp;
  nameLead: RegExp;
};

const ready = new Map<Language, TimeLanguage>();

/** Compiled when a language is first met. */
export function timeLanguage(language: Language): TimeLanguage {
  const known = ready.get(language) ?? compileLanguage(WORDS[language]);
  ready.set(language, known);
  return known;
}

function compileLanguage(words: TimeWords): TimeLanguage {
  const kinds = wordKinds(words);
  const regex = (source: string) => new RegExp(spaces(source), "u");
  const { deadline, start, since, lead } = words;
  const roles = `(?:(?<deadline>${deadline})|(?<start>${start})|(?<since>${since})|(?:${lead}))`;
  return {
    patterns: [...COMMON_PATTERNS, ...words.patterns].map(([rule, source]) => compile(rule, source, kinds)),
    glue: regex(`^(?:${words.glue})$`),
    startGlue: regex(`^(?:${words.startGlue})$`),
    lead: regex(`(?<![\\p{L}\\p{N}])${roles}(?:[ :]{1,3}(?:${lead})){0,2}[ :]{0,3}$`),
    name: regex(`^(?:${words.names})$`),
    nameLead: regex(`(?<![\\p{L}])(?:${words.nameLeads}) $`),
  };
}
