import type { NewCheckIn, NewMood } from "./contract.ts";

/** A lawful new mood entry; name what matters to the test. */
export const aMood = (mood: Partial<NewMood> = {}): NewMood => ({
  mood: "calm",
  notes: "A walk by the river",
  ...mood,
});

/** A lawful new check-in. */
export const aCheckIn = (checkIn: Partial<NewCheckIn> = {}): NewCheckIn => ({
  ...aMood(),
  energyLevel: 6,
  stressLevel: 3,
  ...checkIn,
});
