import type { DayPart, Fields } from "./fields.ts";
import { addDays, formatTime } from "./local-date.ts";

const PART_TIME: Record<DayPart, string> = {
  morning: "09:00",
  noon: "12:00",
  afternoon: "15:00",
  evening: "18:00",
  night: "20:00",
};

/** A bare hour is meant within these minutes of the day: 07:00 to 21:59. */
const WAKING = { from: 7 * 60, until: 22 * 60 };

/** Whether the fields tell a time of day. */
export function hasClock({ hour, dayPart }: Fields): boolean {
  return hour !== undefined || dayPart !== undefined;
}

/** "at 2 in the night" is before the morning, "at 11" after the evening. */
function halfOf({ hour = 0, half, dayPart }: Fields): Fields["half"] {
  if (half !== undefined || dayPart === undefined) return half;
  if (dayPart === "morning") return "am";
  if (hour === 12 && (dayPart === "night" || dayPart === "evening")) return "am";
  if (dayPart === "night" && hour <= 4) return "am";
  return dayPart === "noon" && hour >= 10 && hour < 12 ? "am" : "pm";
}

/** The clock times that an hour can mean, in minutes since midnight; earlier ones first. */
function readings(fields: Fields): number[] {
  const { hour = 0, minute = 0 } = fields;
  const at = (hours: number) => (((hours * 60 + minute) % 1440) + 1440) % 1440;
  const half = halfOf(fields);
  if (hour > 12 || hour === 0 || half === "24h") return [at(hour)];
  if (half === "am") return [at(hour % 12)];
  if (half === "pm") return [at((hour % 12) + 12)];
  return [at(hour % 12), at((hour % 12) + 12)].filter((minutes) => minutes >= WAKING.from && minutes < WAKING.until);
}

/** "tonight at 1" and "friday evening at 12" are after midnight. */
function isAfterMidnight({ hour, dayPart }: Fields, time: string): boolean {
  return hour !== undefined && (dayPart === "night" || dayPart === "evening") && time < "05:00";
}

/**
 * The moment (`YYYY-MM-DDTHH:MM`) that a time of day means on a date, or its next occurrence after `now` where no date
 * is given.
 */
export function onClock(fields: Fields, date: string | null, now: string): string {
  const today = now.slice(0, 10);
  const times = fields.hour === undefined ? [PART_TIME[fields.dayPart ?? "morning"]] : readings(fields).map(formatTime);
  const [first = "12:00"] = times;
  const ahead = times.find((time) => `${today}T${time}` > now);
  if (date === null) return ahead === undefined ? `${addDays(today, 1)}T${first}` : `${today}T${ahead}`;
  // "today at midnight" is the one to come.
  const isComingMidnight = fields.dayOffset === 0 && first < "01:00" && `${date}T${first}` <= now;
  if (isComingMidnight || isAfterMidnight(fields, first)) return `${addDays(date, 1)}T${first}`;
  return `${date}T${date === today ? (ahead ?? times.at(-1) ?? first) : first}`;
}
