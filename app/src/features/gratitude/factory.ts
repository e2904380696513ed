import type { NewGratitude } from "./contract.ts";

/** A lawful new gratitude entry; name what matters to the test. */
export const aGratitude = (gratitude: Partial<NewGratitude> = {}): NewGratitude => ({
  content: "The smell of rain",
  ...gratitude,
});
