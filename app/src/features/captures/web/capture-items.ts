import { AREA_ICONS, type Area } from "#app/ui/badge/areas.ts";

/** One item of a capture's card; `due` floats, `createdAt` is an instant shown where nothing is due. */
export type CaptureItem = {
  id: string;
  area: Area;
  title: string;
  span: { start: number; end: number } | null;
  due: string | null;
  createdAt: string | null;
  /** It waits for the person's word. */
  proposed: boolean;
  /** A finished task. */
  done: boolean;
};

// Insights and the organizer's suggestions both fit; a card needs to know neither.
type InsightLike = {
  id: string;
  category: string;
  title: string;
  span: { start: number; end: number } | null;
  dueDate: string | null;
  createdAt: string;
  state: string;
  isCompleted: boolean;
};
type SuggestionLike = { category: string; title: string; span: { start: number; end: number }; due: string | null };

/** The life area that a category is shown as. */
export const areaOf = (category: string): Area => (category in AREA_ICONS ? (category as Area) : "insight");

/** The items of insights, in the order of the text. */
export function itemsOfInsights(insights: readonly InsightLike[]): CaptureItem[] {
  const items = insights.map(({ id, category, title, span, dueDate, createdAt, state, isCompleted }) => ({
    id,
    title,
    span,
    createdAt,
    area: areaOf(category),
    due: dueDate,
    proposed: state === "proposed",
    done: category === "task" && isCompleted,
  }));
  return items.toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
}

/** The items of what the organizer suggests for a text that is not kept on a server. */
export function itemsOfSuggestions(suggestions: readonly SuggestionLike[]): CaptureItem[] {
  return suggestions.map(({ category, title, span, due }, index) => ({
    id: String(index),
    title,
    span,
    due,
    area: areaOf(category),
    createdAt: null,
    proposed: false,
    done: false,
  }));
}
