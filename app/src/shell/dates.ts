import { currentLanguage } from "./language.ts";

// A floating date has no zone: it is read and written as if this device stood at UTC, so that no zone can move it.
const floating = (value: string): Date => new Date(`${value.length === 10 ? `${value}T00:00` : value}:00Z`);

/** A floating due date, `YYYY-MM-DD` or with `THH:MM`: "Mar 17, 2026", "Tue, Mar 17, 3:00 PM". */
export function formatDue(value: string, language: string = currentLanguage()): string {
  const options: Intl.DateTimeFormatOptions =
    value.length === 10
      ? { year: "numeric", month: "short", day: "numeric" }
      : { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(floating(value));
}

/** An instant as a date on this device's clock: "Mar 12, 2026". */
export const formatInstant = (instant: string, language: string = currentLanguage()): string =>
  new Intl.DateTimeFormat(language, { year: "numeric", month: "short", day: "numeric" }).format(new Date(instant));

/** This device's time zone; UTC where the browser does not tell. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The day of the week of a floating date: "Wednesday". */
export const formatWeekday = (value: string, language: string = currentLanguage()): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(floating(value));

/** A floating date, or an instant on this device's clock, in full: "March 12, 2026". */
export const formatLongDate = (value: string, language: string = currentLanguage()): string =>
  value.length === 10
    ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(floating(value))
    : new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(value));

/** A wall clock, `YYYY-MM-DDTHH:MM`, with its day spelled out: "Thursday, March 12, 9:24 AM". */
export const formatWallClock = (value: string, language: string = currentLanguage()): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(floating(value));
