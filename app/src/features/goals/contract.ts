import { z } from "zod";
import { dueDate, dueDateInput, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, listQuery, queryFlag, recordFields, recordId } from "#app/shared/record.ts";
import { freeText, titleText } from "#app/shared/text.ts";

/** Every category that any form offers (decisions 4); which tab shows which is the page's rule. */
export const GOAL_CATEGORIES = [
  "personal",
  "professional",
  "health",
  "financial",
  "learning",
  "relationship",
  "career",
  "other",
] as const;

/** The tabs of the goals' page; which categories each holds stands in `rules.ts`. */
export const GOAL_TABS = ["personal", "career", "health", "other"] as const;
export type GoalTab = (typeof GOAL_TABS)[number];

/** A step on the way to a goal. */
export const milestone = z.object({ id: z.guid(), title: z.string(), isCompleted: z.boolean() });
export type Milestone = z.output<typeof milestone>;

/** Something to be reached. */
export const goal = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string().nullable(),
  category: z.enum(GOAL_CATEGORIES),
  /** Shown as the target date. */
  dueDate: dueDate.nullable(),
  /** Percent, 0 to 100. */
  progress: z.int(),
  isCompleted: z.boolean(),
  milestones: z.array(milestone),
});
export type Goal = z.output<typeof goal>;

const flag = z.boolean("shared:validation.choice");

/** A milestone as sent; one without an id is new. */
const sentMilestone = z.object({ id: recordId.optional(), title: titleText(), isCompleted: flag.default(false) });
export type SentMilestone = z.output<typeof sentMilestone>;

const hasUniqueIds = (milestones: SentMilestone[]): boolean => {
  const ids = milestones.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

const fields = {
  title: titleText("goals:validation.title"),
  description: freeText(LIMITS.notes).nullable().optional(),
  category: z.enum(GOAL_CATEGORIES, "shared:validation.choice"),
  dueDate: dueDateInput.nullable().optional(),
  /** Another name of `dueDate`, which wins where both are sent. */
  targetDate: dueDateInput.nullable().optional(),
  progress: z
    .int("shared:validation.number")
    .min(0, "shared:validation.number")
    .max(100, "shared:validation.number")
    .optional(),
  milestones: z
    .array(sentMilestone, "shared:validation.other")
    .max(LIMITS.list, "shared:validation.tooMany")
    .refine(hasUniqueIds, "shared:validation.id")
    .optional(),
  timezone: timeZone.optional(),
};

/** A new goal. A completed one stands at 100 unless another progress is sent. */
export const newGoal = z.object({
  ...clientId,
  ...fields,
  category: fields.category.default("personal"),
  isCompleted: flag.default(false),
});
export type NewGoal = z.input<typeof newGoal>;

/** A change: only the fields sent. */
export const goalChange = z.object({ ...fields, isCompleted: flag }).partial();

export const goalQuery = listQuery.extend({
  tab: z.enum(GOAL_TABS, "shared:validation.choice").optional(),
  category: z.enum(GOAL_CATEGORIES, "shared:validation.choice").optional(),
  isCompleted: queryFlag.optional(),
  trash: queryFlag.optional(),
});

export const listGoals = endpoint({
  method: "GET",
  path: "/api/goals",
  access: "account",
  summary: "Goals, newest first; with `tab` those of one tab of the page.",
  query: goalQuery,
  output: z.array(goal),
});

export const createGoal = endpoint({
  method: "POST",
  path: "/api/goals",
  access: "account",
  summary: "Adds a goal; `targetDate` is another name of `dueDate`.",
  body: newGoal,
  output: goal,
});

export const readGoal = endpoint({
  method: "GET",
  path: "/api/goals/:id",
  access: "account",
  summary: "One goal.",
  params: idParams,
  output: goal,
  problems: ["not-found"],
});

export const changeGoal = endpoint({
  method: "PATCH",
  path: "/api/goals/:id",
  access: "account",
  summary: "Changes a goal; completing it sets its progress to 100, un-completing to 0, unless a progress is sent too.",
  params: idParams,
  body: goalChange,
  output: goal,
  problems: ["not-found", "stale-version"],
});

export const deleteGoal = endpoint({
  method: "DELETE",
  path: "/api/goals/:id",
  access: "account",
  summary: "Lays a goal into the trash.",
  params: idParams,
  problems: ["not-found"],
});

export const restoreGoal = endpoint({
  method: "POST",
  path: "/api/goals/:id/restore",
  access: "account",
  summary: "Brings a goal back from the trash, within 30 days.",
  params: idParams,
  output: goal,
  problems: ["not-found"],
});
