import i18next from "i18next";
import { addDays } from "@wisp/organizer";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone, formatDue, formatWeekday } from "#app/shell/dates.ts";
import { currentLanguage } from "#app/shell/language.ts";
import type { DateAhead, DueCheckIn } from "../contract/people.ts";
import { NO_YEAR } from "../rules/dates-ahead.ts";

/** "Turns 34 on Saturday": what comes, and when, as one quiet line. */
export function dateAheadWords(date: DateAhead, today: string = deviceToday()): string {
  const when = dayWords(date.date, today);
  const { kind, turns: count, label } = date;
  if (kind === "birthday")
    return count === null
      ? i18next.t("relationships:people.lines.birthday", { when })
      : i18next.t("relationships:people.lines.turns", { count, when });
  if (kind === "anniversary")
    return count === null
      ? i18next.t("relationships:people.lines.anniversary", { when })
      : i18next.t("relationships:people.lines.years", { count, when });
  return label === null
    ? i18next.t("relationships:people.lines.planned", { when })
    : i18next.t("relationships:people.lines.named", { label, when });
}

/** "5 weeks since you spoke"; of somebody new how often it should be. */
export function dueWords(due: DueCheckIn, today: string = deviceToday()): string {
  if (due.lastInteraction === null) {
    const often = i18next.t(`relationships:frequencies.${due.checkInFrequency}`);
    return i18next.t("relationships:people.catchUp.never", { often });
  }
  const days = daysBetween(localDate(new Date(due.lastInteraction), deviceTimeZone()), today);
  if (days <= 0) return i18next.t("relationships:people.catchUp.today");
  return i18next.t("relationships:people.catchUp.since", { span: spanOf(days) });
}

/** A date that comes every year; one whose year nobody knows does not show one. */
export const dateWithoutYear = (date: string): string =>
  date.startsWith(NO_YEAR)
    ? new Intl.DateTimeFormat(currentLanguage(), { month: "long", day: "numeric", timeZone: "UTC" }).format(
        new Date(`${date}T00:00:00Z`),
      )
    : formatDue(date);

function dayWords(date: string, today: string): string {
  if (date === today) return i18next.t("relationships:people.when.today");
  if (date === addDays(today, 1)) return i18next.t("relationships:people.when.tomorrow");
  if (date <= addDays(today, 6)) return i18next.t("relationships:people.when.weekday", { day: formatWeekday(date) });
  const day = new Intl.DateTimeFormat(currentLanguage(), { month: "long", day: "numeric", timeZone: "UTC" });
  return i18next.t("relationships:people.when.date", { day: day.format(new Date(`${date}T00:00:00Z`)) });
}

const UNITS = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
  { unit: "week", days: 7 },
] as const;

// Two of a unit before it is spoken in: "5 weeks", not "1 month".
function spanOf(days: number): string {
  const step = UNITS.find((one) => days >= one.days * 2);
  const format = { style: "unit", unit: step?.unit ?? "day", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(currentLanguage(), format).format(Math.round(days / (step?.days ?? 1)));
}

const deviceToday = (): string => localDate(new Date(), deviceTimeZone());
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
