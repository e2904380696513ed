import type { Fields } from "./fields.ts";
import { holidayDate } from "./holidays.ts";
import {
  addDays,
  addMonths,
  daysInMonth,
  formatDate,
  isDay,
  mondayOf,
  nthWeekday,
  parseDate,
  weekday,
} from "./local-date.ts";
import { shiftDate } from "./shift.ts";

/** The date that the fields give, `YYYY-MM-DD`, seen from `today`; null where they give none. */
export function resolveDate(fields: Fields, today: string): string | null {
  for (const way of WAYS) {
    const date = way(fields, today);
    if (date !== null) return fields.shiftFromDate === undefined ? date : shiftDate(date, fields.shiftFromDate);
  }
  return null;
}

type Way = (fields: Fields, today: string) => string | null;

/** From the most telling slots to the least. */
const WAYS: readonly Way[] = [
  holiday,
  nthOfMonth,
  edgeOfPeriod,
  monthAndDay,
  month,
  dayOfMonth,
  weekdaysFromNow,
  weekend,
  weekdayOfWeek,
  ({ week }, today) => (week === undefined ? null : addDays(mondayOf(today), week === 0 ? 6 : week * 7)),
  ({ shift }, today) => (shift === undefined ? null : shiftDate(today, shift)),
  ({ dayOffset }, today) => (dayOffset === undefined ? null : addDays(today, dayOffset)),
  ({ monthOffset }, today) => (monthOffset === undefined ? null : periodOf(today, "month", monthOffset)),
  ({ yearOffset }, today) => (yearOffset === undefined ? null : periodOf(today, "year", yearOffset)),
];

/** The next such date from today on, going by years, or in the year that is given. */
function inYear(fields: Fields, today: string, dateIn: (year: number) => string | null): string | null {
  const { year, yearOffset, shift, back } = fields;
  const base = parseDate(shift === undefined ? today : shiftDate(today, shift)).year;
  if (year !== undefined) return dateIn(year);
  if (yearOffset !== undefined) return dateIn(base + yearOffset);
  if (shift !== undefined) return dateIn(base);
  const years = back === true ? [0, -1, -2, -3, -4] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    years
      .map((offset) => dateIn(base + offset))
      .find((date) => date !== null && (back === true ? date < today : date >= today)) ?? null
  );
}

function holiday(fields: Fields, today: string): string | null {
  const { holiday: code } = fields;
  if (code === undefined) return null;
  const date = inYear(fields, today, (year) => holidayDate(code, year));
  return date === null || fields.weekday === undefined ? date : addDays(mondayOf(date), fields.weekday - 1);
}

function nthIn(fields: Fields, year: number, monthNumber: number): string | null {
  const { nth = 1, weekday: wanted } = fields;
  if (wanted !== undefined) return nthWeekday(year, monthNumber, wanted, nth);
  const length = daysInMonth(year, monthNumber);
  const day = nth > 0 ? nth : length + 1 + nth;
  return day >= 1 && day <= length ? formatDate({ year, month: monthNumber, day }) : null;
}

function nthOfMonth(fields: Fields, today: string): string | null {
  const { nth, month: monthNumber, monthOffset, edgeOf } = fields;
  if (nth === undefined || edgeOf !== "month") return null;
  if (monthNumber !== undefined) return inYear(fields, today, (year) => nthIn(fields, year, monthNumber));
  const offsets = monthOffset === undefined ? [0, 1, 2, 3, 4] : [monthOffset];
  const dates = offsets.map((offset) => {
    const { year, month: inMonth } = parseDate(addMonths(today, offset));
    return nthIn(fields, year, inMonth);
  });
  return dates.find((date) => date !== null && (date >= today || monthOffset !== undefined)) ?? null;
}

/** The last day for 0, the first day for every other offset: what is due "this month" has the month. */
function periodOf(today: string, unit: "month" | "year", offset: number): string {
  return offset === 0
    ? edge(today, unit, "end")
    : edge(addMonths(today, unit === "month" ? offset : offset * 12), unit, "start");
}

