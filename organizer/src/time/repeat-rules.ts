import type { DayPart, Fields, Unit } from "./fields.ts";
import { isDay } from "./local-date.ts";
import type { Caught } from "./pattern.ts";
import { dayCode, parseRepeat, type Frequency, type RepeatRule } from "./repeat-rule.ts";

const FREQUENCY: Partial<Record<Unit, Frequency>> = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" };

function repeating(rule: Partial<RepeatRule> & { freq: Frequency }, more: Fields = {}): Fields {
  return { ...more, repeat: { interval: 1, byDay: [], ...rule } };
}

function weekly(caught: Caught, interval: number): Fields {
  const days = (caught.text("wds") ?? caught.text("wd") ?? "").split(",").map(Number);
  const byDay = [...new Set(days)].sort((a, b) => a - b).map(dayCode);
  const part = caught.text("part") as DayPart | undefined;
  return repeating({ freq: "WEEKLY", interval, byDay }, part === undefined ? {} : { dayPart: part });
}

/** "every two weeks", "every quarter": the length holds the interval and the unit. */
function every(length: string | undefined, times: number): Fields | null {
  const [amount, unit] = (length ?? "").split(" ");
  const freq = FREQUENCY[unit as Unit];
  const interval = Number(amount) * times;
  return freq === undefined || !Number.isInteger(interval) || interval < 1 ? null : repeating({ freq, interval });
}

export const repeatRules = {
  "every-weekday-named": (caught: Caught) => weekly(caught, caught.number("n") ?? 1),
  "every-other-weekday-named": (caught: Caught) => weekly(caught, 2),
  "every-length": (caught: Caught) => every(caught.text("dur"), 1),
  "every-unit": (caught: Caught) => every(caught.text("unit"), caught.number("n") ?? 1),
  "every-other-unit": (caught: Caught) => every(caught.text("unit"), 2),
  "every-day-part": (caught: Caught) =>
    repeating({ freq: "DAILY" }, { dayPart: (caught.text("part") ?? "night") as DayPart }),
  "every-working-day": () => repeating({ freq: "WEEKLY", byDay: ["MO", "TU", "WE", "TH", "FR"] }),
  "every-weekend": () => repeating({ freq: "WEEKLY", byDay: ["SA", "SU"] }),
  "every-other-weekend": () => repeating({ freq: "WEEKLY", interval: 2, byDay: ["SA", "SU"] }),
  "every-nth-weekday": (caught: Caught) =>
    repeating({ freq: "MONTHLY", byDay: [`${caught.number("nth") ?? 1}${dayCode(caught.number("wd") ?? 1)}`] }),
  "every-month-day": (caught: Caught) =>
    repeating({ freq: "MONTHLY", monthDay: caught.number("day") ?? caught.number("nth") ?? 1 }),
  "every-last-day": () => repeating({ freq: "MONTHLY", monthDay: -1 }),
  "every-date": (caught: Caught) => {
    const [month = 0, day = 0] = [
      caught.number("month") ?? caught.number("mm"),
      caught.number("day") ?? caught.number("dd"),
    ];
    return isDay({ year: 2000, month, day }) ? repeating({ freq: "YEARLY", monthDay: day, month }) : null;
  },
  "every-year-month": (caught: Caught) => repeating({ freq: "YEARLY", month: caught.number("month") ?? 1 }),
  "adverb": (caught: Caught) => ({ repeat: parseRepeat(caught.text("adverb") ?? "FREQ=DAILY") }),
};
