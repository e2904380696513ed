import type { Ask, Destination, Intent } from "./ask.ts";
import { clauseAt, readNote } from "./read-note.ts";
import { organize } from "./organize.ts";
import { dueOf } from "./refiners/due.ts";
import { titleOf } from "./refiners/title.ts";
import type { Note } from "./clause.ts";
import type { Context, Span } from "./suggestion.ts";
import type { AreaName, PlaceName } from "./languages/vocabulary.ts";
import { tighten } from "./split/core.ts";

const AREAS: readonly AreaName[] = ["gratitude", "goal", "emotion", "insight", "relationship", "task"];
const PLACES: readonly PlaceName[] = ["upload", "organize", "journal", "gratitude", "goal", "emotion", "insight", "relationship", "task"];

/** What a typed or spoken request asks for: a reminder, an item to keep, an answer, or a page. Never throws. */
export function understandAsk(text: string, context: Context): Ask {
  const note = readNote(text, context);
  const start = skipPoliteness(note);
  const core = note.folded.slice(start, start + 600);
  const whole: Span = tighten(note, { start: 0, end: text.length });
  const { asks, asksInside } = note.vocabulary;
  if (asks.remindQuestion.test(core)) return answer("question", areaOf(core, note), 0.9, "question-about-reminders", whole);
  const place = placeOf(core, note);
  if (place !== null) return answer("navigate", place, 0.9, "navigate", whole);
  if (asks.remind.test(core) || asksInside.remindInside.test(core)) return reminder(note, start, context);
  if (asks.create.test(core) && !/\?\s*$/u.test(core)) return create(note, start, context);
  if (asks.question.test(core) || asksInside.questionInside.test(core)) return answer("question", areaOf(core, note), 0.85, "question", whole);
  return create(note, start, context);
}

function answer(intent: Intent, category: Destination | null, confidence: number, rule: string, span: Span): Ask {
  return { intent, category, title: "", content: "", span, due: null, repeat: null, people: [], mood: null, confidence, rule };
}

function skipPoliteness({ folded, vocabulary: { asks } }: Note): number {
  let position = 0;
  for (let left = 6; left > 0; left -= 1) {
    position += /^[\s,¿¡"'-]*/u.exec(folded.slice(position, position + 100))?.[0].length ?? 0;
    const found = asks.politeness.exec(folded.slice(position, position + 100));
    if (found === null || position + found[0].length >= folded.length) break;
    position += found[0].length;
  }
  return position;
}

function areaOf(core: string, { vocabulary: { areas } }: Note): AreaName | null {
  return AREAS.find((area) => areas[area].test(core)) ?? null;
}

function placeOf(core: string, { vocabulary: { asks, places } }: Note): PlaceName | null {
  const lead = asks.navigate.exec(core);
  if (lead === null) return null;
  const rest = core.slice(lead[0].length).trim();
  if (rest.split(/ +/u).length > 5) return null;
  return PLACES.find((place) => places[place].test(rest)) ?? null;
}

function reminder(note: Note, start: number, _context: Context): Ask {
  const span = tighten(note, { start, end: note.text.length });
  const clause = clauseAt(note, span, { line: 0, sentence: 0, joint: "", setting: { heading: null, date: null, clockDate: null, bullet: false, checked: false } });
  return { intent: "reminder", category: "task", title: titleOf(clause, note, "task"), content: note.text.slice(span.start, span.end), span, ...dueOf(clause, "task"), people: [...clause.people], mood: null, confidence: 0.9, rule: "reminder" };
}

function create(note: Note, start: number, context: Context): Ask {
  const [item] = organize(note.text, context);
  const span = tighten(note, { start, end: note.text.length });
  if (item === undefined) return { ...answer("create", "unsorted", 0.4, "create", span), title: note.text.slice(span.start, span.end), content: note.text.slice(span.start, span.end) };
  const { category, title, content, due, repeat, people, mood, confidence, rule } = item;
  return { intent: "create", category, title, content, span: item.span, due, repeat, people, mood, confidence, rule };
}
