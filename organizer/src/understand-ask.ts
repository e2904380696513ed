import type { Ask, Destination, Intent } from "./ask.ts";
import { clauseAt, readNote } from "./read-note.ts";
import { organize } from "./organize.ts";
import { recognize } from "./recognizers/in-order.ts";
import { dueOf } from "./refiners/due.ts";
import { titleOf } from "./refiners/title.ts";
import type { Note } from "./clause.ts";
import type { Category, Context, Span } from "./suggestion.ts";
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
  if (asks.remind.test(core) || asksInside.remindInside.test(core)) return reminder(note, start);
  const asksFirst = asks.question.test(note.folded.trimStart());
  if (asksInside.createInside.test(core) || !asksFirst && asksInside.createListed.test(core)) return create(note, start, context);
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

function reminder(note: Note, start: number): Ask {
  // "The permit runs out on the 27th, so remind me on the 25th": the time stands after the asking.
  const asked = note.vocabulary.asksInside.remindInside.exec(note.folded.slice(start));
  const whole = kept(note, tighten(note, { start, end: note.text.length }), "task");
  const after = asked === null || asked.index === 0 ? whole : kept(note, tighten(note, { start: start + asked.index, end: note.text.length }), "task");
  const { due, repeat } = after.due === null && after.repeat === null ? whole : after;
  return { ...whole, due, repeat, intent: "reminder", rule: "reminder" };
}

/** Makes one item of a category from a whole stretch of the request. */
function kept(note: Note, span: Span, destination: Destination): Ask {
  const category: Category = destination === "upload" || destination === "organize" || destination === "journal" ? "insight" : destination;
  const clause = clauseAt(note, span, { line: 0, sentence: 0, joint: "", setting: { heading: null, date: null, repeat: null, clockDate: null, bullet: false, checked: false } });
  const mood = category === "emotion" ? (recognize({ ...clause, setting: { ...clause.setting, heading: "emotion" } }, note)?.mood ?? null) : null;
  return {
    intent: "create", category, title: titleOf(clause, note, category), content: note.text.slice(span.start, span.end), span,
    ...dueOf(clause, category), people: [...clause.people], mood, confidence: 0.9, rule: "create",
  };
}

function create(note: Note, start: number, context: Context): Ask {
  const { asks, places } = note.vocabulary;
  const lead = asks.create.exec(note.folded.slice(start))?.[0] ?? "";
  const tail = note.vocabulary.asksInside.createTail.exec(note.folded.slice(start + lead.length));
  const hint = PLACES.find((place) => places[place].test(`${lead} ${tail?.[0] ?? ""}`)) ?? null;
  let from = start + lead.length;
  let to = note.text.length;
  // "add to my goals: run 10 km" has its tail in front, "add milk to my list" at the end.
  if (tail !== null && tail.index < 3) from += tail.index + tail[0].length;
  else if (tail !== null && tail.index + tail[0].length > to - from - 4) to = from + tail.index;
  from += /^[\s:,;.-]*(?:(?:that|que|to|de) +|qu'|d')?/u.exec(note.folded.slice(from, to))?.[0].length ?? 0;
  if (lead === "" || from >= to) [from, to] = [start, note.text.length];
  const [item] = organize(note.text.slice(from, to), { ...context, language: note.vocabulary.language });
  const span = tighten(note, { start: from, end: to });
  if (hint !== null || item === undefined || item.category === "unsorted") return kept(note, span, hint ?? "task");
  const { category, title, content, due, repeat, people, mood, confidence, rule } = item;
  return { intent: "create", category, title, content, span: { start: from + item.span.start, end: from + item.span.end }, due, repeat, people, mood, confidence, rule };
}
