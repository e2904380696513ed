import type { Shift, Unit } from "./fields.ts";
import { addDays, addMinutes, addMonths } from "./local-date.ts";

/** Reads "2 week,1 day". */
export function parseShift(text: string): Shift {
  return text.split(",").map((part) => {
    const [amount, unit] = part.split(" ");
    return { amount: Number(amount), unit: unit as Unit };
  });
}

/** The same length of time, backwards. */
export function backwards(shift: Shift): Shift {
  return shift.map(({ amount, unit }) => ({ amount: -amount, unit }));
}

/** Whether the shift is told in minutes or hours, so that it leads to a clock time. */
export function isOfClock(shift: Shift): boolean {
  return shift.some(({ unit }) => unit === "minute" || unit === "hour");
}

/** The local date-time (`YYYY-MM-DDTHH:MM`) that lies a shift away. */
export function shiftTime(from: string, shift: Shift): string {
  return shift.reduce((moment, { amount, unit }) => {
    if (unit === "minute") return addMinutes(moment, Math.round(amount));
    if (unit === "hour") return addMinutes(moment, Math.round(amount * 60));
    return shiftDate(moment, [{ amount, unit }]) + moment.slice(10);
  }, from);
}

/** The local date that lies a shift of days or longer away. */
export function shiftDate(from: string, shift: Shift): string {
  return shift.reduce(
    (date, { amount, unit }) => {
      if (unit === "day") return addDays(date, Math.round(amount));
      if (unit === "week") return addDays(date, Math.round(amount * 7));
      if (unit === "month") return addMonths(date, Math.round(amount));
      return unit === "year" ? addMonths(date, Math.round(amount * 12)) : date;
    },
    from.slice(0, 10),
  );
}
