import { randomUUID } from "node:crypto";
import type { Act } from "#app/platform/act.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { Milestone, SentMilestone } from "../contract.ts";

type SentDates = {
  dueDate?: string | null | undefined;
  targetDate?: string | null | undefined;
  timezone?: string | undefined;
};

/** The due date that a request names by either of its names; undefined where it names none. */
export function sentDueDate(act: Act, { dueDate, targetDate, timezone }: SentDates): string | null | undefined {
  const sent = dueDate === undefined ? targetDate : dueDate;
  return sent && floatingDue(sent, timezone ?? act.account.timezone);
}

/** Milestones with an id each, so that a device can tell them apart. */
export const withIds = (milestones: SentMilestone[]): Milestone[] =>
  milestones.map(({ id, title, isCompleted }) => ({ id: id ?? randomUUID(), title, isCompleted }));
