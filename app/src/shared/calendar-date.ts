import { z } from "zod";

/** A real calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date("shared:validation.date");

/** A birthday or another date of which an instant's date part is kept (decisions 20). */
export const datePart = z
  .string("shared:validation.date")
  .transform((value) => value.slice(0, 10))
  .pipe(calendarDate);

/**
 * A due date as sent: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM`, or an instant; null takes it away. An instant at exactly
 * midnight UTC means that date; any other is turned into the person's wall clock by `floatingDue` (decisions 19).
 */
export const dueDateInput = z
  .union(
    [z.iso.date(), z.iso.datetime({ local: true, precision: -1 }), z.iso.datetime({ offset: true })],
    "shared:validation.date",
  )
  .refine((date) => date >= "1900" && date < "3000", "shared:validation.date");

/** A due date as kept and answered: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, floating on the person's own clock. */
export const dueDate = z.string();

/** Turns a sent due date into the kept form, in the given IANA time zone. */
export function floatingDue(value: string, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(value)) return value;
  const moment = new Date(value);
  if (moment.toISOString().endsWith("T00:00:00.000Z")) return moment.toISOString().slice(0, 10);
  return localDateTime(moment, timeZone);
}

/** The wall clock in a time zone at a moment, `YYYY-MM-DDTHH:MM`. */
export function localDateTime(moment: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}`;
}

/** The date in a time zone at a moment, `YYYY-MM-DD`. */
export const localDate = (moment: Date, timeZone: string): string => localDateTime(moment, timeZone).slice(0, 10);

// Making a formatter costs about 50 µs, and every request needs its person's.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formatters.set(timeZone, made);
  return made;
}

/** Whether a name is an IANA time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone (decisions 19). */
export const timeZone = z
  .string("shared:validation.timezoneRequired")
  .refine(isTimeZone, "shared:validation.timezoneRequired");

/** An RFC 5545 rule of the subset that the organizer speaks. */
export const repeatRule = z
  .string()
  .max(100, "shared:validation.repeat")
  .regex(
    /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9]\d{0,2})?(;BYDAY=(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)){0,6})?(;BYMONTHDAY=([1-9]|[12]\d|3[01]|-1))?(;BYMONTH=([1-9]|1[0-2]))?$/,
    "shared:validation.repeat",
  );
