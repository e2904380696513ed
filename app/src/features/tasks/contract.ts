import { z } from "zod";
import { dueDate, dueDateInput, repeatRule, timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { clientId, idParams, listQuery, queryFlag, recordFields, recordId } from "#app/shared/record.ts";
import { freeText, titleText } from "#app/shared/text.ts";

export const PRIORITIES = ["low", "medium", "high"] as const;

/** When a task is due, as seen from the person's today. */
export const TASK_GROUPS = ["overdue", "today", "week", "later", "none", "done"] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** Something to be done; of a repeating one, a single occurrence. */
export const task = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  dueDate: dueDate.nullable(),
  repeat: z.string().nullable(),
  /** Shared by the occurrences of a repeating task. */
  seriesId: z.guid().nullable(),
  goalId: z.guid().nullable(),
  isCompleted: z.boolean(),
});
export type Task = z.output<typeof task>;

const fields = {
  title: titleText("tasks:validation.title"),
  description: freeText(LIMITS.notes).nullable().optional(),
  priority: z.enum(PRIORITIES, "shared:validation.choice"),
  dueDate: dueDateInput.nullable().optional(),
  repeat: repeatRule.nullable().optional(),
  goalId: recordId.nullable().optional(),
};

/** A new task. A repeating one without a due date starts today. */
export const newTask = z.object({
  ...clientId,
  ...fields,
  priority: fields.priority.default("medium"),
  isCompleted: z.boolean("shared:validation.choice").default(false),
  /** When it was completed, where that was earlier, on a device. */
  completedAt: clientId.madeAt,
  /** The series that a repeating one belongs to; its own where none is named. */
  seriesId: recordId.optional(),
  timezone: timeZone.optional(),
});
export type NewTask = z.input<typeof newTask>;

/** A change: only the fields sent. */
export const taskChange = z
  .object({ ...fields, isCompleted: z.boolean("shared:validation.choice"), timezone: timeZone.optional() })
  .partial();
export type TaskChange = z.input<typeof taskChange>;

export const taskQuery = listQuery.extend({
  group: z.enum(TASK_GROUPS, "shared:validation.choice").optional(),
  isCompleted: queryFlag.optional(),
  goalId: recordId.optional(),
  trash: queryFlag.optional(),
});

export const listTasks = endpoint({
  method: "GET",
  path: "/api/tasks",
  access: "account",
  summary: "Tasks, newest first; with `group` those of one group by due date.",
  query: taskQuery,
  output: z.array(task),
});

export const createTask = endpoint({
  method: "POST",
  path: "/api/tasks",
  access: "account",
  summary: "Adds a task.",
  body: newTask,
  output: task,
});

export const readTask = endpoint({
  method: "GET",
  path: "/api/tasks/:id",
  access: "account",
  summary: "One task.",
  params: idParams,
  output: task,
  problems: ["not-found"],
});

export const changeTask = endpoint({
  method: "PATCH",
  path: "/api/tasks/:id",
  access: "account",
  summary: "Changes a task; completing a repeating one makes its next occurrence.",
  params: idParams,
  body: taskChange,
  output: task,
  problems: ["not-found", "stale-version"],
});

export const deleteTask = endpoint({
  method: "DELETE",
  path: "/api/tasks/:id",
  access: "account",
  summary:
    "Lays a task into the trash. A repeating one goes on with its next occurrence, unless `series=later` lays the later ones down with it.",
  params: idParams,
  query: z.object({ series: z.enum(["later"], "shared:validation.choice").optional() }),
  problems: ["not-found"],
});

export const restoreTask = endpoint({
  method: "POST",
  path: "/api/tasks/:id/restore",
  access: "account",
  summary: "Brings a task back from the trash, within 30 days, with all that was laid down with it.",
  params: idParams,
  output: task,
  problems: ["not-found"],
});
