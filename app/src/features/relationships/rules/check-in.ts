import { addDays, addMonths } from "@wisp/organizer";
import type { Relationship } from "../contract.ts";

type Frequency = Relationship["checkInFrequency"];

const PERIODS: Record<Exclude<Frequency, "as-needed">, { days: number } | { months: number }> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
};

/** The frequencies that ever come due. */
export const COUNTED = Object.keys(PERIODS) as (keyof typeof PERIODS)[];

/** The day on which somebody is to be spoken with again, counted from the day of the last time; null: whenever it suits. */
export function checkInDue(met: string, frequency: Frequency): string | null {
  if (frequency === "as-needed") return null;
  const period = PERIODS[frequency];
  return "days" in period ? addDays(met, period.days) : addMonths(met, period.months);
}

/** The latest day of a last time whose check-in is due by today: `checkInDue` read backwards, for an index to look in. */
export function latestMetDue(today: string, frequency: keyof typeof PERIODS): string {
  const period = PERIODS[frequency];
  if ("days" in period) return addDays(today, -period.days);
  const then = addMonths(today, -period.months);
  // The last day of a month is where all the later days of longer months land, too.
  if (!isLastOfMonth(today)) return then;
  return addDays(addMonths(`${then.slice(0, 7)}-01`, 1), -1);
}

const isLastOfMonth = (date: string): boolean => addDays(date, 1).slice(8) === "01";
