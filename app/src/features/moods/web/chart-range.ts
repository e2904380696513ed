import { addDays, daysBetween, isLocalDate } from "@wisp/organizer";
import { MOST_DAYS } from "../contract.ts";

/** The times that a chart can be asked to show; `dates` is from one date to another. */
export const RANGES = ["7", "30", "90", "365", "dates"] as const;
export type Range = (typeof RANGES)[number];

/** The first and the last day of a range that ends today. */
export const rangeUpTo = (today: string, range: Exclude<Range, "dates">): { from: string; to: string } => ({
  from: addDays(today, 1 - Number(range)),
  to: today,
});

/** Whether two dates can be shown: real, in order, not too far apart. */
export const canShow = (from: string, to: string): boolean =>
  isLocalDate(from) && isLocalDate(to) && from <= to && daysBetween(from, to) < MOST_DAYS;
