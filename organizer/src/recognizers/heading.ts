import type { Recognizer } from "../clause.ts";

/** A ticked box is done; so is what stands below "done:". */
export const ticked: Recognizer = ({ setting }) =>
  setting.checked || setting.heading === "nothing" ? { category: "nothing", confidence: 0.95, rule: "ticked" } : null;

/** What stands below "grateful for:" or "goals" is what the heading says. */
export const underHeading: Recognizer = ({ setting, core }, { vocabulary }) => {
  if (setting.heading === null || setting.heading === "nothing" || setting.heading === "task") return null;
  if (setting.heading !== "gratitude" && vocabulary.opening.obligation.test(core)) return null;
  return { category: setting.heading, confidence: 0.9, rule: "under-heading" };
};

/** What stands below "to do:" is a task when nothing else speaks for another category. */
export const underTaskHeading: Recognizer = ({ setting }) =>
  setting.heading === "task" ? { category: "task", confidence: 0.75, rule: "under-task-heading" } : null;
