import i18next from "i18next";
import { formatDue, formatWeekday } from "#app/shell/dates.ts";
import { currentLanguage } from "#app/shell/language.ts";
import type { Relationship } from "../contract.ts";
import type { CheckIn } from "../rules/due-for-check-in.ts";

const UNITS = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
  { unit: "week", days: 7 },
] as const;

/** "Every month, 1 week late"; "Every week, next on Sunday"; "Whenever it suits". */
export function checkInWords(frequency: Relationship["checkInFrequency"], checkIn: CheckIn | null): string {
  const often = i18next.t(`relationships:frequencies.${frequency}`);
  if (checkIn === null) return often;
  const { due, late } = checkIn;
  if (late > 0) return i18next.t("relationships:checkIn.late", { often, time: spanWords(late) });
  if (late === 0) return i18next.t("relationships:checkIn.today", { often });
  const day = late >= -6 ? formatWeekday(due) : formatDue(due);
  return i18next.t("relationships:checkIn.nextOn", { often, day });
}

function spanWords(days: number): string {
  const step = UNITS.find((one) => days >= one.days);
  const format = { style: "unit", unit: step?.unit ?? "day", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(currentLanguage(), format).format(Math.round(days / (step?.days ?? 1)));
}
