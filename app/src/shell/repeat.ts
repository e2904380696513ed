import i18next from "i18next";
import { currentLanguage } from "./language.ts";

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const WORKING_DAYS = [1, 2, 3, 4, 5];
const UNITS = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" } as const;

/** A repeat rule in words: "Every Monday", "Every 2 weeks". The words of the shell have to be loaded. */
export function formatRepeat(rule: string): string {
  const parts = Object.fromEntries(rule.split(";").map((part) => part.split("=") as [string, string]));
  const unit = UNITS[parts["FREQ"] as keyof typeof UNITS] ?? "day";
  const days = (parts["BYDAY"] ?? "")
    .split(",")
    .flatMap((day) => (WEEKDAYS.indexOf(day.slice(-2)) >= 0 ? [WEEKDAYS.indexOf(day.slice(-2))] : []));
  const count = Number(parts["INTERVAL"] ?? 1);
  if (unit === "week" && count === 1 && WORKING_DAYS.every((day) => days.includes(day)) && days.length === 5)
    return i18next.t("shell:repeat.weekdays");
  if (unit === "week" && count === 1 && days.length > 0 && days.length < 7)
    return i18next.t("shell:repeat.on", { days: namesOf(days) });
  return i18next.t(`shell:repeat.${unit}`, { count });
}

// 2023-01-01 was a Sunday.
function namesOf(days: readonly number[]): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { weekday: "long", timeZone: "UTC" });
  const names = days.map((day) => format.format(new Date(Date.UTC(2023, 0, 1 + day))));
  return new Intl.ListFormat(currentLanguage()).format(names);
}
