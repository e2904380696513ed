import { useTranslation } from "react-i18next";
import { currentLanguage } from "#app/shell/language.ts";
import type { MoodDay } from "../contract.ts";
import { rounded } from "../rules.ts";

/** A date without its year, as it stands below a chart: "Feb 11". */
export const shortDate = (date: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

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
