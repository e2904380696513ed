import { countRecords, daysOfWords, type DayReader, type Days } from "#app/platform/records/days.ts";
import { moods } from "./tables.ts";

/** How many mood entries there are, check-ins too. */
export const countMoods = (reader: Pick<DayReader, "db" | "owner">): Promise<number> => countRecords(reader, moods);

/** On which days the notes of an entry hold one of these words. @param words name → folded words, `|` between them */
export const moodDaysOf = (
  reader: DayReader,
  days: Days,
  words: Readonly<Record<string, string>>,
): Promise<{ name: string; day: string }[]> => daysOfWords(reader, moods, days, words);
