import type { Mood } from "../suggestion.ts";
import { withoutAccents } from "../text/phrases.ts";
import type { Vocabulary } from "../text/vocabulary.ts";

/** A feeling that the writer names: where in the words, how sure, and which mood. */
export type FeltMood = { index: number; word: string; mood: Mood; framed: boolean };

const OPPOSITE: Readonly<Record<Mood, Mood>> = {
  happy: "sad", calm: "anxious", excited: "neutral", sad: "neutral", angry: "calm", anxious: "calm", neutral: "neutral",
};
const POSITIVE: readonly Mood[] = ["happy", "calm", "excited"];

/** The writer's feelings in the words: those denied ("not angry any more") and those of others ("she's happy") are left out. */
export function feltMoods(core: string, vocabulary: Vocabulary): FeltMood[] {
  const { anywhere, closing, moodOf, words } = vocabulary;
  const found: FeltMood[] = [];
  const limit = core.slice(0, 600);
  const anyMore = anywhere.anyMore.test(limit);
  const aboutMe = anywhere.firstPerson.test(limit);
  for (const match of limit.matchAll(vocabulary.feeling)) {
    const word = match[0].replace(/ +/gu, " ");
    const mood = moodOf.get(word) ?? moodOf.get(withoutAccents(word));
    if (mood === undefined) continue;
    const before = limit.slice(Math.max(0, match.index - 70), match.index);
    const denied = closing.negation.test(before);
    const framed = closing.feelingFrame.test(before) || match.index === 0 || onlyIntensifiers(before.slice(before.search(/[^,;:(]*$/u)), vocabulary);
    // "Bien enojado", "super happy": the first word only strengthens the second.
    if (words.intensifiers.has(word) && startsFeeling(limit.slice(match.index + match[0].length), vocabulary)) continue;
    const weak = words.weakFeelings.has(word);
    if (closing.otherSubject.test(before) && !closing.feelingFrame.test(before)) continue;
    if (denied) {
      // "Not happy" is a feeling; "not angry any more" says that one is gone.
      if (anyMore || !POSITIVE.includes(mood) || !(framed || aboutMe)) continue;
      found.push({ index: match.index, word, mood: OPPOSITE[mood], framed: true });
      continue;
    }
    if (weak ? closing.feelingFrame.test(before) : framed || aboutMe || closing.feelingFrame.test(before)) {
      found.push({ index: match.index, word, mood, framed });
    }
  }
  return found;
}

function startsFeeling(rest: string, { moodOf }: Vocabulary): boolean {
  const next = /^ +([\p{L}'-]+)/u.exec(rest)?.[1];
  return next !== undefined && (moodOf.has(next) || moodOf.has(withoutAccents(next)));
}

function onlyIntensifiers(before: string, { words }: Vocabulary): boolean {
  return before.trim().split(/ +/u).every((word) => word === "" || words.intensifiers.has(word));
}
