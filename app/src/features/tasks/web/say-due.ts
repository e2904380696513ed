import { daysBetween } from "@wisp/organizer";
import { currentLanguage } from "#app/shell/language.ts";

// A floating date has no zone: it is read and written at UTC, so that no zone can move it.
const say = (due: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(
    new Date(`${due.length === 10 ? `${due}T00:00` : due}:00Z`),
  );

const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** A due date: "Fri, Mar 13, 3:00 PM", of another year than today's with the year. */
export function sayDate(due: string, today: string, language: string = currentLanguage()): string {
  const year = due.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return say(due, language, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...year,
    ...(due.length > 10 && TIME),
  });
}

/** A time of day, `HH:MM`: "3:00 PM". */
export const sayTime = (time: string, language: string = currentLanguage()): string =>
  say(`2026-01-01T${time}`, language, TIME);

/** When a task is due, seen from today: "Today, 3:00 PM", "Tomorrow", "Sat, Mar 14". */
export function sayDue(due: string, today: string, language: string = currentLanguage()): string {
  const days = daysBetween(today, due.slice(0, 10));
  if (Math.abs(days) > 1) return sayDate(due, today, language);
  const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  const name = day.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
  return due.length > 10 ? `${name}, ${sayTime(due.slice(11), language)}` : name;
}
