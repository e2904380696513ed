// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import {
  changeGratitude,
  createGratitude,
  deleteGratitude,
  listGratitude,
  restoreGratitude,
  summarizeGratitude,
} from "../contract.ts";
import { gratitudeDevice } from "./device.ts";

const stored = () => JSON.parse(localStorage.getItem("gratitude") ?? "[]") as Record<string, unknown>[];
const days = async (query = {}) => (await callPage(listGratitude, { query })).items;
const post = (body: object) => call(createGratitude, { body });
const summary = () => call(summarizeGratitude);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-12T09:30:00Z") });
  vi.stubEnv("TZ", "Europe/London");
  await onThisDevice(gratitudeDevice);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a visitor's good things stand under the key gratitude, an entry a text", async () => {
  await post({ content: " Tea ", date: "2026-03-10T00:00:00.000Z", categories: ["home ", ""] });
  expect(stored()).toEqual([
    {
      id: expect.any(String),
      version: 1,
      actor: "person",
      createdAt: "2026-03-12T09:30:00.000Z",
      updatedAt: "2026-03-12T09:30:00.000Z",
      content: "Tea",
      date: "2026-03-10",
      position: 0,
      categories: ["home"],
      insightId: null,
    },
  ]);
});

test("the answer is one object a day, its texts in order, and a list adds what the day does not hold yet", async () => {
  const day = await post({ entries: ["Tea", " ", "Sun"] });
  expect(day).toMatchObject({ id: "2026-03-12", date: "2026-03-12", entries: '["Tea","Sun"]' });
  expect((await post({ entries: ["Sun", "Rain"] })).entries).toBe('["Tea","Sun","Rain"]');
  await post({ entries: ["Snow"], date: "2026-03-01" });
  expect((await days()).map(({ id, entries }) => [id, entries])).toEqual([
    ["2026-03-12", '["Tea","Sun","Rain"]'],
    ["2026-03-01", '["Snow"]'],
  ]);
  expect((await days({ to: "2026-03-11" })).map(({ id }) => id)).toEqual(["2026-03-01"]);
  expect((await days({ q: "rain", order: "asc" })).map(({ entries }) => entries)).toEqual(['["Tea","Sun","Rain"]']);
});

test("the same id again makes nothing new, also from the trash", async () => {
  const id = crypto.randomUUID();
  await post({ id, content: "Tea" });
  await call(deleteGratitude, { params: { id } });
  expect(await post({ id, content: "Sun" })).toMatchObject({ date: "2026-03-12", items: [] });
  expect(stored()).toEqual([]);
});

test("a changed entry keeps its place, and a deleted one comes back to its own", async () => {
  const { items } = await post({ entries: ["Tea", "Sun", "Rain"] });
  const params = { id: items[1]?.id ?? "" };
  await call(deleteGratitude, { params });
  await post({ entries: ["Snow"] });
  expect(await call(restoreGratitude, { params })).toMatchObject({ text: "Sun" });
  expect(await call(changeGratitude, { params, body: { text: "Late sun" } })).toMatchObject({ text: "Late sun" });
  expect((await days())[0]?.entries).toBe('["Tea","Late sun","Rain","Snow"]');
  await expect(call(deleteGratitude, { params: { id: crypto.randomUUID() } })).rejects.toMatchObject({ status: 404 });
  await expect(post({ entries: [" "] })).rejects.toMatchObject({
    errors: { entries: "Please add at least one gratitude entry" },
  });
});

test("entries of an older version, whose date is an instant, stand on the day that the clock here said", async () => {
  const old = [
    { id: "2", content: "Late tea", date: "2026-03-28T23:30:00.000Z", createdAt: "2026-03-28T23:30:00.000Z" },
    { id: "1", content: "Sun", date: "2026-03-29T22:30:00.000Z", createdAt: "2026-03-29T22:30:00.000Z" },
    { mood: "happy" },
  ];
  localStorage.setItem("gratitude", JSON.stringify(old));
  expect((await days()).map(({ id, entries }) => [id, entries])).toEqual([
    ["2026-03-29", '["Sun"]'],
    ["2026-03-28", '["Late tea"]'],
  ]);
  expect(stored()[2]).toEqual({ mood: "happy" });
});

test("evenings in a row are counted in dates: neither the change of the clock nor a flight breaks them", async () => {
  expect(await summary()).toEqual({ total: 0, thisYear: 0, streak: 0, longest: 0 });
  for (const evening of ["2026-03-28T23:55:00Z", "2026-03-29T22:55:00Z", "2026-03-30T22:55:00Z"]) {
    vi.setSystemTime(new Date(evening));
    await post({ entries: ["Tea", "Sun"] });
  }
  expect(await summary()).toEqual({ total: 6, thisYear: 6, streak: 3, longest: 3 });
  for (const zone of ["Pacific/Honolulu", "Asia/Tokyo"]) {
    vi.stubEnv("TZ", zone);
    expect(deviceTimeZone()).toBe(zone);
    expect((await summary()).streak).toBeGreaterThanOrEqual(2);
  }
});
