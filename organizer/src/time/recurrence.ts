import { hasClock, onClock } from "./clock-time.ts";
import type { Fields } from "./fields.ts";
import { addDays } from "./local-date.ts";
import { dateSlots } from "./merge.ts";
import { nextDate } from "./next-occurrence.ts";
import { dayCode, type RepeatRule } from "./repeat-rule.ts";
import { resolveDate } from "./resolve-date.ts";

/** The rule with what the date beside it says ("every month" and "on the 28th"), and the date if that is a start. */
function completed(fields: Fields, rule: RepeatRule): { rule: RepeatRule; startsOn: Fields | null } {
  const said = dateSlots(fields);
  const only = (...slots: string[]) =>
    said.length === slots.length && slots.every((slot) => said.includes(slot as never));
  const open = rule.byDay.length === 0 && rule.monthDay === undefined;
  const { day, month, weekday, nth } = fields;
  if (said.length === 0) return { rule, startsOn: null };
  if (open && rule.freq === "MONTHLY" && day !== undefined && only("day"))
    return { rule: { ...rule, monthDay: day }, startsOn: null };
  if (open && rule.freq === "MONTHLY" && nth !== undefined && weekday !== undefined && only("nth", "weekday")) {
    return { rule: { ...rule, byDay: [`${nth}${dayCode(weekday)}`] }, startsOn: null };
  }
  if (open && rule.freq === "YEARLY" && day !== undefined && month !== undefined && only("day", "month")) {
    return { rule: { ...rule, monthDay: day, month }, startsOn: null };
  }
  if (open && rule.freq === "WEEKLY" && weekday !== undefined && only("weekday")) {
    return { rule: { ...rule, byDay: [dayCode(weekday)] }, startsOn: null };
  }
  return { rule, startsOn: fields };
}

/** A rule that names a day, so that its first time follows from it. */
function namesDay(rule: RepeatRule): boolean {
  return (
    rule.byDay.length > 0 ||
    rule.monthDay !== undefined ||
    rule.month !== undefined ||
    (rule.freq === "DAILY" && rule.interval === 1)
  );
}

/**
 * The rule and the first time (`YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`) of a recurrence. A start that is told counts itself;
 * else a daily time that is still ahead begins today, and a weekday is the next one to come.
 */
export function resolveRecurrence(
  fields: Fields,
  firstTime: Fields | null,
  now: string,
): { rule: RepeatRule; due: string | null } | null {
  if (fields.repeat === undefined) return null;
  const today = now.slice(0, 10);
  const { rule, startsOn } = completed(fields, fields.repeat);
  const start = firstTime ?? startsOn;
  const clock = { ...fields, ...(firstTime !== null && hasClock(firstTime) ? firstTime : {}) };
  const timed = (date: string) => (hasClock(clock) ? onClock(clock, date, now) : date);
  const each: RepeatRule = { ...rule, interval: 1 };
  const startDate = start === null ? null : resolveDate(start, today);
  if (startDate !== null) {
    return { rule, due: timed(namesDay(rule) ? nextDate(each, addDays(startDate, -1)) : startDate) };
  }
  if (!namesDay(rule)) return { rule, due: hasClock(clock) ? onClock(clock, null, now) : null };
  const namesWeekday = rule.byDay.length > 0 && rule.byDay.length < 5;
  const first = timed(nextDate(each, namesWeekday ? today : addDays(today, -1)));
  const over = first <= now && first.length > 10;
  return { rule, due: over ? timed(nextDate(each, first.slice(0, 10))) : first };
}
