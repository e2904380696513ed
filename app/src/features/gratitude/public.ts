/** What gatherers may do with gratitude: the same acts that the endpoints run. */
export { createGratitude } from "./server/create-gratitude.ts";
export { changeGratitude } from "./server/change-gratitude.ts";
export { restoreGratitude, trashGratitude } from "./server/trash-gratitude.ts";
export { countGratitude, gratitudeDays } from "./server/sums.ts";
export { setInsight } from "./server/store.ts";
