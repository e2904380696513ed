import { currentLanguage } from "./language.ts";

const DAY = 86_400_000;
const UNITS = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
  { unit: "week", days: 7 },
] as const;

/** How many calendar days ago an instant was, in words: "today", "yesterday", "5 weeks ago". */
export function formatAgo(instant: string, now: Date = new Date(), language: string = currentLanguage()): string {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() - moment.getTimezoneOffset() * 60_000) / DAY);
  const days = dayOf(now) - dayOf(new Date(instant));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const step = UNITS.find((each) => Math.abs(days) >= each.days * 2);
  return step ? format.format(-Math.round(days / step.days), step.unit) : format.format(-days, "day");
}
