import type { Note } from "../clause.ts";
import type { Span } from "../suggestion.ts";
import { firstNames } from "../languages/first-names.ts";
import { wordSet } from "../text/phrases.ts";

const KNOWN_NAMES = wordSet(firstNames);
const NAME = /(?:(?<!\p{L})[OD]['’](?=\p{Lu}))?\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*/gu;

/** The people that a stretch of the note names, as written and without a possessive, each once. */
export function findPeople(note: Note, span: Span): string[] {
  const people = new Map<string, string>();
  const words = wordsOf(note, span);
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]];
    const owner = ownerWithoutApostrophe(note, word);
    if (owner !== null) people.set(owner.toLowerCase(), owner);
    // "Auntie Esi" is one person.
    if (before !== undefined && titles(note, before, word)) continue;
    if (after !== undefined && titles(note, word, after)) people.set(word.plain, note.text.slice(word.start, after.end));
    else if (isPerson(note, span, word)) people.set(word.plain, people.get(word.plain) ?? word.written);
  }
  return [...people.values()];
}

/** "Worried about mums scan": a possessive whose apostrophe was left out. */
function ownerWithoutApostrophe({ folded, vocabulary: { words, language } }: Note, { end, written, plain }: Word): string | null {
  if (language !== "en" || !/^(?:mums|moms|dads|nans|grans|mams|grandmas|grandpas|grandads|hubbys)$/u.test(plain) || words.kin.has(plain)) return null;
  return /^ +\p{L}/u.test(folded.slice(end, end + 3)) ? written.slice(0, -1) : null;
}

function titles({ text, vocabulary: { words } }: Note, title: Word, name: Word): boolean {
  return words.kinTitles.has(title.plain) && name.start === title.end + 1 && text[title.end] === " " && /^\p{Lu}/u.test(name.written) &&
    !words.notPeople.has(name.plain) && !(words.ordinary.has(name.plain) && !KNOWN_NAMES.has(name.plain));
}

type Word = { start: number; end: number; written: string; plain: string };

function wordsOf({ text, folded }: Note, { start, end }: Span): Word[] {
  return [...text.slice(start, end).matchAll(NAME)].map((match) => {
    const from = start + match.index;
    // "O'Neil" keeps its apostrophe, "Tom's", "l'oncle" and "d'Alex" lose theirs.
    return { start: from, end: from + match[0].length, written: match[0], plain: folded.slice(from, from + match[0].length) };
  });
}

function isPerson(note: Note, span: Span, word: Word): boolean {
  const { text, folded, vocabulary, context } = note;
  const { words } = vocabulary;
  const before = wordBefore(folded, word.start);
  if (context.knownPeople?.some((name) => sameName(name, word.plain))) return true;
  if (words.kin.has(word.plain)) return isKin(note, word, before);
  const capital = /^\p{Lu}/u.test(word.written);
  if (!capital) return KNOWN_NAMES.has(word.plain) && word.plain.length > 2 && !words.ordinary.has(word.plain) && !words.notPeople.has(word.plain) && words.personCues.has(before);
  const shouted = word.written.length > 1 && /^\p{Lu}+$/u.test(word.written);
  if (shouted || words.notPeople.has(word.plain) || words.kin.has(word.plain)) return false;
  const known = KNOWN_NAMES.has(word.plain);
  // "The Kumasi bus", "la Navidad": what an article stands before is a thing or a place.
  if (words.articles.has(before) && !known) return false;
  const opensSentence = opensAt(text, span, word.start);
  const cued = words.personCues.has(before) || (!opensSentence && talksTo(note, word));
  if (words.ordinary.has(word.plain) && !(cued && (known || !opensSentence))) return false;
  if (words.placeCues.has(before) && !known) return talksTo(note, word) || folded.startsWith("'s", word.end);
  if (/\p{L}/u.test(before) && /^\p{Lu}/u.test(text[word.start - before.length - 1] ?? "") && partOfTitle(note, word)) return known;
  if (!opensSentence) return known || !isVocabulary(note, word) || words.personCues.has(before);
  return known || (!isVocabulary(note, word) && !/[^s]s$/u.test(word.plain) && namesSubject(note, word));
}

/** "Mum", "my brother", "grandma"; not "the father of two" nor "a sister city". */
function isKin({ folded, vocabulary }: Note, word: Word, before: string): boolean {
  const after = folded.slice(word.end, word.end + 12);
  if (/^-/u.test(after)) return false;
  return !vocabulary.words.notKinAfter.has(before);
}

function isVocabulary({ vocabulary: { words, moodOf, notInfinitives, infinitive } }: Note, { plain }: Word): boolean {
  return [words.taskVerbs, words.nounVerbs, words.appointments, words.errands, words.pastVerbs, words.common, words.roles].some((list) => list.has(plain)) ||
    moodOf.has(plain) || notInfinitives.has(plain) || infinitive.test(plain);
}

/** An unknown word at a sentence's start is a name where what follows says so: a verb, a possessive, another name. */
function namesSubject({ folded, vocabulary }: Note, word: Word): boolean {
  const after = folded.slice(word.end, word.end + 40);
  return /^'s? |^:|^,| (?:&|and|et|y|e) /u.test(after.slice(0, 3)) || vocabulary.opening.afterName.test(after.trimStart());
}

/** "Talk to Jürgen", "send it to Ana": someone; "flight to Denver": somewhere. */
function talksTo({ folded, vocabulary }: Note, { start }: Word): boolean {
  return vocabulary.closing.tellsTo.test(folded.slice(Math.max(0, start - 40), start));
}

/** "Port Authority", "Thai Palace": a capitalized word right before makes it a title unless that one is a name itself. */
function partOfTitle({ text }: Note, { start }: Word): boolean {
  return text[start - 1] === " ";
}

function opensAt(text: string, span: Span, start: number): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  return start === span.start || before.trim() === "" || /[.!?…:;\n"(«¡¿•*-]\s*$/u.test(before);
}

function wordBefore(folded: string, start: number): string {
  return /([\p{L}/&]+\.?)[ '"]+$/u.exec(folded.slice(Math.max(0, start - 24), start))?.[1] ?? "";
}

function sameName(name: string, plain: string): boolean {
  return name.toLowerCase().split(/\s+/u)[0] === plain || name.toLowerCase() === plain;
}
