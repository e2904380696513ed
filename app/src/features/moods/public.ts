/** What gatherers may do with moods: the same acts that the endpoints run. */
export { createMood } from "./server/create-mood.ts";
export { changeMood } from "./server/change-mood.ts";
export { restoreMood, trashMood } from "./server/trash-mood.ts";
export { countMoods, moodDaysOf } from "./server/sums.ts";
export type { SayIn } from "./server/analyze-moods.ts";
export { daysOfMoods } from "./server/store.ts";
