import { timeWords as en } from "../languages/en/time.ts";
import { timeWords as es } from "../languages/es/time.ts";
import { timeWords as fr } from "../languages/fr/time.ts";
import type { Language } from "../suggestion.ts";
import { hasClock, onClock } from "./clock-time.ts";
import { findParts } from "./find-parts.ts";
import { fold } from "./fold.ts";
import { group, type Group } from "./merge.ts";
import type { TimeMention } from "./mention.ts";
import { spaces } from "./pattern.ts";
import { resolveRecurrence } from "./recurrence.ts";
import { formatRepeat } from "./repeat-rule.ts";
import { resolveDate } from "./resolve-date.ts";
import { isOfClock, shiftTime } from "./shift.ts";
import type { TimeWords } from "./words.ts";

const WORDS: Record<Language, TimeWords> = { en, es, fr };

/**
 * The places of a text that say when, in text order, not overlapping. `now` is the local moment of writing,
 * `YYYY-MM-DDTHH:MM`; what the dues mean is told in mention.ts.
 */
export function findTimes(text: string, now: string, language: Language): TimeMention[] {
  const words = WORDS[language];
  const folded = fold(text);
  const glue = new RegExp(`^(?:${spaces(words.glue)})$`, "u");
  const startGlue = new RegExp(`^(?:${spaces(words.startGlue)})$`, "u");
  const groups = group(findParts(folded, words), folded, glue, startGlue).filter(({ weak }) => !weak);
  return groups.flatMap((found, index) => {
    const mention = resolve(withLaterStart(found, groups[index + 1], folded, words), folded, now, words);
    return mention === null ? [] : [mention];
  });
}

/** "every friday to send the sheet, starting this friday": the start stands farther on in the sentence. */
function withLaterStart(found: Group, next: Group | undefined, folded: string, words: TimeWords): Group {
  if (found.fields.repeat === undefined || found.firstTime !== null || next === undefined || next.fields.repeat !== undefined) return found;
  const between = folded.slice(found.end, next.start);
  const sameSentence = between.length <= 120 && !/[.!?;\n]/.test(between);
  return sameSentence && leadOf(folded, next.start, words).role === "start" ? { ...found, firstTime: next.fields } : found;
}

type Lead = { start: number; role: TimeMention["role"]; since: boolean };

const leads = new WeakMap<TimeWords, RegExp>();

function leadPattern(words: TimeWords): RegExp {
  const known = leads.get(words);
  if (known !== undefined) return known;
  const { deadline, start, since, lead } = words;
  const source = `(?<![\\p{L}\\p{N}])(?:(?<deadline>${deadline})|(?<start>${start})|(?<since>${since})|(?:${lead}))(?:[ :]{1,3}(?:${lead})){0,2}[ :]{0,3}$`;
  const pattern = new RegExp(spaces(source), "u");
  leads.set(words, pattern);
  return pattern;
}

/** The words right before a mention that belong to it, and what they make of it. */
function leadOf(folded: string, at: number, words: TimeWords): Lead {
  const before = folded.slice(Math.max(0, at - 32), at);
  const found = leadPattern(words).exec(before);
  if (found === null) return { start: at, role: "at", since: false };
  const { deadline, start, since } = found.groups ?? {};
  const role = deadline !== undefined ? "deadline" : start !== undefined ? "start" : "at";
  return { start: at - before.length + found.index, role, since: since !== undefined };
}

function dueOf({ fields }: Group, now: string): string | null {
  const { shift } = fields;
  if (shift !== undefined && isOfClock(shift)) return shiftTime(now, shift);
  const date = resolveDate(fields, now.slice(0, 10));
  return hasClock(fields) ? onClock(fields, date, now) : date;
}

function resolve(found: Group, folded: string, now: string, words: TimeWords): TimeMention | null {
  const recurrence = resolveRecurrence(found.fields, found.firstTime, now);
  const due = recurrence === null ? dueOf(found, now) : recurrence.due;
  if (due === null && recurrence === null) return null;
  const lead = leadOf(folded, found.start, words);
  const over = due !== null && due.slice(0, 10) < now.slice(0, 10);
  const inside = found.parts.slice(1).map((part) => leadOf(folded, part.start, words).role);
  const role = lead.role === "at" && inside.includes("deadline") ? "deadline" : lead.role;
  return {
    span: { start: lead.start, end: found.end },
    due,
    repeat: recurrence === null ? null : formatRepeat(recurrence.rule),
    tense: lead.since || found.fields.back === true || over ? "past" : "future",
    role,
    rule: found.rule,
  };
}
