import { hasClock, onClock } from "./clock-time.ts";
import type { Fields } from "./fields.ts";
import { leadOf } from "./lead.ts";
import { addDays, isLocalDate, isLocalDateTime, parseDate, weekday } from "./local-date.ts";
import type { TimeMention } from "./mention.ts";
import { dateSlots, type Group } from "./merge.ts";
import { resolveRecurrence } from "./recurrence.ts";
import { formatRepeat } from "./repeat-rule.ts";
import { resolveDate } from "./resolve-date.ts";
import { isOfClock, shiftTime } from "./shift.ts";
import type { TimeLanguage } from "./time-language.ts";

/** What a group of parts says, seen from `now`; null where it says no time. */
export function resolveMention(found: Group, folded: string, now: string, language: TimeLanguage): TimeMention | null {
  const lead = leadOf(folded, found.start, language);
  const settled = settle(found.fields, now.slice(0, 10));
  const back = lead.since || settled.back === true;
  const fields = back ? { ...settled, back } : settled;
  const recurrence = resolveRecurrence(fields, found.firstTime, now);
  const due = recurrence === null ? dueOf(fields, now) : recurrence.due;
  if (due === null ? recurrence === null : !isReal(due)) return null;
  const over = due !== null && due.slice(0, 10) < now.slice(0, 10);
  return {
    span: { start: lead.start, end: found.end },
    due,
    dated: recurrence !== null || dateSlots(fields).length > 0,
    repeat: recurrence === null ? null : formatRepeat(recurrence.rule),
    tense: back || over ? "past" : "future",
    role: lead.role === "at" && isDueInside(found, folded, language) ? "deadline" : lead.role,
    rule: found.rule,
  };
}

/** "in 9999 years" leads beyond the calendar. */
function isReal(due: string): boolean {
  return isLocalDate(due) || isLocalDateTime(due);
}

/** "friday by 5pm"; but "before" in "two days before christmas" is no deadline. */
function isDueInside({ parts, fields }: Group, folded: string, language: TimeLanguage): boolean {
  if (fields.shiftFromDate !== undefined) return false;
  return parts.slice(1).some((part) => leadOf(folded, part.start, language).role === "deadline");
}

function dueOf(fields: Fields, now: string): string | null {
  if (fields.shift !== undefined && isOfClock(fields.shift)) return shiftTime(now, fields.shift);
  const date = resolveDate(fields, now.slice(0, 10));
  return hasClock(fields) ? onClock(fields, date, now) : date;
}

/** Settles whether a bare number beside a weekday is a day soon to come, or an hour. */
function settle(fields: Fields, today: string): Fields {
  const { dayOrHour: number, weekday: wanted, hour } = fields;
  if (number === undefined) return fields;
  const comingDays = Array.from({ length: 28 }, (_, index) => addDays(today, index));
  const isDay = comingDays.some((date) => weekday(date) === wanted && parseDate(date).day === number);
  return isDay || number > 12 || hour !== undefined
    ? { ...fields, day: number }
    : { ...fields, hour: number, minute: 0 };
}
