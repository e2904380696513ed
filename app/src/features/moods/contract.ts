import { addDays, MOODS } from "@wisp/organizer";
import { z } from "zod";
import { calendarDate } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, listQuery, queryFlag, recordFields, recordId } from "#app/shared/record.ts";
import { freeText } from "#app/shared/text.ts";

/** How somebody felt; with energy and stress it is a check-in, too. */
export const mood = z.object({
  ...recordFields,
  mood: z.enum(MOODS),
  notes: z.string().nullable(),
  /** 1 to 10; null for an entry that is no check-in. */
  energyLevel: z.int().nullable(),
  stressLevel: z.int().nullable(),
});
export type MoodEntry = z.output<typeof mood>;

/** A mood entry with energy and stress; its id is the same in both lists. */
export const checkIn = mood.extend({ energyLevel: z.int(), stressLevel: z.int() });
export type CheckIn = z.output<typeof checkIn>;

const fields = {
  mood: z.enum(MOODS, "moods:validation.mood"),
  notes: freeText(LIMITS.notes).nullable().optional(),
};

const level = z.int("shared:validation.number").min(1, "shared:validation.number").max(10, "shared:validation.number");
const levels = { energyLevel: level, stressLevel: level };

export const newMood = z.object({ ...clientId, ...fields });
export type NewMood = z.input<typeof newMood>;

export const newCheckIn = newMood.extend(levels);
export type NewCheckIn = z.input<typeof newCheckIn>;

/** A change: only the fields sent. */
export const moodChange = z.object(fields).partial();
export const checkInChange = z.object({ ...fields, ...levels }).partial();

export const moodQuery = listQuery.extend({ trash: queryFlag.optional() });

export const listMoods = endpoint({
  method: "GET",
  path: "/api/moods",
  access: "account",
  summary: "Every mood entry, check-ins too, newest first.",
  query: moodQuery,
  output: z.array(mood),
});

export const createMood = endpoint({
  method: "POST",
  path: "/api/moods",
  access: "account",
  summary: "Adds a mood entry.",
  body: newMood,
  output: mood,
});

export const readMood = endpoint({
  method: "GET",
  path: "/api/moods/:id",
  access: "account",
  summary: "One mood entry.",
  params: idParams,
  output: mood,
  problems: ["not-found"],
});

export const changeMood = endpoint({
  method: "PATCH",
  path: "/api/moods/:id",
  access: "account",
  summary: "Changes the mood or the notes of an entry.",
  params: idParams,
  body: moodChange,
  output: mood,
  problems: ["not-found", "stale-version"],
});

export const deleteMood = endpoint({
  method: "DELETE",
  path: "/api/moods/:id",
  access: "account",
  summary: "Lays a mood entry into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreMood = endpoint({
  method: "POST",
  path: "/api/moods/:id/restore",
  access: "account",
  summary: "Brings a mood entry back from the trash, within 30 days.",
  params: idParams,
  output: mood,
  problems: ["not-found"],
});

export const listCheckIns = endpoint({
  method: "GET",
  path: "/api/check-ins",
  access: "account",
  summary: "The mood entries that have energy and stress, newest first.",
  query: moodQuery,
  output: z.array(checkIn),
});

export const createCheckIn = endpoint({
  method: "POST",
  path: "/api/check-ins",
  access: "account",
  summary: "Adds a check-in, which is a mood entry with energy and stress.",
  body: newCheckIn,
  output: checkIn,
  problems: ["conflict"],
});

export const readCheckIn = endpoint({
  method: "GET",
  path: "/api/check-ins/:id",
  access: "account",
  summary: "One check-in.",
  params: idParams,
  output: checkIn,
  problems: ["not-found"],
});

export const changeCheckIn = endpoint({
  method: "PATCH",
  path: "/api/check-ins/:id",
  access: "account",
  summary: "Changes a check-in.",
  params: idParams,
  body: checkInChange,
  output: checkIn,
  problems: ["not-found", "stale-version"],
});

export const deleteCheckIn = endpoint({
  method: "DELETE",
  path: "/api/check-ins/:id",
  access: "account",
  summary: "Lays a check-in into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreCheckIn = endpoint({
  method: "POST",
  path: "/api/check-ins/:id/restore",
  access: "account",
  summary: "Brings a check-in back from the trash, within 30 days.",
  params: idParams,
  output: checkIn,
  problems: ["not-found"],
});

/** One day on the person's own clock: the average of its entries, from 1 (unpleasant) to 5 (pleasant). */
export const moodDay = z.object({ date: calendarDate, average: z.number(), count: z.int() });
export type MoodDay = z.output<typeof moodDay>;

/** The most days that are read at once. */
export const MOST_DAYS = 400;

const day = calendarDate.refine((date) => date >= "1900" && date < "3000", "shared:validation.date");

export const readMoodDays = endpoint({
  method: "GET",
  path: "/api/moods/days",
  access: "account",
  summary: "The days that have entries, each with their average, the earliest first; at most 400 days.",
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => to < addDays(from, MOST_DAYS), { path: ["to"], error: "moods:validation.range" }),
  output: z.array(moodDay),
});

/** What a person's moods say, in sentences of their language; with fewer than 3 entries the lists are empty. */
export const moodAnalysis = z.object({
  overallTrend: z.string(),
  patterns: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type MoodAnalysis = z.output<typeof moodAnalysis>;

export const readMoodAnalysis = endpoint({
  method: "GET",
  path: "/api/analyze/mood",
  access: "account",
  summary: "What the person's moods say: the last 90 days, of a subscriber all. Stores nothing.",
  output: moodAnalysis,
});

export const analyzeMood = endpoint({
  method: "POST",
  path: "/api/analyze/mood",
  access: "public",
  summary: "What these moods say; of a signed-in person it is kept as an insight of the category mood_analysis.",
  body: z.object({
    /** Of the insight that is kept: the same id again keeps nothing more. */
    id: recordId.optional(),
    moodData: z
      .array(z.object({ mood: fields.mood, date: day, notes: fields.notes }), "shared:validation.required")
      .max(LIMITS.list, "shared:validation.tooMany"),
  }),
  output: moodAnalysis,
});
