import { countRecords, type DayReader } from "#app/platform/records/days.ts";
import { journalEntries } from "./tables.ts";

/** How many entries the journal has. */
export const countEntries = (reader: Pick<DayReader, "db" | "owner">): Promise<number> =>
  countRecords(reader, journalEntries);
