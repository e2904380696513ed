import { addDays, addMonths, daysInMonth, formatDate, mondayOf, nthWeekday, parseDate, weekday } from "./local-date.ts";
import { parseDayCode, parseRepeat, type RepeatRule } from "./repeat-rule.ts";

/**
 * The first local date (or date-time, if `after` is one; its clock time is kept) strictly after `after` that the rule
 * gives. INTERVAL counts from `after`, which is taken to be an occurrence. Of RFC 5545 it knows FREQ from DAILY to
 * YEARLY, INTERVAL, BYDAY ("MO", "1MO", "-1FR"), BYMONTHDAY (negative: from the end) and BYMONTH; unlike there, a month
 * without that day gives its last day.
 */
export function nextOccurrence(repeat: string, after: string): string {
  return nextDate(parseRepeat(repeat), after.slice(0, 10)) + after.slice(10);
}

/** The same for a parsed rule and a date without a clock time. */
export function nextDate(rule: RepeatRule, after: string): string {
  if (rule.freq === "DAILY") return addDays(after, rule.interval);
  if (rule.freq === "WEEKLY") return nextOfWeek(rule, after);
  // A fifth Monday is missing in most months, so some steps may find nothing.
  for (let step = 0; step <= 60; step++) {
    const date = candidate(rule, after, step * rule.interval);
    if (date !== null && date > after) return date;
  }
  return addMonths(after, rule.freq === "YEARLY" ? 12 * rule.interval : rule.interval);
}

function nextOfWeek({ byDay, interval }: RepeatRule, after: string): string {
  const days = byDay.map((code) => parseDayCode(code).weekday).sort((a, b) => a - b);
  const [first] = days;
  if (first === undefined) return addDays(after, 7 * interval);
  const later = days.find((day) => day > weekday(after));
  return addDays(mondayOf(after), later === undefined ? 7 * interval + first - 1 : later - 1);
}

/** The rule's day in the month, or year, that lies `steps` after the one of `after`. */
function candidate(rule: RepeatRule, after: string, steps: number): string | null {
  const from = parseDate(after);
  const months = rule.freq === "YEARLY" ? 12 * steps + (rule.month ?? from.month) - from.month : steps;
  const { year, month } = parseDate(addMonths(formatDate({ ...from, day: 1 }), months));
  const [code] = rule.byDay;
  if (code !== undefined) {
    const { nth, weekday: wanted } = parseDayCode(code);
    return nthWeekday(year, month, wanted, nth === 0 ? 1 : nth);
  }
  const length = daysInMonth(year, month);
  const wanted = rule.monthDay ?? from.day;
  return formatDate({ year, month, day: wanted > 0 ? Math.min(wanted, length) : Math.max(1, length + 1 + wanted) });
}
