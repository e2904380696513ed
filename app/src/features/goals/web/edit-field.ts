import type { KeyboardEvent } from "react";
import type { GoalFields } from "../rules.ts";

/** Saves some fields of the goal that is being edited. */
export type SaveGoal = (fields: Partial<GoalFields>) => void;

/** Enter leaves a field of one line, which saves it. */
export const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === "Enter") event.currentTarget.blur();
};
