import { z } from "zod";
import { endpoint } from "#app/shared/endpoint.ts";

/** What people do that may go together with how they feel; found by words in what they wrote. */
export const ACTIVITIES = [
  "running",
  "walking",
  "swimming",
  "cycling",
  "yoga",
  "gym",
  "reading",
  "cooking",
  "music",
  "meditation",
  "gardening",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** How much a difference between two groups of days says. */
export const VERDICTS = ["clear", "slight", "none"] as const;

/** Days that have something against days that have not: how many, and how pleasant they were, from 1 to 5. */
export const comparison = z.object({
  days: z.int(),
  otherDays: z.int(),
  average: z.number(),
  otherAverage: z.number(),
  verdict: z.enum(VERDICTS),
  /** Whether one of the two groups is small. */
  few: z.boolean(),
});
export type Comparison = z.output<typeof comparison>;

/** What a point says; its sentence is a word key of this name, filled with its params. */
export const POINT_KEYS = [
  "person",
  "activity",
  "weekday",
  "gratitude",
  "week",
  "bestWeekday",
  "onTime",
  "overdue",
  "mostSeen",
  "lapsed",
  "neverMet",
  "kept",
  "progress",
  "milestones",
  "nearest",
  "stalled",
] as const;
export type PointKey = (typeof POINT_KEYS)[number];

const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const point = z.object({
  key: z.enum(POINT_KEYS),
  /** Names, titles and numbers; a weekday is 1 (Monday) to 7, a date `YYYY-MM-DD`. */
  params,
  /** On how many days or entries it rests. */
  basis: z.int(),
  comparison: comparison.nullable(),
  /** The entries behind it: paths of this site; `date` where the path is one day's. */
  links: z.array(
    z.object({
      to: z.enum(["day", "person", "people", "tasks", "goals", "gratitude"]),
      path: z.string(),
      date: z.string().nullable(),
    }),
  ),
});
export type Point = z.output<typeof point>;

/** Why a card has nothing to say, or not yet all. */
export const MISSING_KEYS = ["moodDays", "sides", "tasks", "people", "interactions", "goals"] as const;

export const card = z.object({
  points: z.array(point),
  missing: z.object({ key: z.enum(MISSING_KEYS), params }).nullable(),
});
export type Card = z.output<typeof card>;

export const lifeCards = z.object({
  /** The first and the last day that count, on the person's clock; all there are before where it is null. */
  from: z.string().nullable(),
  to: z.string(),
  /** On how many of them there is a mood. */
  moodDays: z.int(),
  patterns: card,
  productivity: card,
  relationships: card,
  goals: card,
});
export type LifeCards = z.output<typeof lifeCards>;

const parts = z.object({ open: z.int(), done: z.int() });
export const lifeStats = z.object({
  tasks: parts,
  goals: parts,
  people: z.int(),
  moods: z.int(),
  gratitude: z.int(),
  captures: z.int(),
  journal: z.int(),
});
export type LifeStats = z.output<typeof lifeStats>;

export const readStats = endpoint({
  method: "GET",
  path: "/api/life-insights/stats",
  access: "account",
  summary: "How much there is of everything.",
  output: lifeStats,
});

export const readCards = endpoint({
  method: "GET",
  path: "/api/life-insights/cards",
  access: "account",
  summary:
    "What the last 90 days show, for a subscriber all days: what goes together with moods, tasks done, people seen, goals; each with its numbers.",
  output: lifeCards,
});
