import { expect, test } from "vitest";
import { GOAL_CATEGORIES, GOAL_TABS, goalChange, newGoal } from "./contract.ts";
import { categoriesOf, fieldsOfChange, fieldsOfNew } from "./rules.ts";

const made = (body: object) => fieldsOfNew(newGoal.parse({ title: "Swim", ...body }), "Europe/London");
const changed = (isCompleted: boolean, body: object) =>
  Object.fromEntries(
    Object.entries(fieldsOfChange({ isCompleted }, goalChange.parse(body), "Europe/London")).filter(
      ([, value]) => value !== undefined,
    ),
  );

test("every category stands under exactly one tab", () => {
  expect(GOAL_TABS.flatMap(categoriesOf).toSorted()).toEqual([...GOAL_CATEGORIES].toSorted());
});

test("a new goal starts at progress 0, not completed, personal, without milestones", () => {
  expect(made({})).toEqual({
    title: "Swim",
    description: null,
    category: "personal",
    dueDate: null,
    progress: 0,
    isCompleted: false,
    milestones: [],
  });
});

test("completing sets 100, un-completing 0, and a progress of 100 completes nothing", () => {
  expect(changed(false, { isCompleted: true })).toEqual({ isCompleted: true, progress: 100 });
  expect(changed(true, { isCompleted: false })).toEqual({ isCompleted: false, progress: 0 });
  expect(changed(false, { progress: 100 })).toEqual({ progress: 100 });
  expect(changed(true, { isCompleted: true })).toEqual({});
});

test("its date is taken under both names, as the given time zone or the request's own understands it", () => {
  expect(made({ targetDate: "2026-07-01T18:00:00Z" }).dueDate).toBe("2026-07-01T19:00");
  expect(made({ targetDate: "2026-07-01T18:00:00Z", timezone: "Asia/Tokyo" }).dueDate).toBe("2026-07-02T03:00");
  expect(changed(false, { dueDate: null, targetDate: "2026-07-01" })).toEqual({ dueDate: null });
});
