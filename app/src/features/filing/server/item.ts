import type { Category, Mood, Span } from "@wisp/organizer";

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

/** The line that a record keeps of an item: its title, or all its words where the title had to be cut. */
export const lineOf = ({ title, content }: Pick<Item, "title" | "content">): string =>
  content.length > 120 && title.length >= 100 ? content : title;
