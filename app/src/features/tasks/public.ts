/** What gatherers may do with tasks: the same acts that the endpoints run. */
export { createTask } from "./server/create-task.ts";
export { changeTask } from "./server/change-task.ts";
export { restoreTask, trashTask } from "./server/trash-task.ts";
export { completedPerDay, countOverdue, countTasks } from "./server/sums.ts";
