import type { NewJournalEntry } from "./contract.ts";

/** A lawful new entry; name what matters to the test. */
export const anEntry = (entry: Partial<NewJournalEntry> = {}): NewJournalEntry => ({
  text: "The light on the river this morning was something else",
  ...entry,
});
