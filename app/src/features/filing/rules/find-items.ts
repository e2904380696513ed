import { findCrisis, organize, type Category, type Context, type Suggestion } from "@wisp/organizer";
import type { Found, Item } from "./item.ts";

// The only rules that need the organizer itself: a device loads this file when there is something to organize.

/** What has to be known of a capture to organize it. */
export type Captured = {
  text: string;
  /** The local wall clock when it was written, `YYYY-MM-DDTHH:MM`. */
  writtenAt: string;
  /** Set: the whole of it is one item of this category. */
  asCategory: Category | null;
};

/** What the organizer makes of a capture's text; or, where the person said what it is, one item of the whole of it. */
export function findItems(capture: Captured, context: Pick<Context, "language" | "knownPeople">): Found[] {
  // Words of crisis are kept as they are and become nothing else (decisions 28).
  if (reasonFor(capture.text) === "crisis") return [];
  const found = organize(capture.text, { ...context, now: capture.writtenAt });
  if (capture.asCategory !== null) return [asOne(capture.text, capture.asCategory, found)];
  return found.map((suggestion) => ({
    item: itemOf(suggestion),
    confidence: suggestion.confidence,
    rule: suggestion.rule,
  }));
}

/** What is to be known of a capture beside its items: that its words are words of crisis. */
export const reasonFor = (text: string): "crisis" | null => (findCrisis(text) === null ? null : "crisis");

const itemOf = (suggestion: Suggestion): Item => ({
  category: suggestion.category,
  title: suggestion.title,
  content: suggestion.content,
  span: suggestion.span,
  dueDate: suggestion.due,
  repeat: suggestion.repeat,
  people: suggestion.people,
  mood: suggestion.mood,
  isCompleted: false,
  happened: suggestion.rule === "interaction",
});

// The whole content, with the date, people and mood that the organizer saw in it, whatever it took it for.
function asOne(text: string, category: Category, found: Suggestion[]): Found {
  const alike = found.find((suggestion) => suggestion.category === category) ?? found[0];
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const content = text.slice(start, end);
  const line = content.replace(/\s+/g, " ");
  return {
    confidence: 1,
    rule: "said",
    item: {
      category,
      title: found.length === 1 && alike ? alike.title : shorten(line, 120),
      content,
      span: { start, end },
      dueDate: category === "task" || category === "goal" ? (alike?.due ?? null) : null,
      repeat: category === "task" ? (alike?.repeat ?? null) : null,
      people: [...new Set(found.flatMap((suggestion) => suggestion.people))],
      mood: category === "emotion" ? (found.find((suggestion) => suggestion.mood !== null)?.mood ?? null) : null,
      isCompleted: false,
      happened: alike?.rule === "interaction",
    },
  };
}

function shorten(line: string, most: number): string {
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).toWellFormed()}…`;
}
