import { expect, test } from "vitest";
import { newTask, taskChange, TASK_GROUPS, type NewTask } from "./contract.ts";
import { fieldsOfChange, fieldsOfNew, isInGroup, isLater, nextDue, nextFields, placeTaken } from "./rules.ts";

const moment = { today: "2026-03-12", timezone: "Europe/London", newSeries: () => "a series" };
const made = (task: Partial<NewTask> = {}) => fieldsOfNew(newTask.parse({ title: "Bins", ...task }), moment);
const changed = (task: Partial<NewTask>, change: object) =>
  fieldsOfChange(made(task), taskChange.parse(change), moment);

test("a new task has a medium priority, is open, and belongs to no series unless it repeats", () => {
  expect(made()).toMatchObject({ priority: "medium", isCompleted: false, dueDate: null, seriesId: null });
});

test("a repeating task without a date starts today, and begins a series", () => {
  expect(made({ repeat: "FREQ=DAILY" })).toMatchObject({ dueDate: "2026-03-12", seriesId: "a series" });
});

test("an instant becomes the person's wall clock, in the zone that the request names", () => {
  const dueDate = "2026-07-01T18:00:00Z";
  expect(made({ dueDate }).dueDate).toBe("2026-07-01T19:00");
  expect(made({ dueDate, timezone: "Asia/Tokyo" }).dueDate).toBe("2026-07-02T03:00");
});

test("a change sets only what it names, and what is the same already is no change", () => {
  expect(Object.values(changed({ dueDate: "2026-03-14" }, { dueDate: "2026-03-14", isCompleted: false }))).toEqual(
    Array(4).fill(undefined),
  );
  expect(changed({ dueDate: "2026-03-14" }, { dueDate: null })).toMatchObject({ dueDate: null });
});

test("taking the date of a repeating task away puts it on today, taking its repeat away ends the series", () => {
  const bins = { dueDate: "2026-03-16", repeat: "FREQ=WEEKLY" };
  expect(changed(bins, { dueDate: null })).toMatchObject({ dueDate: "2026-03-12" });
  expect(changed(bins, { repeat: null })).toMatchObject({ repeat: null, seriesId: null });
});

test("the next occurrence comes after the later of its due date and today, at its time of day", () => {
  expect(nextDue({ repeat: "FREQ=WEEKLY;BYDAY=MO", dueDate: "2026-01-05T08:00" }, "2026-03-12")).toBe(
    "2026-03-16T08:00",
  );
  expect(nextDue({ repeat: "FREQ=DAILY", dueDate: "2026-03-20" }, "2026-03-12")).toBe("2026-03-21");
  expect(nextDue({ repeat: null, dueDate: "2026-03-20" }, "2026-03-12")).toBeUndefined();
});

test("the next occurrence is open and says what the one before says", () => {
  const done = { ...made({ dueDate: "2026-03-12", repeat: "FREQ=DAILY", priority: "high" }), isCompleted: true };
  expect(nextFields(done, "2026-03-12")).toEqual({ ...done, isCompleted: false, dueDate: "2026-03-13" });
});

test("a change asks for a place only where it moves an occurrence", () => {
  const bins = made({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
  expect(placeTaken(bins, { title: "Other" })).toBeNull();
  expect(placeTaken(bins, { dueDate: "2026-03-17" })).toEqual({ seriesId: "a series", dueDate: "2026-03-17" });
  expect(placeTaken(made(), { dueDate: "2026-03-17" })).toBeNull();
});

test("later is what is due later in the same series", () => {
  const one = made({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
  expect(isLater({ ...one, dueDate: "2026-03-17" }, one)).toBe(true);
  expect(isLater(one, one)).toBe(false);
  expect(isLater({ ...one, dueDate: "2026-03-17", seriesId: "another" }, one)).toBe(false);
});

test("every task stands in exactly one group", () => {
  const groupOf = (dueDate: string | null, isCompleted = false) =>
    TASK_GROUPS.filter((group) => isInGroup({ ...made({ dueDate }), isCompleted }, group, "2026-03-12"));
  expect(groupOf("2026-03-11T23:59")).toEqual(["overdue"]);
  expect(groupOf("2026-03-12T00:00")).toEqual(["today"]);
  expect(groupOf("2026-03-13")).toEqual(["week"]);
  expect(groupOf("2026-03-19T22:00")).toEqual(["week"]);
  expect(groupOf("2026-03-20")).toEqual(["later"]);
  expect(groupOf(null)).toEqual(["none"]);
  expect(groupOf("2026-03-11", true)).toEqual(["done"]);
});
