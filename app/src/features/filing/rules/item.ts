import type { Category, Mood, Span } from "@wisp/organizer";
import type { Insight } from "#app/features/insights/contract.ts";

/** What an item says, whoever found it: the common ground of suggestions, insights and records. */
export type Item = {
  category: Category;
  title: string;
  /** The quoted words. */
  content: string;
  span: Span | null;
  dueDate: string | null;
  repeat: string | null;
  people: string[];
  mood: Mood | null;
  isCompleted: boolean;
  /** Of a relationship: something that happened with them, not only a fact about them. */
  happened: boolean;
};

/** An item that was found in a text, with how sure it is and which rule spoke. */
export type Found = { item: Item; confidence: number; rule: string };

/** The fields of an item that a change names. */
export type ItemChange = { [K in keyof Item]?: Item[K] | undefined };

/** The line that a record keeps of an item: its title, or all its words where the title had to be cut. */
export const lineOf = ({ title, content }: Pick<Item, "title" | "content">): string =>
  content.length > 120 && title.length >= 100 ? content : title;

/** What an insight says, as an item that can be filed. */
export const itemOf = (insight: Insight): Item => ({
  category: insight.category as Category,
  title: insight.title,
  content: insight.content,
  span: insight.span,
  dueDate: insight.dueDate,
  repeat: insight.repeat,
  people: insight.people,
  mood: insight.mood,
  isCompleted: insight.isCompleted,
  happened: ruleOf(insight) === "interaction",
});

/** The rule that found an item. */
export function ruleOf({ metadata }: Pick<Insight, "metadata">): string {
  if (metadata === null) return "unknown";
  const { rule } = JSON.parse(metadata) as { rule?: string };
  return rule ?? "unknown";
}
