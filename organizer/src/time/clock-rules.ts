import { slots } from "./date-rules.ts";
import type { DayPart, Fields } from "./fields.ts";
import type { Caught } from "./pattern.ts";

function half(caught: Caught, am = "am", pm = "pm"): Fields["half"] {
  if (caught.text(am) !== undefined) return "am";
  return caught.text(pm) === undefined ? undefined : "pm";
}

const dayPart = (caught: Caught) => caught.text("part") as DayPart | undefined;

export const clockRules = {
  "clock": (caught: Caught) => {
    const named = caught.number("moment");
    const hour = named ?? caught.number("hour") ?? caught.number("hour12") ?? 0;
    const minute = caught.number("minute") ?? caught.number("minutes") ?? caught.number("fraction") ?? 0;
    // A named hour ("noon"), one with a leading zero, and one past twelve leave no choice.
    const fixed = named === undefined ? undefined : ("24h" as const);
    return slots({ hour, minute, half: half(caught) ?? fixed, dayPart: dayPart(caught) });
  },
  "padded-clock": (caught: Caught) =>
    slots({ hour: caught.number("hour"), minute: caught.number("minute"), half: half(caught) ?? "24h" }),
  /** "5-6pm": the first hour, in the half that makes it come before the second. */
  "clock-range": (caught: Caught) => {
    const [hour = 0, last = 0] = [caught.number("hour"), caught.number("last")];
    const said = half(caught, "am1", "pm1");
    const ending = half(caught);
    const crossing = ending === "pm" && hour % 12 > last % 12;
    // "from 9 to 5" begins in the morning.
    const overNoon = ending === undefined && hour < 12 && hour > last;
    const first = said ?? (crossing || overNoon ? "am" : ending);
    return slots({ hour, minute: caught.number("minute") ?? 0, half: first, dayPart: dayPart(caught) });
  },
  "minutes-past": (caught: Caught) => {
    const past = caught.number("minutes") ?? caught.number("fraction") ?? 30;
    const named = caught.number("moment");
    const hour = named ?? caught.number("hour") ?? 0;
    return slots({
      hour,
      minute: past,
      half: half(caught) ?? (named === undefined ? undefined : "24h"),
      dayPart: dayPart(caught),
    });
  },
  "minutes-to": (caught: Caught) => {
    const to = caught.number("minutes") ?? caught.number("fraction") ?? 15;
    const named = caught.number("moment");
    const hour = named ?? caught.number("hour") ?? 0;
    return slots({
      hour,
      minute: -to,
      half: half(caught) ?? (named === undefined ? undefined : "24h"),
      dayPart: dayPart(caught),
    });
  },
  "bare-hour": (caught: Caught) => slots({ hour: caught.number("hour"), minute: 0, dayPart: dayPart(caught) }),
  "day-part": (caught: Caught) => slots({ dayPart: dayPart(caught) }),
  "coming-day-part": (caught: Caught) => slots({ dayPart: dayPart(caught) }),
  "last-night": () => ({ dayOffset: -1, dayPart: "night" as const, back: true }),
  "tonight": () => ({ dayOffset: 0, dayPart: "night" as const }),
  "this-day-part": (caught: Caught) => {
    const which = caught.number("which") ?? 0;
    return slots({ dayOffset: which, dayPart: dayPart(caught), back: which < 0 ? true : undefined });
  },
};
