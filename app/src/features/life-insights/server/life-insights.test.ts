import { addDays } from "@wisp/organizer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { quickCapture } from "#app/features/filing/contract.ts";
import * as goals from "#app/features/goals/contract.ts";
import { createGratitude } from "#app/features/gratitude/contract.ts";
import { createMood, deleteMood } from "#app/features/moods/contract.ts";
import { createRelationship, logInteraction } from "#app/features/relationships/contract.ts";
import { aPerson } from "#app/features/relationships/factory.ts";
import { changeTask, createTask } from "#app/features/tasks/contract.ts";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import { readCards, readStats } from "../contract.ts";

let server: TestServer;
let ann: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(NOW);
  ann = await server.person();
});

const daysAgo = (days: number) => addDays("2026-03-12", -days);
const at = (days: number, clock = "08:00") => `${daysAgo(days)}T${clock}:00.000Z`;
const feel = (mood: "happy" | "sad" | "neutral", days: number, notes?: string) =>
  ann.call(createMood, { body: { mood, notes, madeAt: at(days) } });
const cards = async () => (await ann.call(readCards)).body;
const stats = async () => (await ann.call(readStats)).body;

describe("Your data's numbers", () => {
  test("count what there is of everything, and nothing that lies in the trash", async () => {
    const mood = (await feel("happy", 0)).body;
    await feel("sad", 1);
    const task = (await ann.call(createTask, { body: { title: "Call Tom" } })).body;
    await ann.call(createTask, { body: { title: "Buy milk" } });
    await ann.call(changeTask, { params: { id: task.id }, body: { isCompleted: true } });
    await ann.call(goals.createGoal, { body: { title: "Run" } });
    await ann.call(createRelationship, { body: aPerson() });
    await ann.call(createGratitude, { body: { entries: ["Sun", "Tea"] } });
    await ann.send("POST", "/api/journal", { text: "A quiet day." });
    await ann.call(quickCapture, { body: { text: "Buy bread" } });
    await ann.call(deleteMood, { params: { id: mood.id } });
    expect(await stats()).toEqual({
      tasks: { open: 2, done: 1 },
      goals: { open: 1, done: 0 },
      people: 1,
      moods: 1,
      gratitude: 2,
      captures: 1,
      journal: 1,
    });
  });

  test("are one's own", async () => {
    await ann.call(createTask, { body: { title: "Call Tom" } });
    const bob = await server.person();
    expect((await bob.call(readStats)).body).toMatchObject({ tasks: { open: 0, done: 0 } });
    expect((await server.visitor().send("GET", "/api/life-insights/stats")).status).toBe(401);
  });
});

