import { z } from "zod";
import { calendarDate, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, listQuery, queryFlag, recordFields } from "#app/shared/record.ts";
import { someText } from "#app/shared/text.ts";

/** What somebody wrote on a day. Its words are kept as a capture, too, from which the items come. */
export const journalEntry = z.object({
  ...recordFields,
  /** The day that it was written for, `YYYY-MM-DD`. */
  date: z.string(),
  text: z.string(),
  captureId: z.guid(),
});
export type JournalEntry = z.output<typeof journalEntry>;

const text = someText(LIMITS.captureText, "journal:validation.blank");

/** `date` is today, the default; an earlier one goes with the `createdAt` of something that was written on a device then. */
export const newJournalEntry = z.object({
  ...clientId,
  text,
  date: calendarDate.optional(),
  timezone: timeZone.optional(),
});
export type NewJournalEntry = z.input<typeof newJournalEntry>;

/** A change: the words alone; an entry stays on its day. */
export const journalEntryChange = z.object({ text });

/** What an entry has to hold to be listed: an item of this category. */
export const JOURNAL_FILTERS = ["task", "emotion"] as const;
export type JournalFilter = (typeof JOURNAL_FILTERS)[number];

/** `from` and `to` are days of entries. */
export const journalQuery = listQuery.extend({
  filter: z.enum(JOURNAL_FILTERS, "shared:validation.choice").optional(),
  trash: queryFlag.optional(),
});
export type JournalQuery = z.output<typeof journalQuery>;

export const listJournal = endpoint({
  method: "GET",
  path: "/api/journal",
  access: "account",
  summary: "The journal's entries, newest first; with `filter` those that hold a task or an emotion.",
  query: journalQuery,
  output: z.array(journalEntry),
});

export const readJournalEntry = endpoint({
  method: "GET",
  path: "/api/journal/:id",
  access: "account",
  summary: "One entry of the journal.",
  params: idParams,
  output: journalEntry,
  problems: ["not-found"],
});

export const listJournalDays = endpoint({
  method: "GET",
  path: "/api/journal/days",
  access: "account",
  summary: "The days that have an entry, in order, at most 400.",
  query: z.object({ from: calendarDate, to: calendarDate }),
  output: z.array(z.string()),
});

export const listOnThisDay = endpoint({
  method: "GET",
  path: "/api/journal/on-this-day",
  access: "account",
  summary:
    "Entries of the same day in earlier years, the latest year first; February 29 shows on the 28th, too, where the year has none.",
  query: z.object({ date: calendarDate.optional() }),
  output: z.array(journalEntry),
});
