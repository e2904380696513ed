// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import { changeGoal, createGoal, deleteGoal, GOAL_CATEGORIES, listGoals, readGoal, restoreGoal } from "../contract.ts";
import { goalDevice } from "./device.ts";

const stored = () => JSON.parse(localStorage.getItem("goals") ?? "[]") as Record<string, unknown>[];
const titles = async (query = {}) => (await callPage(listGoals, { query })).items.map((goal) => goal.title);

beforeEach(() => onThisDevice(goalDevice));

test("a visitor's goal stands under the key goals with progress 0, not completed, and no milestones", async () => {
  const goal = await call(createGoal, { body: { title: " Swim ", targetDate: "2026-09-01" } });
  expect(stored()).toEqual([goal]);
  expect(stored()[0]).toMatchObject({
    id: expect.any(String),
    createdAt: expect.any(String),
    title: "Swim",
    description: null,
    category: "personal",
    dueDate: "2026-09-01",
    progress: 0,
    isCompleted: false,
    milestones: [],
  });
});

test("completing sets 100 and un-completing 0, and a slider at 100 completes nothing", async () => {
  const { id } = await call(createGoal, { body: { title: "Swim" } });
  const change = (body: object) => call(changeGoal, { params: { id }, body });
  expect(await change({ progress: 100 })).toMatchObject({ progress: 100, isCompleted: false });
  expect(await change({ isCompleted: true })).toMatchObject({ progress: 100, isCompleted: true });
  expect(await change({ isCompleted: false })).toMatchObject({ progress: 0, isCompleted: false });
  const { milestones } = await change({ milestones: [{ title: "One length" }] });
  expect(milestones).toEqual([{ id: expect.any(String), title: "One length", isCompleted: false }]);
});

test("each tab shows its categories, and words are found whatever their accents", async () => {
  for (const category of GOAL_CATEGORIES) await call(createGoal, { body: { title: category, category } });
  expect((await titles({ tab: "career" })).toSorted()).toEqual(["career", "professional"]);
  expect((await titles({ tab: "other" })).toSorted()).toEqual(["financial", "learning", "other", "relationship"]);
  expect(await titles({ category: "health" })).toEqual(["health"]);
  await call(createGoal, { body: { title: "Un café", description: "a day", isCompleted: true } });
  expect(await titles({ q: "CAFE A" })).toEqual(["Un café"]);
  expect(await titles({ isCompleted: "true" })).toEqual(["Un café"]);
});

test("an entry of an older version is read, its targetDate as the due date, and what cannot be read is left", async () => {
  const old = { id: "1700000000000", title: "Swim", category: "sport", targetDate: "2026-09-01T00:00:00.000Z" };
  localStorage.setItem("goals", JSON.stringify([{ ...old, completed: true, milestones: [{ odd: 1 }] }, { note: "?" }]));
  const [goal] = (await callPage(listGoals, { query: {} })).items;
  expect(goal).toMatchObject({ category: "personal", dueDate: "2026-09-01", isCompleted: true, progress: 100 });
  expect(goal?.milestones).toEqual([]);
  expect(await call(readGoal, { params: { id: goal?.id ?? "" } })).toMatchObject({ title: "Swim" });
  expect(stored()[1]).toEqual({ note: "?" });
});

test("what is deleted comes back from the trash; refusals are the server's", async () => {
  const { id } = await call(createGoal, { body: { title: "Swim", progress: 35 } });
  await call(deleteGoal, { params: { id } });
  expect(stored()).toEqual([]);
  expect(await call(restoreGoal, { params: { id } })).toMatchObject({ id, progress: 35 });
  await expect(call(changeGoal, { params: { id }, body: { progress: 5 }, ifMatch: 1 })).rejects.toMatchObject({
    status: 409,
    code: "stale-version",
    record: { id, progress: 35 },
  });
  await expect(call(createGoal, { body: { title: " " } })).rejects.toMatchObject({
    status: 400,
    errors: { title: "Please enter a title for your goal" },
  });
});
