import type { Clause } from "../clause.ts";
import type { Category } from "../suggestion.ts";
import type { TimeMention } from "../time/mention.ts";

export type Due = { due: string | null; repeat: string | null };

const NO_DUE: Due = { due: null, repeat: null };

/** When the item is due: of the times in its clause, a recurrence before a date, a date before a clock time alone. */
export function dueOf(clause: Clause, category: Category): Due {
  if (category !== "task" && category !== "goal") return NO_DUE;
  const ahead = clause.times.filter(({ tense }) => tense === "future");
  const repeating = ahead.find(({ repeat }) => repeat !== null);
  if (repeating !== undefined) return { due: repeating.due, repeat: repeating.repeat };
  const first = ahead.find(({ role, due }) => role === "deadline" && due !== null) ?? ahead.find(({ due }) => due !== null);
  const inherited = clause.setting.date;
  if (first === undefined) return category === "task" ? { due: inherited, repeat: null } : NO_DUE;
  const withClock = ahead.find((time) => isClockAlone(time));
  if (isClockAlone(first)) return { due: onDate(inherited ?? clause.setting.clockDate, first) ?? first.due, repeat: null };
  if (first.due?.length === 10 && withClock !== undefined) return { due: `${first.due}${withClock.due!.slice(10)}`, repeat: null };
  return { due: first.due, repeat: null };
}

function onDate(date: string | null, { due }: TimeMention): string | null {
  return date === null || due === null ? null : `${date.slice(0, 10)}${due.slice(10)}`;
}

const CLOCK_RULES: ReadonlySet<string> = new Set(["clock", "padded-clock", "clock-range", "minutes-past", "minutes-to", "bare-hour", "coming-day-part"]);

/** "At 1", "10am": a time of the day without a day. */
export function isClockAlone({ rule, due, repeat }: TimeMention): boolean {
  return repeat === null && due !== null && due.length > 10 && CLOCK_RULES.has(rule);
}
