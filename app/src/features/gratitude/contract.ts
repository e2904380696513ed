import { z } from "zod";
import { dueDateInput, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, instant, listQuery, queryFlag } from "#app/shared/record.ts";
import { freeText, someText } from "#app/shared/text.ts";

/** One thing that somebody is grateful for. */
export const gratitudeItem = z.object({
  id: z.guid(),
  text: z.string(),
  categories: z.array(z.string()),
  /** The insight that it was filed for. */
  insightId: z.guid().nullable(),
  version: z.int(),
});
export type GratitudeItem = z.output<typeof gratitudeItem>;

/** All of one day; the day's date is its id. */
export const gratitudeDay = z.object({
  id: z.string(),
  date: z.string(),
  /** The texts in order, as a JSON-encoded list. */
  entries: z.string(),
  items: z.array(gratitudeItem),
  /** When the first one was written. */
  createdAt: instant,
});
export type GratitudeDay = z.output<typeof gratitudeDay>;

const trimmed = (texts: string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== "");

const text = someText(LIMITS.notes, "gratitude:validation.content").transform((words) => words.trim());

const categories = z
  .array(freeText(LIMITS.title), "shared:validation.other")
  .max(LIMITS.list, "shared:validation.tooMany")
  .transform(trimmed);

/** `entries` adds those texts that the day does not hold yet; the quick form's `content` adds one, under its `id`. */
export const newGratitude = z
  .object({
    ...clientId,
    entries: z
      .array(freeText(LIMITS.notes), "gratitude:validation.entries")
      .max(LIMITS.list, "shared:validation.tooMany")
      .transform(trimmed)
      .refine((texts) => texts.length > 0, "gratitude:validation.entries")
      .optional(),
    content: text.optional(),
    /** A date, or an instant, of which the date on the person's clock is kept; default: today. */
    date: dueDateInput.optional(),
    categories: categories.optional(),
    timezone: timeZone.optional(),
  })
  .refine(({ entries, content }) => entries !== undefined || content !== undefined, {
    path: ["content"],
    error: "gratitude:validation.content",
  });
export type NewGratitude = z.input<typeof newGratitude>;

/** A change of one item: only the fields sent. */
export const gratitudeChange = z.object({ text, categories }).partial();

/** `limit` counts days, `from` and `to` are days, and so is the cursor. */
export const gratitudeQuery = listQuery.extend({
  cursor: z.iso.date("shared:validation.cursor").optional(),
  trash: queryFlag.optional(),
});

export const listGratitude = endpoint({
  method: "GET",
  path: "/api/gratitude",
  access: "account",
  summary: "Gratitude, one object a day, newest day first; with `q` the days that hold those words.",
  query: gratitudeQuery,
  output: z.array(gratitudeDay),
});

/** How many good things there are, and the days in a row that hold some. */
export const gratitudeSummary = z.object({
  total: z.int(),
  /** Of this calendar year, up to today. */
  thisYear: z.int(),
  /** Days in a row up to today, or to yesterday while today has none yet. */
  streak: z.int(),
  longest: z.int(),
});
export type GratitudeSummary = z.output<typeof gratitudeSummary>;

export const summarizeGratitude = endpoint({
  method: "GET",
  path: "/api/gratitude/summary",
  access: "account",
  summary: "How many good things there are, of all time and of this year, and the days in a row that hold some.",
  output: gratitudeSummary,
});

export const createGratitude = endpoint({
  method: "POST",
  path: "/api/gratitude",
  access: "account",
  summary: "Adds what the day does not hold yet ({entries}), or one more ({content}); answers the day.",
  body: newGratitude,
  output: gratitudeDay,
});

export const changeGratitude = endpoint({
  method: "PATCH",
  path: "/api/gratitude/:id",
  access: "account",
  summary: "Changes one item of a day.",
  params: idParams,
  body: gratitudeChange,
  output: gratitudeItem,
  problems: ["not-found", "stale-version"],
});

export const deleteGratitude = endpoint({
  method: "DELETE",
  path: "/api/gratitude/:id",
  access: "account",
  summary: "Lays one item of a day into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreGratitude = endpoint({
  method: "POST",
  path: "/api/gratitude/:id/restore",
  access: "account",
  summary: "Brings an item back from the trash, to its old place in its day, within 30 days.",
  params: idParams,
  output: gratitudeItem,
  problems: ["not-found"],
});
