/**
 * Phrases are small regular expressions written as data: a space stands for any run of spaces, `{name}` for any word
 * of the list of that name, an accented letter for itself or its bare form (people leave accents out), `é!` for the
 * accented letter alone.
 */
export type Phrases = readonly string[];
export type WordLists = Readonly<Record<string, string>>;

const BARE: Readonly<Record<string, string>> = {
  á: "a", à: "a", â: "a", é: "e", è: "e", ê: "e", ë: "e", í: "i", î: "i", ï: "i", ó: "o", ô: "o", ú: "u", ù: "u",
  û: "u", ü: "u", ñ: "n", ç: "c",
};

const NEVER = /(?!)/;

/** Matches one of the phrases at the very start of a clause. */
export function opening(phrases: Phrases, lists: WordLists): RegExp {
  return phrases.length === 0 ? NEVER : new RegExp(`^(?:${alternatives(phrases, lists)})(?![\\p{L}\\p{N}])`, "u");
}

/** Matches one of the phrases, as whole words, anywhere in a clause. */
export function anywhere(phrases: Phrases, lists: WordLists, flags = "u"): RegExp {
  if (phrases.length === 0) return NEVER;
  // A phrase like "'s got that covered" begins within a word.
  return new RegExp(`(?:(?<![\\p{L}\\p{N}])|(?='))(?:${alternatives(phrases, lists)})(?![\\p{L}\\p{N}])`, flags);
}

/** Matches one of the phrases at the very end of a text, with nothing but intensifiers and spaces after it. */
export function closing(phrases: Phrases, lists: WordLists): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(phrases, lists)})(?: +${loosen(expand("{intensifiers}", lists))})* *[,.!]* *$`, "u");
}

/** The words of a list, each with the bare spellings that count as the same. */
export function wordSet(list: string): ReadonlySet<string> {
  const words = splitWords(list);
  return new Set([...words, ...words.map(withoutAccents)]);
}

export function splitWords(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

export function withoutAccents(word: string): string {
  return word.replace(/œ/g, "oe").replace(/[áàâéèêëíîïóôúùûüñç]/g, (letter) => BARE[letter] ?? letter);
}

function alternatives(phrases: Phrases, lists: WordLists): string {
  return phrases.map((phrase) => loosen(expand(phrase.trimEnd(), lists))).join("|");
}

function expand(phrase: string, lists: WordLists): string {
  return phrase.replace(/(?<!\\p)\{([a-zA-Z]{2,})\}/g, (_, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`no word list is named ${name}`);
    return `(?:${splitWords(list).map((word) => word.replaceAll("_", " ")).join("|")})`;
  });
}

function loosen(phrase: string): string {
  return phrase
    .replace(/([áàâéèêëíîïóôúùûüñç])(!?)/g, (_, letter: string, strict: string) => (strict ? letter : `[${letter}${BARE[letter]}]`))
    .replace(/œ/g, "(?:œ|oe)")
    .replace(/ (?![*+?])/g, " +");
}
