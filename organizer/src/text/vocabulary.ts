import { english } from "../languages/en/english.ts";
import { french } from "../languages/fr/french.ts";
import { spanish } from "../languages/es/spanish.ts";
import type {
  AnywhereName, AreaName, AskName, ClosingName, JointName, OpeningName, PlaceName, VocabularyData, WordListName,
} from "../languages/vocabulary.ts";
import { MOODS, type Language, type Mood } from "../suggestion.ts";
import { anywhere, closing, opening, splitWords, withoutAccents, wordSet, type Phrases } from "./phrases.ts";

/** A language's words and phrases, ready to match folded text. */
export type Vocabulary = {
  language: Language;
  abbreviations: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  words: Readonly<Record<WordListName, ReadonlySet<string>>>;
  infinitive: RegExp;
  notInfinitives: ReadonlySet<string>;
  feeling: RegExp;
  moodOf: ReadonlyMap<string, Mood>;
  feelingPhrases: Readonly<Record<Mood, RegExp>>;
  opening: Readonly<Record<OpeningName, RegExp>>;
  anywhere: Readonly<Record<AnywhereName, RegExp>>;
  closing: Readonly<Record<ClosingName, RegExp>>;
  joints: Readonly<Record<JointName, RegExp>>;
  asks: Readonly<Record<AskName, RegExp>>;
  asksInside: Readonly<Record<AskName, RegExp>>;
  places: Readonly<Record<PlaceName, RegExp>>;
  areas: Readonly<Record<AreaName, RegExp>>;
  crisis: { words: RegExp; figures: RegExp };
};

/** The words and phrases of a language; those of each language are compiled once. */
export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: compile(english),
  es: compile(spanish),
  fr: compile(french),
};

function compile(data: VocabularyData): Vocabulary {
  const lists = data.words;
  const each = <Name extends string>(record: Readonly<Record<Name, Phrases>>, make: (phrases: Phrases) => RegExp) =>
    Object.fromEntries(Object.entries<Phrases>(record).map(([name, phrases]) => [name, make(phrases)])) as Record<Name, RegExp>;
  const feelings = MOODS.flatMap((mood) => splitWords(data.feelings[mood]).map((word) => [word.replaceAll("_", " "), mood] as const));
  const longestFirst = feelings.map(([word]) => word).sort((a, b) => b.length - a.length);
  return {
    language: data.language,
    abbreviations: wordSet(data.abbreviations),
    titles: wordSet(data.titles),
    words: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, wordSet(list)])) as Record<WordListName, ReadonlySet<string>>,
    infinitive: data.infinitives.ending === "" ? /(?!)/u : new RegExp(`^\\p{L}*(?:${data.infinitives.ending})$`, "u"),
    notInfinitives: wordSet(data.infinitives.exceptions),
    feeling: anywhere(longestFirst, lists, "gu"),
    // The first mood that lists a word has it, whatever its spelling.
    moodOf: new Map([...feelings].reverse().flatMap(([word, mood]) => [[word, mood], [withoutAccents(word), mood]])),
    feelingPhrases: each(data.feelingPhrases, (phrases) => anywhere(phrases, lists)),
    opening: each(data.opening, (phrases) => opening(phrases, lists)),
    anywhere: each(data.anywhere, (phrases) => anywhere(phrases, lists)),
    closing: each(data.closing, (phrases) => closing(phrases, lists)),
    joints: each(data.joints, (phrases) => anywhere(phrases, lists, "gu")),
    asks: each(data.asks, (phrases) => opening(phrases, lists)),
    asksInside: each(data.asks, (phrases) => anywhere(phrases, lists)),
    places: each(data.places, (phrases) => anywhere(phrases, lists)),
    areas: each(data.areas, (phrases) => anywhere(phrases, lists)),
    crisis: { words: anywhere(data.crisis.words, lists), figures: anywhere(data.crisis.figures, lists, "gu") },
  };
}
