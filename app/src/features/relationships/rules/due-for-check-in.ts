import { localDate } from "#app/shared/calendar-date.ts";
import type { Relationship } from "../contract.ts";
import { checkInDue } from "./check-in.ts";

/** The day of the next check-in, and how many days ago that was; below 0 where it lies ahead. */
export type CheckIn = { due: string; late: number };

/**
 * When somebody is to be spoken with again, counted from the last interaction.
 * @param today the person's calendar date
 * @returns null where there was no interaction yet, or where it is whenever it suits
 */
export function dueForCheckIn(
  { lastInteraction, checkInFrequency }: Pick<Relationship, "lastInteraction" | "checkInFrequency">,
  today: string,
  timezone: string,
): CheckIn | null {
  if (lastInteraction === null) return null;
  const due = checkInDue(localDate(new Date(lastInteraction), timezone), checkInFrequency);
  return due === null ? null : { due, late: (Date.parse(today) - Date.parse(due)) / 86_400_000 };
}
