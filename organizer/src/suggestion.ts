/** The life areas that an item can be filed under. */
export const CATEGORIES = ["task", "goal", "relationship", "emotion", "gratitude", "insight", "unsorted"] as const;
export type Category = (typeof CATEGORIES)[number];

/** How the writer feels; the closed list that every engine maps to. */
export const MOODS = ["happy", "sad", "angry", "anxious", "neutral", "calm", "excited"] as const;
export type Mood = (typeof MOODS)[number];

/** The languages that the built-in engine reads. */
export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A half-open range of the text, counted in UTF-16 code units. */
export type Span = { start: number; end: number };

/** One item that a text suggests, with the words it came from. */
export type Suggestion = {
  category: Category;
  /** A short line that names the item, at most 120 characters. */
  title: string;
  /** The quoted words: exactly `text.slice(span.start, span.end)`. */
  content: string;
  span: Span;
  /** Local `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` where a clock time is said or implied. Of a repeating item: its first time. */
  due: string | null;
  /** An RFC 5545 rule: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH in that order; INTERVAL=1 is left out. */
  repeat: string | null;
  /** Names and kin words as written, without a possessive, each once. */
  people: string[];
  /** Only of an emotion; null where no mood could be recognized. */
  mood: Mood | null;
  /** 0 to 1; below `LOW_CONFIDENCE` the item is to be proposed, not filed. */
  confidence: number;
  /** The name of the rule that spoke, for explanation and for tests. */
  rule: string;
};

/** Below this, a suggestion is shown as a proposal and waits for the person's word. */
export const LOW_CONFIDENCE = 0.5;

/** What the organizer must be told: it has no clock and no memory of its own. */
export type Context = {
  /** The local wall-clock moment of writing, `YYYY-MM-DDTHH:MM`. */
  now: string;
  /** The language to assume where the text itself does not tell. */
  language?: Language;
  /** Names (and nicknames) of people that the writer has already. */
  knownPeople?: readonly string[];
};
