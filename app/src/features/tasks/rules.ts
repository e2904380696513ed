import { addDays, nextOccurrence } from "@wisp/organizer";
import type { z } from "zod";
import { floatingDue } from "#app/shared/calendar-date.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { newTask, Task, taskChange, TaskGroup } from "./contract.ts";

/** What a task says, without what every record has. */
export type TaskFields = Omit<Task, "id" | "version" | "actor" | "createdAt" | "updatedAt">;

/** Where and when somebody acts, and a name for the series that a task may begin. */
export type Moment = { today: string; timezone: string; newSeries: () => string };

/** The fields of a new task. A repeating one without a due date starts today. */
export function fieldsOfNew(body: z.output<typeof newTask>, { today, timezone, newSeries }: Moment): TaskFields {
  const due = body.dueDate ? floatingDue(body.dueDate, body.timezone ?? timezone) : null;
  return {
    title: body.title,
    description: body.description ?? null,
    priority: body.priority,
    dueDate: due ?? (body.repeat ? today : null),
    repeat: body.repeat ?? null,
    seriesId: body.repeat ? (body.seriesId ?? newSeries()) : null,
    goalId: body.goalId ?? null,
    isCompleted: body.isCompleted,
  };
}

/** The fields that a change sets; undefined leaves one as it is. */
export type TaskFieldsChange = { [K in keyof TaskFields]?: TaskFields[K] | undefined };

/** What a change makes of a task: a repeating one always has a due date and a series, any other has no series. */
export function fieldsOfChange(
  task: TaskFields,
  body: z.output<typeof taskChange>,
  { today, timezone, newSeries }: Moment,
): TaskFieldsChange {
  const repeat = body.repeat === undefined ? task.repeat : body.repeat;
  const sent =
    body.dueDate === undefined ? task.dueDate : body.dueDate && floatingDue(body.dueDate, body.timezone ?? timezone);
  const dueDate = sent ?? (repeat === null ? null : today);
  return {
    title: body.title,
    description: body.description,
    priority: body.priority,
    goalId: body.goalId,
    ...(dueDate !== task.dueDate && { dueDate }),
    ...(repeat !== task.repeat && { repeat, seriesId: repeat === null ? null : (task.seriesId ?? newSeries()) }),
    ...(body.isCompleted !== undefined && body.isCompleted !== task.isCompleted && { isCompleted: body.isCompleted }),
  };
}

/** The occurrence that a change moves a task onto, as (series, due date); null where it stays in its place. */
export function placeTaken(task: TaskFields, change: TaskFieldsChange): { seriesId: string; dueDate: string } | null {
  const { seriesId, dueDate } = { ...task, ...change };
  if (!seriesId || !dueDate || (seriesId === task.seriesId && dueDate === task.dueDate)) return null;
  return { seriesId, dueDate };
}

/** Two occurrences of a series never share a due date. @throws Refusal invalid, beside the due date */
export function refuseTaken(): never {
  throw new Refusal("invalid", { errors: { dueDate: "tasks:validation.occurrence" } });
}

/**
 * When a repeating task comes next: after the later of its due date and today (decisions 15).
 * @returns undefined where it does not repeat
 */
export function nextDue({ repeat, dueDate }: Pick<Task, "repeat" | "dueDate">, today: string): string | undefined {
  if (repeat === null || dueDate === null) return undefined;
  let next = nextOccurrence(repeat, dueDate);
  while (next.slice(0, 10) <= today) next = nextOccurrence(repeat, next);
  return next;
}

/** The next occurrence of a repeating task, open; undefined where it does not repeat. */
export function nextFields(task: TaskFields, today: string): (TaskFields & { seriesId: string }) | undefined {
  const dueDate = nextDue(task, today);
  const { title, description, priority, repeat, seriesId, goalId } = task;
  if (dueDate === undefined || seriesId === null) return undefined;
  return { title, description, priority, dueDate, repeat, seriesId, goalId, isCompleted: false };
}

/** Whether a task is an occurrence of the same series that is due later. */
export const isLater = (one: TaskFields, than: TaskFields): boolean =>
  one.seriesId !== null && one.seriesId === than.seriesId && (one.dueDate ?? "") > (than.dueDate ?? "");

/** The due dates of a group, from the first to before the second; of those that have one. */
export function boundsOf(
  group: Exclude<TaskGroup, "none" | "done">,
  today: string,
): { from?: string; before?: string } {
  const tomorrow = addDays(today, 1);
  const afterWeek = addDays(today, 8);
  return {
    overdue: { before: today },
    today: { from: today, before: tomorrow },
    week: { from: tomorrow, before: afterWeek },
    later: { from: afterWeek },
  }[group];
}

/** Whether a task stands in a group. Due dates compare as text: "2026-03-12T09:30" stands within "2026-03-12". */
export function isInGroup({ isCompleted, dueDate }: TaskFields, group: TaskGroup, today: string): boolean {
  if (isCompleted || group === "done") return isCompleted && group === "done";
  if (dueDate === null || group === "none") return dueDate === null && group === "none";
  const { from = "", before = "9999" } = boundsOf(group, today);
  return dueDate >= from && dueDate < before;
}