describe("The four cards", () => {
  test("are silent where there is nothing, and say what they are missing", async () => {
    const { patterns, productivity, relationships, goals: progress, ...window } = await cards();
    expect(window).toEqual({ from: "2025-12-13", to: "2026-03-12", moodDays: 0 });
    expect([patterns, productivity, relationships, progress].map(({ points }) => points)).toEqual([[], [], [], []]);
    expect([patterns, productivity, relationships, progress].map(({ missing }) => missing?.key)).toEqual([
      "moodDays",
      "tasks",
      "people",
      "goals",
    ]);
  });

  test("compare the days with somebody with the others, once there are enough of both", async () => {
    const { id } = (await ann.call(createRelationship, { body: aPerson({ firstName: "Ana", lastName: "Ruiz" }) })).body;
    for (let day = 0; day < 20; day += 1) await feel(day % 3 === 0 ? "happy" : "sad", day);
    for (let day = 0; day < 20; day += 3)
      await ann.call(logInteraction, { params: { id }, body: { note: "tea", at: at(day, "19:00") } });
    // Older than the window, and a day without a mood: neither counts.
    for (const day of [40, 120]) await ann.call(logInteraction, { params: { id }, body: { note: "tea", at: at(day) } });
    const { patterns, relationships, moodDays } = await cards();
    expect(moodDays).toBe(20);
    expect(patterns.points[0]).toMatchObject({
      key: "person",
      params: { name: "Ana Ruiz" },
      basis: 7,
      comparison: { days: 7, otherDays: 13, average: 5, otherAverage: 1, verdict: "clear", few: true },
      links: [
        { path: `/relationships?person=${id}` },
        { date: "2026-03-12" },
        { date: "2026-03-09" },
        { date: "2026-03-06" },
      ],
    });
    expect(relationships.points[0]).toMatchObject({ key: "mostSeen", params: { name: "Ana Ruiz", count: 8 } });
  });

  test("look at the last 90 days, and at all days for a subscriber", async () => {
    const { id } = (await ann.call(createRelationship, { body: aPerson() })).body;
    for (let day = 400; day < 420; day += 1) await feel(day < 406 ? "happy" : "sad", day);
    for (let day = 400; day < 406; day += 1)
      await ann.call(logInteraction, { params: { id }, body: { note: "tea", at: at(day, "19:00") } });
    expect(await cards()).toMatchObject({ from: "2025-12-13", moodDays: 0, patterns: { points: [] } });
    await server.database.pool.query("update users set subscription_status = 'active' where id = $1", [ann.id]);
    const all = await cards();
    expect(all).toMatchObject({ from: null, to: "2026-03-12", moodDays: 20 });
    expect(all.patterns.points[0]).toMatchObject({ key: "person", comparison: { days: 6, otherDays: 14 } });
  });

  test("find what somebody wrote of in notes of moods and in captures, in whole words and without accents", async () => {
    for (let day = 0; day < 20; day += 1)
      await feel(day < 6 ? "happy" : "neutral", day, day < 4 ? "Went RUNNING" : "nothing but a rerun");
    await ann.call(quickCapture, { body: { text: "Corrí por el parque", madeAt: at(4) } });
    await ann.call(quickCapture, { body: { text: "ran to the river", madeAt: at(5) } });
    const { patterns } = await cards();
    expect(patterns.points[0]).toMatchObject({
      key: "activity",
      params: { activity: "running" },
      comparison: { days: 6, otherDays: 14, average: 5, otherAverage: 3 },
    });
  });

  test("count days on the person's own clock", async () => {
    ann = await server.person({ timezone: "Pacific/Auckland" });
    // In Auckland (UTC+13) both are March 11, although the one is still the tenth in London.
    await ann.call(createMood, { body: { mood: "happy", madeAt: "2026-03-10T11:30:00.000Z" } });
    await ann.call(createMood, { body: { mood: "sad", madeAt: "2026-03-11T10:30:00.000Z" } });
    expect(await cards()).toMatchObject({ from: "2025-12-13", to: "2026-03-12", moodDays: 1 });
  });

  test("sum up what was done, what kept its date and what is overdue", async () => {
    const add = async (dueDate: string | null) =>
      (await ann.call(createTask, { body: { title: "A task", dueDate } })).body.id;
    const finish = (id: string) => ann.call(changeTask, { params: { id }, body: { isCompleted: true } });
    const dated = [
      await add(daysAgo(0)),
      await add(daysAgo(1)),
      await add(`${daysAgo(0)}T08:00`),
      await add(daysAgo(-5)),
    ];
    const old = [await add(null), await add(daysAgo(9))];
    await add(daysAgo(2));
    server.setNow(at(8));
    for (const id of old) await finish(id);
    server.setNow(NOW);
    for (const id of dated) await finish(id);
    expect((await cards()).productivity).toMatchObject({
      points: [
        { key: "week", params: { count: 4, before: 2 }, basis: 6 },
        { key: "onTime", params: { count: 3, all: 5 }, basis: 5 },
        { key: "overdue", params: { count: 1 } },
      ],
      missing: null,
    });
  });

  test("tell how the goals are coming along", async () => {
    const milestones = [{ title: "5 km", isCompleted: true }, { title: "10 km" }];
    await ann.call(goals.createGoal, { body: { title: "Run", progress: 40, dueDate: "2026-10-31", milestones } });
    server.setNow(at(45));
    await ann.call(goals.createGoal, { body: { title: "Learn Italian" } });
    server.setNow(NOW);
    expect((await cards()).goals.points).toMatchObject([
      { key: "progress", params: { count: 2, percent: 20 } },
      { key: "milestones", params: { count: 1, all: 2 } },
      { key: "nearest", params: { title: "Run", date: "2026-10-31", percent: 40 } },
      { key: "stalled", params: { title: "Learn Italian", count: 45 } },
    ]);
  });

  test("rest on nobody else's days", async () => {
    for (let day = 0; day < 20; day += 1) await feel(day % 2 ? "happy" : "sad", day);
    const bob = await server.person();
    expect((await bob.call(readCards)).body).toMatchObject({ moodDays: 0, patterns: { points: [] } });
  });
});
