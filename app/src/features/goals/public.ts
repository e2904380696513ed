/** What gatherers may do with goals: the same acts that the endpoints run. */
export { createGoal } from "./server/create-goal.ts";
export { changeGoal } from "./server/change-goal.ts";
export { restoreGoal, trashGoal } from "./server/trash-goal.ts";
export { countGoals, latestGoals } from "./server/sums.ts";