function edge(date: string, unit: Fields["edgeOf"], which: Fields["edge"]): string {
  if (unit === "week") return addDays(mondayOf(date), which === "start" ? 0 : which === "middle" ? 2 : 6);
  const { year, month: monthNumber } = parseDate(date);
  if (unit === "year")
    return `${date.slice(0, 4)}-${which === "start" ? "01-01" : which === "middle" ? "07-01" : "12-31"}`;
  if (unit === "day") return date;
  return formatDate({
    year,
    month: monthNumber,
    day: which === "start" ? 1 : which === "middle" ? 15 : daysInMonth(year, monthNumber),
  });
}

function edgeOfPeriod(fields: Fields, today: string): string | null {
  const { edge: which, edgeOf, month: monthNumber, year, week = 0, monthOffset = 0, yearOffset = 0 } = fields;
  if (which === undefined) return null;
  if (monthNumber !== undefined) {
    return inYear(fields, today, (inside) =>
      edge(formatDate({ year: inside, month: monthNumber, day: 1 }), "month", which),
    );
  }
  if (year !== undefined) return edge(formatDate({ year, month: 1, day: 1 }), "year", which);
  const inside = addMonths(addDays(today, week * 7), monthOffset + yearOffset * 12);
  const date = edge(inside, edgeOf, which);
  // "the first of the month" that is over means the coming one.
  const passed = date < today && inside === today && (edgeOf === "month" || edgeOf === "year" || edgeOf === "week");
  return passed ? edge(shiftDate(today, [{ amount: 1, unit: edgeOf }]), edgeOf, which) : date;
}

function monthAndDay(fields: Fields, today: string): string | null {
  const { month: monthNumber, day } = fields;
  if (monthNumber === undefined || day === undefined) return null;
  return inYear(fields, today, (year) =>
    isDay({ year, month: monthNumber, day }) ? formatDate({ year, month: monthNumber, day }) : null,
  );
}

function month(fields: Fields, today: string): string | null {
  const { month: monthNumber, year, yearOffset } = fields;
  if (monthNumber === undefined) return year === undefined ? null : formatDate({ year, month: 1, day: 1 });
  // The month that we are in has begun: what is due in it is due by its end.
  const current =
    year === undefined && yearOffset === undefined && fields.back !== true && parseDate(today).month === monthNumber;
  return current
    ? edge(today, "month", "end")
    : inYear(fields, today, (inside) => formatDate({ year: inside, month: monthNumber, day: 1 }));
}

/** The next such day of a month, on the weekday if one is said. */
function dayOfMonth(fields: Fields, today: string): string | null {
  const { day, monthOffset, weekday: wanted } = fields;
  if (day === undefined) return null;
  const { year, month: monthNumber } = parseDate(today);
  for (let offset = monthOffset ?? 0; offset < 60; offset++) {
    const count = year * 12 + monthNumber - 1 + offset;
    const candidate = { year: Math.floor(count / 12), month: (count % 12) + 1, day };
    const date = formatDate(candidate);
    const fits = isDay(candidate) && (wanted === undefined || weekday(date) === wanted);
    if (monthOffset !== undefined) return isDay(candidate) ? date : null;
    if (fits && date >= today) return date;
  }
  return null;
}

function nextWeekday(today: string, wanted: number): string {
  return addDays(today, ((wanted - weekday(today) + 6) % 7) + 1);
}

/** "two sundays from now", "2 thursdays ago". */
function weekdaysFromNow({ nth, weekday: wanted, edgeOf }: Fields, today: string): string | null {
  if (nth === undefined || wanted === undefined || edgeOf !== "week") return null;
  const next = nextWeekday(today, wanted);
  if (nth > 0) return addDays(next, 7 * (nth - 1));
  return addDays(next, 7 * nth - (next === addDays(today, 7) ? 7 : 0));
}

function weekend({ weekend: which }: Fields, today: string): string | null {
  if (which === undefined) return null;
  const saturday = addDays(mondayOf(today), 5 + 7 * which);
  // On a Sunday this weekend is not over.
  return saturday < today && which === 0 ? today : saturday;
}

function weekdayOfWeek({ weekday: wanted, orToday, week, shift, dayOffset }: Fields, today: string): string | null {
  if (wanted === undefined) return null;
  if (week !== undefined) return addDays(mondayOf(today), 7 * week + wanted - 1);
  if (shift !== undefined) return addDays(mondayOf(shiftDate(today, shift)), wanted - 1);
  return dayOffset === undefined ? nextWeekday(orToday === true ? addDays(today, -1) : today, wanted) : null;
}
