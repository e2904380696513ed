import { addDays, addMonths } from "@wisp/organizer";
import { localDate } from "#app/shared/calendar-date.ts";
import type { DueCheckIn } from "../contract/people.ts";
import type { Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";

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

/** What has to be known of a person to say when to speak with them again. */
export type CheckedPerson = Pick<
  Relationship,
  "id" | "firstName" | "lastName" | "relationship" | "photo" | "checkInFrequency" | "lastInteraction" | "createdAt"
>;

/**
 * Somebody's check-in where it is due by today, else null. It is counted from the day of the last interaction on the
 * person's own clock, or from the day on which they were added.
 */
export function dueCheckInOf(person: CheckedPerson, today: string, timezone: string): DueCheckIn | null {
  const { id: personId, relationship, photo, checkInFrequency, lastInteraction, createdAt } = person;
  const due = checkInDue(localDate(new Date(lastInteraction ?? createdAt), timezone), checkInFrequency);
  if (due === null || due > today) return null;
  return { personId, name: displayName(person), relationship, photo, checkInFrequency, lastInteraction, due };
}

/** The longest overdue first. */
export const byDue = (a: DueCheckIn, b: DueCheckIn): number => compare(a.due, b.due) || compare(a.personId, b.personId);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many there are where nobody says how many. */
export const CATCH_UP_DEFAULT = 20;
