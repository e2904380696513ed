/** Calendar arithmetic on local dates written `YYYY-MM-DD`: whole numbers only, no time zone, no clock. */

export type Day = { year: number; month: number; day: number };

const DAYS_BEFORE_1970 = 719_468;

/** Whole days since 1970-01-01 in the Gregorian calendar (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
function toNumber({ year, month, day }: Day): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_BEFORE_1970;
}

function fromNumber(days: number): Day {
  const shifted = days + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The parts of `YYYY-MM-DD`; a clock time behind it is ignored. */
export function parseDate(date: string): Day {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** `YYYY-MM-DD` of a day that exists. */
export function formatDate({ year, month, day }: Day): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** 28 to 31; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the three numbers name a day of the calendar. */
export function isDay({ year, month, day }: Day): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether `value` is exactly a `YYYY-MM-DD` that the calendar has. */
export function isLocalDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(parseDate(value));
}

/** Whether `value` is exactly a `YYYY-MM-DDTHH:MM` that calendar and clock have. */
export function isLocalDateTime(value: string): boolean {
  return /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) && isLocalDate(value.slice(0, 10));
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return formatDate(fromNumber(toNumber(parseDate(date)) + days));
}

/** The date `months` later, or earlier if negative; a month without that day gives its last day. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = parseDate(date);
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return formatDate({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return toNumber(parseDate(to)) - toNumber(parseDate(from));
}

/** ISO 8601 day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return ((((toNumber(parseDate(date)) + 3) % 7) + 7) % 7) + 1;
}

/** The Monday on or before the date. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekday(date));
}

/**
 * The nth of a weekday (ISO number) in a month, counted from the end if `nth` is negative; null where the month has
 * no such day.
 */
export function nthWeekday(year: number, month: number, wanted: number, nth: number): string | null {
  const length = daysInMonth(year, month);
  const first = weekday(formatDate({ year, month, day: 1 }));
  const firstDay = 1 + ((wanted - first + 7) % 7);
  const lastDay = firstDay + 7 * Math.floor((length - firstDay) / 7);
  const day = nth > 0 ? firstDay + 7 * (nth - 1) : lastDay + 7 * (nth + 1);
  return day >= 1 && day <= length ? formatDate({ year, month, day }) : null;
}

/** The local date-time `minutes` after `YYYY-MM-DDTHH:MM`, or before it if negative. */
export function addMinutes(dateTime: string, minutes: number): string {
  const total = Number(dateTime.slice(11, 13)) * 60 + Number(dateTime.slice(14, 16)) + minutes;
  const days = Math.floor(total / 1440);
  return `${addDays(dateTime.slice(0, 10), days)}T${formatTime(total - days * 1440)}`;
}

/** `HH:MM` of minutes since midnight. */
export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
