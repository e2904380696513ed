import { localDate } from "#app/shared/calendar-date.ts";
import { Refusal } from "#app/shared/problem.ts";

const DAY = 86_400_000;

/** Whether the midnight has passed until which the words of a day can be changed (decisions 14). */
export const isOver = (date: string, today: string): boolean => date < today;

/** @throws Refusal day-over */
export function refuseOver(date: string, today: string): void {
  if (isOver(date, today)) throw new Refusal("day-over");
}

type Said = { date?: string | undefined; madeAt?: string | undefined };

/**
 * The day that a new entry stands on: today, or the one on which it was written on a device.
 * @param written when it was written
 * @throws Refusal day-over, where a past day is named for something written now; invalid, where the day is still to
 * come or is not the one on which it was written, wherever on earth that was
 */
export function dayOfNew({ date, madeAt }: Said, written: Date, today: string, timezone: string): string {
  if (date === undefined) return localDate(written, timezone);
  if (date > today) throw new Refusal("invalid", { errors: { date: "journal:validation.future" } });
  if (madeAt === undefined) refuseOver(date, today);
  else if (Math.abs(Date.parse(date) - Date.parse(written.toISOString().slice(0, 10))) > DAY)
    throw new Refusal("invalid", { errors: { date: "journal:validation.otherDay" } });
  return date;
}

/**
 * The days of the year, `MM-DD`, whose entries are remembered on a date: its own, and on February 28 of a common year
 * the 29th, too, which would otherwise come up in one year of four.
 */
export function daysRemembered(date: string): string[] {
  const day = date.slice(5);
  const year = Number(date.slice(0, 4));
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day === "02-28" && !leap ? [day, "02-29"] : [day];
}
