import type { z } from "zod";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { recordFields } from "#app/shared/record.ts";
import type { Goal, goalChange, GoalTab, Milestone, newGoal, SentMilestone } from "./contract.ts";

/** What a goal itself holds, beside what every record does. */
export type GoalFields = Omit<Goal, keyof typeof recordFields>;
/** The fields that a change sets; undefined leaves one as it is. */
export type GoalFieldsChange = { [K in keyof GoalFields]?: GoalFields[K] | undefined };

const CATEGORIES: Record<GoalTab, readonly Goal["category"][]> = {
  personal: ["personal"],
  career: ["career", "professional"],
  health: ["health"],
  // Whatever has no tab of its own, so that no goal can vanish from all of them.
  other: ["financial", "learning", "relationship", "other"],
};

/** The categories that a tab shows (decisions 4). */
export const categoriesOf = (tab: GoalTab): readonly Goal["category"][] => CATEGORIES[tab];

/** A new goal as it is kept; `timezone` is where its dates are meant. */
export const fieldsOfNew = (body: z.output<typeof newGoal>, timezone: string): GoalFields => ({
  title: body.title,
  description: body.description ?? null,
  category: body.category,
  dueDate: sentDueDate(body, timezone) ?? null,
  progress: body.progress ?? (body.isCompleted ? 100 : 0),
  isCompleted: body.isCompleted,
  milestones: withIds(body.milestones ?? []),
});

/**
 * What a change does. Completing sets the progress to 100, un-completing to 0, unless a progress is sent along; a
 * progress of 100 alone completes nothing.
 */
export function fieldsOfChange(
  goal: Pick<Goal, "isCompleted">,
  body: z.output<typeof goalChange>,
  timezone: string,
): GoalFieldsChange {
  // Said again, it is no news: a completed goal whose progress was moved since keeps it.
  const turned = body.isCompleted === goal.isCompleted ? undefined : body.isCompleted;
  return {
    title: body.title,
    description: body.description,
    category: body.category,
    dueDate: sentDueDate(body, timezone),
    progress: body.progress ?? (turned === undefined ? undefined : turned ? 100 : 0),
    isCompleted: turned,
    milestones: body.milestones && withIds(body.milestones),
  };
}

type SentDates = Pick<z.output<typeof goalChange>, "dueDate" | "targetDate" | "timezone">;

// Named by either of its two names; undefined where by none.
function sentDueDate({ dueDate, targetDate, timezone }: SentDates, own: string): string | null | undefined {
  const sent = dueDate === undefined ? targetDate : dueDate;
  return sent && floatingDue(sent, timezone ?? own);
}

// Milestones have an id each, so that a device can tell them apart.
const withIds = (milestones: SentMilestone[]): Milestone[] =>
  milestones.map(({ id, title, isCompleted }) => ({ id: id ?? crypto.randomUUID(), title, isCompleted }));
