// @vitest-environment jsdom
import { addDays } from "@wisp/organizer";
import { beforeEach, expect, test } from "vitest";
import { createGoal } from "#app/features/goals/contract.ts";
import { goalDevice } from "#app/features/goals/web/device.ts";
import { createGratitude } from "#app/features/gratitude/contract.ts";
import { gratitudeDevice } from "#app/features/gratitude/web/device.ts";
import { createMood } from "#app/features/moods/contract.ts";
import { moodDevice } from "#app/features/moods/web/device.ts";
import { createRelationship, logInteraction } from "#app/features/relationships/contract.ts";
import { relationshipDevice } from "#app/features/relationships/web/device.ts";
import { changeTask, createTask } from "#app/features/tasks/contract.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import { readCards, readStats } from "../contract.ts";
import { lifeInsightDevice } from "./device.ts";

beforeEach(() =>
  onThisDevice([
    ...moodDevice,
    ...taskDevice,
    ...goalDevice,
    ...gratitudeDevice,
    ...relationshipDevice,
    ...lifeInsightDevice,
  ]),
);

const today = () => localDate(new Date(), deviceTimeZone());
const noon = (days: number) => new Date(`${addDays(today(), -days)}T00:01`).toISOString();

test("a visitor's numbers are counted on the device", async () => {
  const task = await call(createTask, { body: { title: "Call Tom" } });
  await call(createTask, { body: { title: "Buy milk" } });
  await call(changeTask, { params: { id: task.id }, body: { isCompleted: true } });
  await call(createGoal, { body: { title: "Run" } });
  await call(createMood, { body: { mood: "happy" } });
  await call(createGratitude, { body: { entries: ["Sun", "Tea"] } });
  await call(createRelationship, { body: { firstName: "Ana" } });
  expect(await call(readStats)).toEqual({
    tasks: { open: 1, done: 1 },
    goals: { open: 1, done: 0 },
    people: 1,
    moods: 1,
    gratitude: 2,
    captures: 0,
    journal: 0,
  });
});

test("with nothing on the device every card says what it is missing", async () => {
  const { patterns, productivity, relationships, goals, to } = await call(readCards);
  expect(to).toBe(today());
  expect([patterns, productivity, relationships, goals].map(({ missing }) => missing?.key)).toEqual([
    "moodDays",
    "tasks",
    "people",
    "goals",
  ]);
});

test("a visitor's days are compared by the rules of the server", async () => {
  const { id } = await call(createRelationship, { body: { firstName: "Ana" } });
  for (let day = 0; day < 16; day += 1) {
    const notes = day % 2 ? "Corrí por el río" : "";
    await call(createMood, { body: { mood: day < 6 ? "happy" : "sad", notes, madeAt: noon(day) } });
  }
  for (let day = 0; day < 6; day += 1)
    await call(logInteraction, { params: { id }, body: { note: "tea", at: noon(day) } });
  const { patterns, relationships, moodDays } = await call(readCards);
  expect(moodDays).toBe(16);
  expect(patterns.points[0]).toMatchObject({
    key: "person",
    params: { name: "Ana" },
    comparison: { days: 6, otherDays: 10, average: 5, otherAverage: 1, verdict: "clear" },
  });
  const running = patterns.points.find(({ key }) => key === "activity");
  expect(running).toMatchObject({ params: { activity: "running" }, comparison: { days: 8, otherDays: 8 } });
  expect(relationships.points[0]).toMatchObject({ key: "mostSeen", params: { name: "Ana", count: 6 } });
});

test("a visitor's tasks and goals are summed up", async () => {
  for (let count = 0; count < 5; count += 1) {
    const { id } = await call(createTask, { body: { title: `Task ${count}`, dueDate: today() } });
    await call(changeTask, { params: { id }, body: { isCompleted: true } });
  }
  await call(createTask, { body: { title: "Late", dueDate: addDays(today(), -3) } });
  await call(createGoal, { body: { title: "Run", progress: 40 } });
  const { productivity, goals } = await call(readCards);
  expect(productivity.points).toMatchObject([
    { key: "week", params: { count: 5, before: 0 } },
    { key: "onTime", params: { count: 5, all: 5 } },
    { key: "overdue", params: { count: 1 } },
  ]);
  expect(goals.points).toMatchObject([{ key: "progress", params: { count: 1, percent: 40 } }]);
});
