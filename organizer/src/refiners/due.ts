import type { Clause, NoteTime } from "../clause.ts";
import type { Category } from "../suggestion.ts";

export type Due = { due: string | null; repeat: string | null };

const NO_DUE: Due = { due: null, repeat: null };

/** When the item is due: of the times in its clause, a recurrence before a date, a date before a clock time alone. */
export function dueOf(clause: Clause, category: Category): Due {
  if (category !== "task" && category !== "goal") return NO_DUE;
  const ahead = clause.times.filter(({ tense }) => tense === "future");
  const clock = ahead.find(({ clockAlone }) => clockAlone);
  const repeating = ahead.find(({ repeat }) => repeat !== null);
  if (repeating !== undefined) return { due: atClock(repeating.due, clock), repeat: repeating.repeat };
  const days = ahead.filter((time) => time.due !== null && !time.clockAlone);
  const day = days.find(({ role }) => role === "deadline") ?? days.find(({ due }) => due!.length > 10) ?? days[0];
  if (day !== undefined) return { due: atClock(day.due, clock), repeat: null };
  const { date, clockDate, repeat } = clause.setting;
  if (clock !== undefined) return { due: atClock(date ?? clockDate, clock) ?? clock.due, repeat };
  return category === "task" ? { due: date, repeat } : NO_DUE;
}

/** A day at the clock time that stands apart from it: "friday, …, 6pm". */
function atClock(date: string | null, clock: NoteTime | undefined): string | null {
  if (date === null || clock?.due == null) return date;
  return date.length > 10 ? date : `${date}${clock.due.slice(10)}`;
}
