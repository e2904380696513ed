import type { NewGoal } from "./contract.ts";

/** A lawful new goal; name what matters to the test. */
export const aGoal = (goal: Partial<NewGoal> = {}): NewGoal => ({ title: "Run a half marathon", ...goal });
