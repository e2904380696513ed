import { currentLanguage } from "#app/shell/language.ts";

/** When an entry was made, on this device's clock: "Today, 9:12 AM", "Tue, 8:05 AM", "Feb 3, 7:30 PM". */
export function formatWhen(instant: string, now: Date = new Date(), language: string = currentLanguage()): string {
  const moment = new Date(instant);
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(moment);
  return `${dayOf(moment, now, language)}, ${time}`;
}

function dayOf(moment: Date, now: Date, language: string): string {
  const ago = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (ago === 0 || ago === 1) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-ago, "day");
    return day.charAt(0).toLocaleUpperCase(language) + day.slice(1);
  }
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const format: Intl.DateTimeFormatOptions =
    ago > 1 && ago < 7 ? { weekday: "short" } : { month: "short", day: "numeric", ...year };
  return new Intl.DateTimeFormat(language, format).format(moment);
}

// As if at UTC, where every day has 24 hours.
const midnight = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
