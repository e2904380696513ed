import type { Fields, Part } from "./fields.ts";
import { isOfClock } from "./shift.ts";
import type { TimeLanguage } from "./time-language.ts";

/** Parts that tell of one moment, with what they tell together. */
export type Group = {
  start: number;
  end: number;
  rule: string;
  fields: Fields;
  /** The first time of a recurrence, where it is told apart ("…, starting next week"). */
  firstTime: Fields | null;
  weak: boolean;
  parts: readonly Part[];
};

const DATE_SLOTS = [
  "dayOffset",
  "weekday",
  "week",
  "weekend",
  "year",
  "month",
  "day",
  "monthOffset",
  "yearOffset",
  "nth",
  "edge",
  "holiday",
  "shift",
] as const;
type DateSlot = (typeof DATE_SLOTS)[number];

/** Which slots of a date may come from different parts, each with all that may stand beside it. */
const TOGETHER: Partial<Record<DateSlot, readonly DateSlot[]>> = {
  weekday: ["week", "day", "month", "year", "shift", "holiday"],
  day: ["weekday", "monthOffset", "month", "year", "yearOffset"],
  month: ["weekday", "day", "year", "yearOffset", "edge", "nth"],
  holiday: ["weekday", "shift", "year", "yearOffset"],
  edge: ["week", "month", "monthOffset", "year", "yearOffset"],
  nth: ["month", "monthOffset", "year", "yearOffset"],
};

export function dateSlots(fields: Fields): DateSlot[] {
  return DATE_SLOTS.filter((slot) => fields[slot] !== undefined);
}

function mayStandTogether(a: DateSlot, b: DateSlot): boolean {
  return a !== b && (TOGETHER[a]?.includes(b) === true || TOGETHER[b]?.includes(a) === true);
}

function datesAgree(a: Fields, b: Fields): boolean {
  const [first, second] = [dateSlots(a), dateSlots(b)];
  // "today in one hour"
  const sameDay = (x: Fields, y: Fields) => x.dayOffset === 0 && y.shift !== undefined && isOfClock(y.shift);
  if (sameDay(a, b) || sameDay(b, a)) return true;
  if (a.nth !== undefined && b.nth !== undefined) return false;
  const loose = (slots: DateSlot[], fields: Fields) =>
    fields.nth === undefined ? slots : slots.filter((slot) => slot !== "weekday");
  return loose(first, a).every((x) => loose(second, b).every((y) => mayStandTogether(x, y)));
}

function clocksAgree(a: Fields, b: Fields): boolean {
  if (a.hour !== undefined && b.hour !== undefined) return false;
  if (a.dayPart !== undefined && b.dayPart !== undefined && a.dayPart !== b.dayPart) return false;
  const spent = (x: Fields, y: Fields) =>
    x.shift !== undefined && isOfClock(x.shift) && (y.hour !== undefined || y.dayPart !== undefined);
  return !spent(a, b) && !spent(b, a);
}

/** Whether two parts beside each other can tell of the same moment. */
function agree(a: Fields, b: Fields): boolean {
  if (a.dayOrHour !== undefined && b.day !== undefined) return false;
  if (a.repeat !== undefined && b.repeat !== undefined) return false;
  if (a.shiftFromDate !== undefined && b.shiftFromDate !== undefined) return false;
  const repeat = a.repeat ?? b.repeat;
  // "every monday, tuesday" are two moments.
  if (repeat !== undefined && repeat.byDay.length > 0 && (a.weekday ?? b.weekday) !== undefined) return false;
  return clocksAgree(a, b) && datesAgree(a, b);
}

function join(before: Group, part: Part, startsHere: boolean): Group {
  const bothParts = [...before.parts, part];
  const base = { ...before, end: part.end, weak: before.weak && part.weak, parts: bothParts };
  if (!startsHere && before.firstTime === null) return { ...base, fields: { ...before.fields, ...part.fields } };
  return { ...base, firstTime: { ...before.firstTime, ...part.fields } };
}

/** No more than this stands between two parts of one mention, in UTF-16 code units. */
const GAP = 40;

/** Joins the parts that stand together, with nothing between them but words that join. */
export function group(parts: readonly Part[], folded: string, { glue, startGlue }: TimeLanguage): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const near = last !== undefined && part.start - last.end <= GAP;
    const between = near ? folded.slice(last.end, part.start) : "";
    if (near && last.fields.repeat !== undefined && startGlue.test(between) && clocksAgree(last.fields, part.fields)) {
      groups[groups.length - 1] = join(last, part, true);
    } else if (near && glue.test(between) && agree({ ...last.fields, ...last.firstTime }, part.fields)) {
      groups[groups.length - 1] = join(last, part, false);
    } else {
      groups.push({
        start: part.start,
        end: part.end,
        rule: part.rule,
        fields: part.fields,
        firstTime: null,
        weak: part.weak,
        parts: [part],
      });
    }
  }
  return groups;
}
