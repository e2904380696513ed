// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { loadWords } from "#app/shell/language.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import {
  changeMood,
  createCheckIn,
  createMood,
  deleteMood,
  listCheckIns,
  listMoods,
  analyzeMood,
  readMoodAnalysis,
  readMoodDays,
  restoreMood,
} from "../contract.ts";
import { checkInDevice, moodAnalysisDevice, moodDevice } from "./device.ts";

const stored = () => JSON.parse(localStorage.getItem("moods") ?? "[]") as { id: string; mood: string }[];

beforeEach(() => onThisDevice([...moodDevice, ...checkInDevice, ...moodAnalysisDevice]));

test("a visitor's moods stand under the key moods, newest first, and no request leaves the device", async () => {
  await call(createMood, { body: { mood: "happy", notes: "sun" } });
  await call(createMood, { body: { mood: "sad" } });
  expect(stored().map(({ mood }) => mood)).toEqual(["sad", "happy"]);
  const { items } = await callPage(listMoods, { query: {} });
  expect(items.map(({ mood }) => mood)).toEqual(["sad", "happy"]);
});

test("the same id again makes nothing new", async () => {
  const id = crypto.randomUUID();
  await call(createMood, { body: { id, mood: "happy" } });
  await call(createMood, { body: { id, mood: "sad" } });
  expect(stored()).toMatchObject([{ id, mood: "happy" }]);
});

test("an entry of an older version is read, given an id that stays, and one that cannot be read is left as it is", async () => {
  localStorage.setItem("moods", '[{"mood":"happy","notes":"","createdAt":"2025-01-02T03:04:05.000Z"},{"mood":"odd"}]');
  const [first] = (await callPage(listMoods, { query: {} })).items;
  expect(first).toMatchObject({ mood: "happy", notes: null, createdAt: "2025-01-02T03:04:05.000Z" });
  expect(stored()).toMatchObject([{ id: first?.id }, { mood: "odd" }]);
});

test("what is deleted comes back from the trash, and a check-in is a mood of the same id", async () => {
  const { id } = await call(createCheckIn, { body: { mood: "calm", energyLevel: 7, stressLevel: 2 } });
  await call(changeMood, { params: { id }, body: { mood: "excited" } });
  await call(deleteMood, { params: { id } });
  expect(stored()).toEqual([]);
  expect(await call(restoreMood, { params: { id } })).toMatchObject({ id, mood: "excited", energyLevel: 7 });
  expect((await callPage(listCheckIns, { query: {} })).items).toMatchObject([{ id }]);
});

test("a refusal is the server's: a missing mood is invalid, an unknown id not found", async () => {
  await expect(call(createMood, { body: {} as never })).rejects.toMatchObject({ status: 400, code: "invalid" });
  await expect(call(deleteMood, { params: { id: crypto.randomUUID() } })).rejects.toMatchObject({ status: 404 });
});

test("a long list comes in pages", async () => {
  for (let count = 0; count < 53; count += 1) await call(createMood, { body: { mood: "calm" } });
  const first = await callPage(listMoods, { query: {} });
  const second = await callPage(listMoods, { query: {} }, first.next);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 3, null]);
});

test("the days of a year are answered whole, each with its average, and a time too long is refused", async () => {
  const moods = Array.from({ length: 120 }, (_, index) => ({
    mood: index % 2 === 0 ? "happy" : "sad",
    createdAt: new Date(2025, 0, 1 + Math.floor(index / 2), 12 - (index % 2)).toISOString(),
  }));
  localStorage.setItem("moods", JSON.stringify(moods));
  const days = await call(readMoodDays, { query: { from: "2025-01-01", to: "2025-12-31" } });
  expect(days).toHaveLength(60);
  expect(days[0]).toEqual({ date: "2025-01-01", average: 3, count: 2 });
  await expect(call(readMoodDays, { query: { from: "2025-01-01", to: "2027-01-01" } })).rejects.toMatchObject({
    status: 400,
  });
});

test("an analysis is made on the device, also of moods that are sent, and kept nowhere", async () => {
  await loadWords(["moods"]);
  for (const mood of ["angry", "angry", "calm"] as const) await call(createMood, { body: { mood } });
  const analysis = await call(readMoodAnalysis);
  expect(analysis.overallTrend).toContain("frustration: angry in 2 of your last 3 entries");
  const moodData = [{ mood: "sad" as const, date: "2026-03-12" }];
  expect(await call(analyzeMood, { body: { moodData } })).toMatchObject({ patterns: [], suggestions: [] });
  expect(localStorage.getItem("insights")).toBeNull();
});
