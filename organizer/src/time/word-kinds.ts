import type { TimeWords } from "./words.ts";

/** A kind of word in a pattern: how it looks, and which value it has. */
export type WordKind = { source: string; read: (text: string) => string | number | undefined };

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const spaced = (word: string) => escape(word).replace(/ /g, "[ -]{1,3}");
const tidy = (text: string) => text.replace(/[ -]+/g, " ");

function table(words: Readonly<Record<string, string | number>>): WordKind {
  const known = new Map(Object.entries(words).map(([word, value]) => [tidy(word), value]));
  // The longest comes first, so that "two" does not hide "twenty".
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  return {
    source: longestFirst.length === 0 ? "(?!)" : `(?:${longestFirst.map(spaced).join("|")})`,
    read: (text) => known.get(tidy(text)),
  };
}

function listed(words: readonly string[], from: number): Record<string, number> {
  return Object.fromEntries(words.flatMap((names, index) => names.split("/").map((name) => [name, index + from])));
}

function cardinals(words: TimeWords): Record<string, number> {
  const small = listed(words.cardinals, 0);
  const units = Object.entries(small).filter(([, value]) => value >= 1 && value <= 9);
  const composed = Object.entries(words.tens).flatMap(([ten, value]) => [
    [ten, value] as const,
    ...words.tensJoiners.flatMap((joiner) => units.map(([unit, one]) => [ten + joiner + unit, value + one] as const)),
  ]);
  return { ...Object.fromEntries(composed), ...small };
}

function upTo(most: number, words: Record<string, number>): WordKind {
  return table(Object.fromEntries(Object.entries(words).filter(([, value]) => value >= 1 && value <= most)));
}

function digitsOr(digits: string, words: WordKind): WordKind {
  return {
    source: `(?:${digits}|${words.source})`,
    read: (text) => (/^\d/.test(text) ? Number(/^\d+(?:[.,]\d)?/.exec(text)?.[0].replace(",", ".")) : words.read(text)),
  };
}

/** Two digits are of this century up to 40, of the last one from there on. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < 40 ? 2000 + year : 1900 + year;
}

function years(words: TimeWords, numbers: WordKind): WordKind {
  const centuries = table(words.centuries);
  const spoken = new RegExp(`^(${centuries.source})(?:[ -]{1,3}(.+))?$`);
  return {
    source: `(?:(?:1[6-9]|20|21)\\d\\d(?!\\d)|'\\d\\d(?!\\d)|${centuries.source}(?:[ -]{1,3}${numbers.source})?)`,
    read: (text) => {
      if (/\d/.test(text)) return fullYear(Number(text.replace("'", "")));
      const [, century = "", rest] = spoken.exec(text) ?? [];
      return Number(centuries.read(century)) + (rest === undefined ? 0 : Number(numbers.read(rest)));
    },
  };
}

/** "2,4": the values of words in a list. */
function listOf(one: WordKind, and: string): WordKind {
  const each = new RegExp(`${one.source}(?![\\p{L}])`, "gu");
  return {
    source: `${one.source}(?:(?:${and})${one.source}){0,6}`,
    read: (text) => [...text.matchAll(each)].map(([word]) => one.read(word)).join(),
  };
}

/** "2 week", "1 hour,30 minute": the amounts and names of a length of time that is written out. */
function durations(words: TimeWords, amount: WordKind, unit: WordKind): WordKind {
  const one = `${amount.source}(?: ${words.andHalf})?[ -]{0,2}${unit.source}(?![\\p{L}])(?: ${words.andHalf})?`;
  const each = new RegExp(
    `(${amount.source})( ${words.andHalf})?[ -]{0,2}(${unit.source})(?![\\p{L}])( ${words.andHalf})?`,
    "gu",
  );
  return {
    source: `${one}(?:,? (?:(?:${words.and}) ?)?${one}){0,2}`,
    read: (text) =>
      [...text.matchAll(each)]
        .map(([, count = "", halfBefore, name = "", halfBehind]) => {
          const [times, base] = words.units[tidy(name)] ?? [1, "day"];
          return `${(Number(amount.read(count)) + (halfBefore === undefined && halfBehind === undefined ? 0 : 0.5)) * times} ${base}`;
        })
        .join(),
  };
}

/** The kinds of word that the patterns of a language may name. */
export function wordKinds(words: TimeWords): Readonly<Record<string, WordKind>> {
  const numbers = cardinals(words);
  const number = upTo(99, numbers);
  const monthDay = table({
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value >= 1 && value <= 31)),
    ...listed(words.ordinals, 1),
  });
  const ordinals = table(listed(words.ordinals, 1));
  const dayDigits = "(?:3[01]|[12]\\d|0?[1-9])";
  const ordinal = digitsOr(`${dayDigits}${words.ordinalEnding}`, ordinals);
  const fromEnd = table(words.fromEnd);
  const verbatim = (source: string): WordKind => ({ source, read: (text) => text });
  const weekday = table({ ...words.weekdays, ...words.shyWeekdays, ...words.weekdayPlurals });
  const unit = table(
    Object.fromEntries(Object.entries(words.units).map(([name, [count, length]]) => [name, `${count} ${length}`])),
  );
  const amount = digitsOr("\\d{1,4}(?:[.,]5)?", table({ ...numbers, ...words.amounts }));
  const parts = table(words.parts);
  return {
    n: amount,
    day: digitsOr(`${dayDigits}(?:${words.ordinalEnding}|(?!\\d))`, monthDay),
    ordinal,
    nth: {
      source: `(?:${ordinal.source}|${fromEnd.source})`,
      read: (text) => fromEnd.read(text) ?? ordinal.read(text),
    },
    dd: digitsOr(`${dayDigits}(?!\\d)`, table({})),
    mm: digitsOr("(?:1[0-2]|0?[1-9])(?!\\d)", table({})),
    yyyy: digitsOr("(?:1[6-9]|20|21)\\d\\d(?!\\d)", table({})),
    year4: digitsOr("(?:19|20)\\d\\d", table({})),
    month2: digitsOr("(?:0[1-9]|1[0-2])", table({})),
    day2: digitsOr("(?:0[1-9]|[12]\\d|3[01])", table({})),
    yy: { source: "(?:(?:1[6-9]|20|21)\\d\\d|\\d\\d)(?!\\d)", read: (text) => fullYear(Number(text)) },
    year: years(words, number),
    month: table(words.months),
    wd: table(words.weekdays),
    shy: table(words.shyWeekdays),
    plural: table(words.weekdayPlurals),
    anyday: weekday,
    wds: listOf(weekday, words.and),
    pluralList: listOf(table(words.weekdayPlurals), words.and),
    pluralPart: table(words.partPlurals),
    unit,
    dur: durations(words, amount, unit),
    days: table(words.days),
    which: table(words.which),
    part: parts,
    am: verbatim(`(?:${words.am})`),
    pm: verbatim(`(?:${words.pm})`),
    moment: table(words.moments),
    fraction: table(words.fractions),
    digit1: digitsOr("[1-9]", table({})),
    compact: digitsOr("(?:1\\d|2[0-3]|0\\d)", table({})),
    hour: digitsOr("(?:2[0-4]|1\\d|0?\\d)(?!\\d)", upTo(24, numbers)),
    hour12: digitsOr("(?:1[0-2]|0?[1-9])(?!\\d)", upTo(12, numbers)),
    minute: digitsOr("[0-5]\\d(?!\\d)", table({})),
    minutes: digitsOr("(?:[0-5]?\\d)(?!\\d)", upTo(59, numbers)),
    adverb: table(words.adverbs),
    holiday: table(words.holidays),
  };
}
