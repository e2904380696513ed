import { ne } from "drizzle-orm";
import { countRecords, daysOfWords, type DayReader, type Days } from "#app/platform/records/days.ts";
import { captures } from "./tables.ts";

/** How many notes, files and recordings are kept; what was written into the journal is counted there. */
export const countCaptures = (reader: Pick<DayReader, "db" | "owner">): Promise<number> =>
  countRecords(reader, captures, ne(captures.kind, "journal"));

/** On which days something was written that holds one of these words. @param words name → folded words, `|` between them */
export const captureDaysOf = (
  reader: DayReader,
  days: Days,
  words: Readonly<Record<string, string>>,
): Promise<{ name: string; day: string }[]> => daysOfWords(reader, captures, days, words);
