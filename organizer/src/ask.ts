import type { Category, Mood, Span } from "./suggestion.ts";

/** What the person wants from the ask box. */
export const INTENTS = ["reminder", "create", "question", "navigate"] as const;
export type Intent = (typeof INTENTS)[number];

/** Where a request can lead: a life area, or one of the pages that are none. */
export type Destination = Category | "upload" | "organize" | "journal";

/** A typed or spoken request, understood. */
export type Ask = {
  intent: Intent;
  /** Of a question: the life area that the answer draws on, or null. */
  category: Destination | null;
  /** What the reminder or item is about, without the words that ask for it; empty of a question or a navigation. */
  title: string;
  /** The words that the title was made from. */
  content: string;
  span: Span;
  due: string | null;
  repeat: string | null;
  people: string[];
  mood: Mood | null;
  confidence: number;
  rule: string;
};
