import { CATEGORIES, MOODS } from "@wisp/organizer";
import { z } from "zod";
import { dueDate } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { idParams, listQuery, queryFlag, recordFields, recordId } from "#app/shared/record.ts";

/** What an insight can be filed as; `mood_analysis` is made by the analysis alone. */
export const INSIGHT_CATEGORIES = [...CATEGORIES, "mood_analysis"] as const;

/** filed: it has its record (or needs none); proposed: it waits for the person's word; undone: taken back. */
export const INSIGHT_STATES = ["filed", "proposed", "undone"] as const;

/** The records that an insight can point to. */
export const RECORD_KINDS = ["task", "goal", "interaction", "mood", "gratitude"] as const;

/** One organized item of a capture. */
export const insight = z.object({
  ...recordFields,
  /** null for a mood analysis, and for what no capture gave. */
  captureId: z.guid().nullable(),
  category: z.enum(INSIGHT_CATEGORIES),
  title: z.string(),
  /** The quoted words, or a JSON string (mood analysis). */
  content: z.string(),
  /** Where the words stand in the capture's text, in UTF-16 units. */
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
  dueDate: dueDate.nullable(),
  repeat: z.string().nullable(),
  people: z.array(z.string()),
  mood: z.enum(MOODS).nullable(),
  isCompleted: z.boolean(),
  isFavorite: z.boolean(),
  /** 0 to 1. */
  confidence: z.number(),
  state: z.enum(INSIGHT_STATES),
  recordKind: z.enum(RECORD_KINDS).nullable(),
  recordId: z.guid().nullable(),
  /** A JSON string that may hold `rule`, `audioUrl`, and `candidates` (people that a proposal may mean). */
  metadata: z.string().nullable(),
});
export type Insight = z.output<typeof insight>;

/** The filters of the list and of the counts. */
export const insightQuery = listQuery.extend({
  category: z.enum(INSIGHT_CATEGORIES, "shared:validation.choice").optional(),
  isCompleted: queryFlag.optional(),
  isFavorite: queryFlag.optional(),
  captureId: recordId.optional(),
  state: z.enum(INSIGHT_STATES, "shared:validation.choice").optional(),
  trash: queryFlag.optional(),
});
export type InsightQuery = z.output<typeof insightQuery>;

export const listInsights = endpoint({
  method: "GET",
  path: "/api/insights",
  access: "account",
  summary: "The organized items, newest first.",
  query: insightQuery,
  output: z.array(insight),
});

export const countInsights = endpoint({
  method: "GET",
  path: "/api/insights/counts",
  access: "account",
  summary: "How many items stand in each category.",
  query: insightQuery.pick({ q: true, isCompleted: true, isFavorite: true, trash: true }),
  output: z.record(z.string(), z.int()),
});

export const readInsight = endpoint({
  method: "GET",
  path: "/api/insights/:id",
  access: "account",
  summary: "One organized item.",
  params: idParams,
  output: insight,
});

/** The words that a record came from: those of its insight. */
export const recordSource = z.object({
  recordId: z.guid(),
  insightId: z.guid(),
  captureId: z.guid().nullable(),
  content: z.string(),
  people: z.array(z.string()),
});
export type RecordSource = z.output<typeof recordSource>;

export const listSources = endpoint({
  method: "GET",
  path: "/api/insights/sources",
  access: "account",
  summary: "The words that records came from; a record that came from none is left out.",
  query: z.object({
    /** Up to 200 ids with commas between them. */
    recordIds: z
      .string("shared:validation.id")
      .transform((ids) => ids.split(","))
      .pipe(z.array(recordId).max(LIMITS.pageMax, "shared:validation.tooMany")),
  }),
  output: z.array(recordSource),
});
