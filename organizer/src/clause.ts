import type { Category, Context, Mood, Span } from "./suggestion.ts";
import type { Vocabulary } from "./text/vocabulary.ts";
import type { TimeMention } from "./time/mention.ts";

/** A note being read. */
export type Note = {
  text: string;
  /** The text as `fold` makes it: lower case, position for position. */
  folded: string;
  vocabulary: Vocabulary;
  context: Context;
  times: readonly NoteTime[];
};

/** A time of the note; `clockAlone` where it is a time of the day without a day ("at 1", "10am"). */
export type NoteTime = TimeMention & { clockAlone: boolean };

/** What the lines around a clause say about it. */
export type Setting = {
  /** What a heading above or before it calls it; "nothing" below "done:". */
  heading: Category | "nothing" | null;
  /** A date that a heading or the sentence's beginning gives to all that follows. */
  date: string | null;
  /** The rule of a heading that says how often: "weekdays at 6.45am: …". */
  repeat: string | null;
  /** The day of the item before, for a clock time without a day. */
  clockDate: string | null;
  bullet: boolean;
  checked: boolean;
};

/** A piece of a note that says one thing. */
export type Clause = {
  span: Span;
  /** The folded words without the fillers and times at the front: what openings are matched against. */
  core: string;
  /** Where `core` begins in the text. */
  coreStart: number;
  /** The times that stand in the clause. */
  times: readonly NoteTime[];
  line: number;
  sentence: number;
  setting: Setting;
  /** The people that the clause names. */
  people: readonly string[];
  /** The words that tied it to the clause before it, folded: "and then", ", ". */
  joint: string;
};

/** What a recognizer makes of a clause; "nothing" means that there is nothing to keep. */
export type Proposal = {
  category: Category | "nothing";
  confidence: number;
  rule: string;
  mood?: Mood | null;
};

export type Recognizer = (clause: Clause, note: Note) => Proposal | null;
