import type { NewTask } from "./contract.ts";

/** A lawful new task; name what matters to the test. */
export const aTask = (task: Partial<NewTask> = {}): NewTask => ({ title: "Return the library books", ...task });
