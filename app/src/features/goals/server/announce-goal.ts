import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import type { GoalRow } from "./tables.ts";

/** Tells what became of a goal. */
export const announceGoal = (act: Act, row: GoalRow, what: Change["what"]): Promise<void> =>
  act.announce({
    topic: "goals",
    kind: "goal",
    id: row.id,
    what,
    index: { title: row.title, dueDate: row.dueDate, isCompleted: row.isCompleted },
  });
