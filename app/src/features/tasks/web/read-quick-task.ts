import { readTimes, type Language, type Span, type TextTime } from "@wisp/organizer";
import type { Task } from "../contract.ts";
import { PRIORITY_WORDS } from "./priority-words.ts";

/** What was recognized in one place of a line; `words` are the line's own, and name the chip where it is rejected. */
export type Chip = { words: string; span: Span } & (
  | { kind: "due"; dueDate: string }
  | { kind: "clock"; time: string }
  | { kind: "repeat"; repeat: string; time: string | null }
  | { kind: "priority"; priority: Task["priority"] }
);

/** A task as its line says it. */
export type QuickTask = {
  /** The line without the words of its chips; empty where nothing is left. */
  title: string;
  dueDate: string | null;
  repeat: string | null;
  priority: Task["priority"] | null;
  /** In the order of the line. */
  chips: Chip[];
};

type Context = {
  /** The local moment of writing, `YYYY-MM-DDTHH:MM`. */
  now: string;
  /** Assumed where the line itself does not tell. */
  language: Language;
  /** The words of chips that were rejected: they stay in the title and are not read again. */
  rejected?: readonly string[];
};

/** Reads a line such as "Call Ana friday 3pm, high priority"; what stands in quotes is never read. */
export function readQuickTask(text: string, { now, language, rejected = [] }: Context): QuickTask {
  const closed = [...quotesOf(text), ...rejected.flatMap((words) => placesOf(text, words))];
  const readable = mask(text, closed);
  const priority = priorityOf(readable);
  const times = readTimes(priority ? mask(readable, [priority.span]) : readable, { now, language });
  const when = timesOf(times);
  const found: Found[] = [...when.chips, ...(priority ? [priority] : [])];
  const chips = found
    .map((chip): Chip => ({ ...chip, words: text.slice(chip.span.start, chip.span.end) }))
    .sort((a, b) => a.span.start - b.span.start);
  return {
    title: titleOf(text, chips),
    dueDate: when.dueDate,
    repeat: when.repeat,
    priority: priority?.priority ?? null,
    chips,
  };
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Found = Without<Chip, "words">;

const QUOTES = /"[^"]+"|“[^”]+”|«[^»]+»/gu;
const quotesOf = (text: string): Span[] =>
  [...text.matchAll(QUOTES)].map(({ 0: quote, index }) => ({ start: index, end: index + quote.length }));

function placesOf(text: string, words: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(words); at >= 0 && words !== ""; at = text.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length });
  return places;
}

// Letters and figures which say nothing take the place of what is not to be read, so that every place stays.
const mask = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (line, { start, end }) =>
      line.slice(0, start) +
      line.slice(start, end).replace(/[\p{L}\p{N}!]/gu, (letter) => "x".repeat(letter.length)) +
      line.slice(end),
    text,
  );

function priorityOf(text: string): (Found & { kind: "priority" }) | null {
  for (const { priority, words } of PRIORITY_WORDS)
    for (const pattern of words) {
      const whole = new RegExp(`(?<![\\p{L}\\p{N}!])(?:${pattern.source})(?![\\p{L}\\p{N}])`, "iu");
      const match = whole.exec(text);
      if (match)
        return { kind: "priority", priority, span: { start: match.index, end: match.index + match[0].length } };
    }
  return null;
}

/** A recurrence before a date, a date before a clock time alone; a clock time that stands apart belongs to its day. */
function timesOf(times: readonly TextTime[]): { chips: Found[]; dueDate: string | null; repeat: string | null } {
  const repeating = times.find(({ repeat }) => repeat !== null);
  const days = times.filter(({ repeat, due, clockAlone }) => repeat === null && due !== null && !clockAlone);
  const start = days.find(({ role }) => role === "start");
  const day = repeating
    ? (start ?? (repeating.due === null ? days[0] : undefined))
    : (days.find(({ role }) => role === "deadline") ?? days.find(({ due }) => clockOf(due) !== null) ?? days[0]);
  const date = repeating?.due ?? day?.due ?? null;
  const clock = clockOf(date) === null ? times.find(({ clockAlone }) => clockAlone) : undefined;
  const time = clockOf(clock?.due ?? null);
  const dueDate = date === null ? (clock?.due ?? null) : time === null ? date : `${date}T${time}`;
  const chips: Found[] = [];
  if (repeating?.repeat)
    chips.push({ kind: "repeat", repeat: repeating.repeat, time: clockOf(repeating.due), span: repeating.span });
  if (day?.due) chips.push({ kind: "due", dueDate: day.due, span: day.span });
  if (clock?.due && time !== null)
    chips.push(
      repeating || day
        ? { kind: "clock", time, span: clock.span }
        : { kind: "due", dueDate: clock.due, span: clock.span },
    );
  return { chips, dueDate, repeat: repeating?.repeat ?? null };
}

const clockOf = (due: string | null): string | null => (due !== null && due.length > 10 ? due.slice(11) : null);

function titleOf(text: string, chips: readonly Chip[]): string {
  if (chips.length === 0) return text.trim();
  let [left, from] = ["", 0];
  for (const { span } of chips) {
    left += `${text.slice(from, span.start)} `;
    from = span.end;
  }
  const title = (left + text.slice(from))
    .replace(/\s+/gu, " ")
    .replace(/ (?=[,.;:!?])/gu, "")
    .replace(/([,;:])(?:\s*[,;:])+/gu, "$1")
    .replace(/^[\s,.;:!–—-]+|[\s,.;:–—-]+$/gu, "");
  // What began the line began with a capital; what begins it now does so too.
  const wasCapital = /^\p{Lu}/u.test(text.trim());
  return wasCapital ? title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : title;
}
