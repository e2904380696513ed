import { useTranslation } from "react-i18next";
import { currentLanguage } from "#app/shell/language.ts";
import type { MoodDay } from "../contract.ts";
import { rounded } from "../rules.ts";

/** A date of a chart, with its year only where that is not this year: "Feb 11". */
export const shortDate = (date: string, today: string): string =>
  formatOf(currentLanguage(), date.slice(0, 4) !== today.slice(0, 4)).format(new Date(`${date}T00:00:00Z`));

// A year of days asks for each of them, and making a formatter is slow.
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(language: string, year: boolean): Intl.DateTimeFormat {
  const known = formats.get(`${language} ${year}`);
  if (known) return known;
  const options = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const made = new Intl.DateTimeFormat(language, year ? { ...options, year: "numeric" } : options);
  formats.set(`${language} ${year}`, made);
  return made;
}

/** A number with one decimal at most, as the person's language writes it. */
export const sayNumber = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(rounded(value));

/** How a day is said: "3.5 of 5, 2 entries", or that it has none. */
export function useSayDay(): (day: MoodDay | null) => string {
  const { t } = useTranslation("moods");
  return (day) =>
    day === null
      ? t("noEntry")
      : t("pixels.value", { average: sayNumber(day.average), entries: t("count", { count: day.count }) });
}
