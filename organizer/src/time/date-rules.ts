import type { Fields, Unit } from "./fields.ts";
import { isDay } from "./local-date.ts";
import type { Caught } from "./pattern.ts";
import { backwards, parseShift } from "./shift.ts";

/** Only the slots that have a value. */
export function slots(fields: { [K in keyof Fields]: Fields[K] | undefined }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** A leap year stands in where no year is said. */
function calendarDay(year: number | undefined, month = 0, day = 0): Fields | null {
  return isDay({ year: year ?? 2000, month, day }) ? slots({ year, month, day }) : null;
}

/** Two numbers in the language's order; the other way round where only that is a day. */
function numeric(caught: Caught, first: "month" | "day"): Fields | null {
  const [a, b] = [caught.number("a"), caught.number("b")];
  const year = caught.number("yy") ?? caught.number("yyyy");
  const [month, day] = first === "month" ? [a, b] : [b, a];
  return calendarDay(year, month, day) ?? calendarDay(year, day, month);
}

/** "next week", "this month", "last year": which, of which unit. */
function period(which: number, unit: Unit): Fields | null {
  const back = which < 0 ? true : undefined;
  if (unit === "week") return slots({ week: which, back });
  if (unit === "month") return slots({ monthOffset: which, back });
  if (unit === "year") return slots({ yearOffset: which, back });
  // "the next day" counts from a day that the story tells.
  return null;
}

/** "week" of "1 week"; a fortnight or a quarter is no such period. */
function singleUnit(caught: Caught): Unit | undefined {
  const [count, unit] = (caught.text("unit") ?? "").split(" ");
  return count === "1" ? (unit as Unit) : undefined;
}

/** "the end of next month": the edge, of which period. */
function periodEdge(caught: Caught, edge: Fields["edge"]): Fields | null {
  const unit = singleUnit(caught);
  const which = caught.number("which") ?? 0;
  if (unit === undefined) return slots({ edge });
  const within = which === 0 ? {} : period(which, unit);
  return within === null ? null : { ...within, ...slots({ edge, edgeOf: unit }) };
}

export const dateRules = {
  "relative-day": (caught: Caught) => {
    const dayOffset = caught.number("days") ?? 0;
    return slots({ dayOffset, back: dayOffset < 0 ? true : undefined });
  },
  "weekday": (caught: Caught) => {
    const which = caught.number("which") ?? 0;
    const weekday = caught.number("wd") ?? caught.number("shy");
    // "this friday" is the one to come; "next" and "last" are of the calendar week after and before.
    return slots({ weekday, week: which === 0 ? undefined : which, back: which < 0 ? true : undefined });
  },
  "weekday-and-day": (caught: Caught) =>
    slots({ weekday: caught.number("wd") ?? caught.number("shy"), day: caught.number("day") }),
  "weekday-and-number": (caught: Caught) =>
    slots({ weekday: caught.number("wd") ?? caught.number("shy"), dayOrHour: caught.number("dd") }),
  "weekdays-from-now": (caught: Caught) => {
    const n = caught.number("n") ?? 1;
    return { weekday: caught.number("wd") ?? 1, nth: n, edgeOf: "week" as const };
  },
  "weekdays-ago": (caught: Caught) => {
    const n = caught.number("n") ?? 1;
    return { weekday: caught.number("wd") ?? 1, nth: -n, edgeOf: "week" as const, back: true };
  },
  "weekday-in-weeks": (caught: Caught) => {
    const weeks = (caught.number("n") ?? 8) >= 14 ? 2 : 1;
    return slots({
      weekday: caught.number("wd"),
      orToday: true,
      shiftFromDate: [{ amount: weeks, unit: "week" as const }],
    });
  },
  "weekend": (caught: Caught) => {
    const weekend = caught.number("which") ?? 0;
    return slots({ weekend, back: weekend < 0 ? true : undefined });
  },
  "week-after-next": () => ({ week: 2 }),
  "period": (caught: Caught) => {
    const unit = singleUnit(caught);
    return unit === undefined ? null : period(caught.number("which") ?? 0, unit);
  },
  "period-start": (caught: Caught) => periodEdge(caught, "start"),
  "period-middle": (caught: Caught) => periodEdge(caught, "middle"),
  "period-end": (caught: Caught) => periodEdge(caught, "end"),
  "month-day": (caught: Caught) =>
    calendarDay(caught.number("year") ?? caught.number("yy"), caught.number("month"), caught.number("day")),
  "month": (caught: Caught) => {
    const which = caught.number("which") ?? 0;
    return slots({ month: caught.number("month"), year: caught.number("year"), back: which < 0 ? true : undefined });
  },
  "year": (caught: Caught) => slots({ year: caught.number("year") }),
  "day-of-month": (caught: Caught) => slots({ day: caught.number("day") ?? caught.number("ordinal") }),
  "bare-ordinal": (caught: Caught) => slots({ day: caught.number("ordinal") }),
  "day-of-period": (caught: Caught) => slots({ day: caught.number("day"), monthOffset: caught.number("which") }),
  "nth-of-month": (caught: Caught) => {
    const which = caught.number("which");
    return slots({
      nth: caught.number("nth"),
      weekday: caught.number("wd"),
      month: caught.number("month"),
      year: caught.number("year"),
      monthOffset: which,
      edgeOf: "month",
      back: which !== undefined && which < 0 ? true : undefined,
    });
  },
  "iso-date": (caught: Caught) => calendarDay(caught.number("yyyy"), caught.number("mm"), caught.number("dd")),
  "iso-date-time": (caught: Caught) => {
    const day = calendarDay(caught.number("yyyy"), caught.number("mm"), caught.number("dd"));
    return day === null
      ? null
      : { ...day, ...slots({ hour: caught.number("hour"), minute: caught.number("minute"), half: "24h" }) };
  },
  "month-first": (caught: Caught) => numeric(caught, "month"),
  "day-first": (caught: Caught) => numeric(caught, "day"),
  "from-now": (caught: Caught) => ({ shift: parseShift(caught.text("dur") ?? "") }),
  "ago": (caught: Caught) => ({ shift: backwards(parseShift(caught.text("dur") ?? "")), back: true }),
  "after-date": (caught: Caught) => ({ shiftFromDate: parseShift(caught.text("dur") ?? "") }),
  "before-date": (caught: Caught) => ({ shiftFromDate: backwards(parseShift(caught.text("dur") ?? "")) }),
  "holiday": (caught: Caught) => {
    const which = caught.number("which") ?? 0;
    return slots({ holiday: caught.text("holiday"), year: caught.number("year"), back: which < 0 ? true : undefined });
  },
};
