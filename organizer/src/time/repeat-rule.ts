export type Frequency = "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";

/** The part of RFC 5545 that Wisp keeps. */
export type RepeatRule = {
  freq: Frequency;
  interval: number;
  /** "MO", "1MO", "-1FR". */
  byDay: readonly string[];
  monthDay?: number;
  month?: number;
};

export const DAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** "TU" of 2. */
export function dayCode(weekday: number): string {
  return DAY_CODES[weekday - 1] ?? "MO";
}

/** The nth (0 if none is said) and ISO weekday of "1MO", "-1FR" or "TU". */
export function parseDayCode(code: string): { nth: number; weekday: number } {
  return { nth: Number(code.slice(0, -2)), weekday: DAY_CODES.findIndex((day) => code.endsWith(day)) + 1 };
}

/** The rule as written, keys in the order FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH; INTERVAL=1 is left out. */
export function formatRepeat(rule: RepeatRule): string {
  const keys = [`FREQ=${rule.freq}`];
  if (rule.interval > 1) keys.push(`INTERVAL=${rule.interval}`);
  if (rule.byDay.length > 0) keys.push(`BYDAY=${rule.byDay.join(",")}`);
  if (rule.monthDay !== undefined) keys.push(`BYMONTHDAY=${rule.monthDay}`);
  if (rule.month !== undefined) keys.push(`BYMONTH=${rule.month}`);
  return keys.join(";");
}

/** The parts of a rule; what Wisp does not keep is ignored. */
export function parseRepeat(rule: string): RepeatRule {
  const keys = new Map(rule.split(";").map((key) => key.split("=") as [string, string | undefined]));
  const number = (key: string) => (keys.get(key) === undefined ? undefined : Number(keys.get(key)));
  const monthDay = number("BYMONTHDAY");
  const month = number("BYMONTH");
  return {
    freq: (keys.get("FREQ") ?? "DAILY") as Frequency,
    interval: Math.max(1, number("INTERVAL") ?? 1),
    byDay: keys.get("BYDAY")?.split(",") ?? [],
    ...(monthDay !== undefined && { monthDay }),
    ...(month !== undefined && { month }),
  };
}
