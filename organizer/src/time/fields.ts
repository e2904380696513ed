import type { RepeatRule } from "./repeat-rule.ts";

export type Unit = "minute" | "hour" | "day" | "week" | "month" | "year";
export type DayPart = "morning" | "noon" | "afternoon" | "evening" | "night";

/** A length of time, by unit; the amounts may be fractions of hours ("an hour and a half"). */
export type Shift = { amount: number; unit: Unit }[];

/** What one phrase tells about a moment. Parts that stand together are merged slot by slot. */
export type Fields = {
  /** Days from today. */
  dayOffset?: number;
  /** ISO number, 1 is Monday. */
  weekday?: number;
  /** The weekday counts from today on; else it is never today. */
  orToday?: boolean;
  /** Calendar weeks from the present one. */
  week?: number;
  weekend?: number;
  year?: number;
  month?: number;
  day?: number;
  /** A number beside a weekday: the day of the month if that fits, else the hour ("dinner friday 7"). */
  dayOrHour?: number;
  /** Months, years from the present one. */
  monthOffset?: number;
  yearOffset?: number;
  /** The nth such weekday, or day, of a month; negative from its end. */
  nth?: number;
  /** The last or first day, or the middle, of the week, month or year that is named, or of the present one. */
  edge?: "start" | "middle" | "end";
  edgeOf?: Unit;
  holiday?: string;
  /** From now. */
  shift?: Shift;
  /** From the date that the other parts give. */
  shiftFromDate?: Shift;
  /** As said; 0 to 24. */
  hour?: number;
  minute?: number;
  half?: "am" | "pm" | "24h";
  dayPart?: DayPart;
  repeat?: RepeatRule;
  /** The words look back. */
  back?: boolean;
};

/** One phrase found in a text. */
export type Part = {
  start: number;
  end: number;
  rule: string;
  fields: Fields;
  /** Says when only beside another part ("morning" after "monday"). */
  weak: boolean;
};
