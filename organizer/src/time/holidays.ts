import { addDays, formatDate, nthWeekday } from "./local-date.ts";
import { parseDayCode } from "./repeat-rule.ts";

/** Easter Sunday of the Gregorian calendar (anonymous algorithm, Meeus/Jones/Butcher). */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leap = Math.floor(yearOfCentury / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leap - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const count = epact + toSunday - 7 * late + 114;
  return formatDate({ year, month: Math.floor(count / 31), day: (count % 31) + 1 });
}

/**
 * The date of a holiday in a year. `code` is "12-25" (month and day), "easter+1" (days from Easter Sunday), or
 * "11:4TH" (the 4th Thursday of November), with days after it as in "11:4TH+1".
 */
export function holidayDate(code: string, year: number): string {
  const [, base = "", days = "0"] = /^(.*?)([+-]\d+)?$/.exec(code) ?? [];
  if (base === "easter") return addDays(easter(year), Number(days));
  if (!base.includes(":")) return `${String(year).padStart(4, "0")}-${code}`;
  const [month, dayCode = ""] = base.split(":");
  const { nth, weekday } = parseDayCode(dayCode);
  return addDays(nthWeekday(year, Number(month), weekday, nth) ?? formatDate({ year, month: 1, day: 1 }), Number(days));
}
