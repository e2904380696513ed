import type { Language } from "../suggestion.ts";
import { findParts } from "./find-parts.ts";
import { fold } from "./fold.ts";
import { leadOf } from "./lead.ts";
import type { TimeMention } from "./mention.ts";
import { group, type Group } from "./merge.ts";
import { resolveMention } from "./resolve-mention.ts";
import { timeLanguage, type TimeLanguage } from "./time-language.ts";

/**
 * The places of a text that say when, in text order, not overlapping. `now` is the local moment of writing,
 * `YYYY-MM-DDTHH:MM`; what the dues mean is told in mention.ts.
 */
export function findTimes(text: string, now: string, language: Language): TimeMention[] {
  const words = timeLanguage(language);
  const folded = fold(text);
  const groups = group(findParts(text, folded, words), folded, words).filter(({ weak }) => !weak);
  const mentions: TimeMention[] = [];
  let dated: TimeMention | null = null;
  for (const [index, found] of groups.entries()) {
    const mention = resolveMention(withLaterStart(found, groups[index + 1], folded, words), folded, now, words);
    if (mention === null) continue;
    mentions.push(dated === null ? mention : onDateBefore(mention, dated, folded));
    if (mention.dated) dated = mention;
  }
  return mentions;
}

/** How far a sentence may carry a date or a start to another mention, in UTF-16 code units. */
const REACH = 120;
const SENTENCE_END = /[.!?;\n](?:\s|$)/;

function inOneSentence(folded: string, from: number, to: number): boolean {
  return to - from <= REACH && !SENTENCE_END.test(folded.slice(from, to));
}

/** "every friday to send the sheet, starting this friday": the start stands farther on in the sentence. */
function withLaterStart(found: Group, next: Group | undefined, folded: string, words: TimeLanguage): Group {
  if (
    found.fields.repeat === undefined ||
    found.firstTime !== null ||
    next === undefined ||
    next.fields.repeat !== undefined
  )
    return found;
  const starts = inOneSentence(folded, found.end, next.start) && leadOf(folded, next.start, words).role === "start";
  return starts ? { ...found, firstTime: next.fields } : found;
}

/** "Tomorrow I have to send it before 11am": a clock time alone is on the date that its sentence has given before. */
function onDateBefore(mention: TimeMention, dated: TimeMention, folded: string): TimeMention {
  if (mention.dated || mention.due === null || dated.due === null || dated.repeat !== null || dated.tense === "past")
    return mention;
  if (!inOneSentence(folded, dated.span.end, mention.span.start)) return mention;
  return { ...mention, due: dated.due.slice(0, 10) + mention.due.slice(10) };
}
