// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import {
  changeMood,
  createCheckIn,
  createMood,
  deleteMood,
  listCheckIns,
  listMoods,
  restoreMood,
} from "../contract.ts";
import { checkInDevice, moodDevice } from "./device.ts";

const stored = () => JSON.parse(localStorage.getItem("moods") ?? "[]") as { id: string; mood: string }[];

beforeEach(() => onThisDevice([...moodDevice, ...checkInDevice]));

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
