import { afterAll, beforeAll, expect, test } from "vitest";
import type { Insight } from "#app/features/insights/contract.ts";
import { analyzeMood } from "#app/features/moods/contract.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const moodData = [
  { mood: "angry" as const, date: "2026-03-12", notes: "the printer" },
  { mood: "angry" as const, date: "2026-03-11", notes: null },
  { mood: "calm" as const, date: "2026-03-10" },
];
const stored = async (person: Person) =>
  (await person.send("GET", "/api/insights?category=mood_analysis")).body as unknown as Insight[];

test("moods that are sent are analyzed, and what they say is stored as an insight that no capture gave", async () => {
  const ann = await server.person();
  const { status, body } = await ann.call(analyzeMood, { body: { moodData } });
  expect([status, body]).toMatchObject([
    200,
    { overallTrend: "There has been a good deal of frustration: angry in 2 of your last 3 entries.", patterns: [] },
  ]);
  expect(body.suggestions.join(" ")).toMatch(/Exercise .* triggers/);
  const [kept, ...more] = await stored(ann);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ category: "mood_analysis", captureId: null, recordId: null, state: "filed" });
  expect(JSON.parse(kept?.content ?? "")).toEqual(body);
});

test("the same id again stores nothing more, and another account's id stores one's own", async () => {
  const [ann, bob] = [await server.person(), await server.person()];
  const id = "3d0c8a52-66a1-4b0e-9a6a-0a7f7a1b0c09";
  await ann.call(analyzeMood, { body: { id, moodData } });
  await ann.call(analyzeMood, { body: { id, moodData } });
  await bob.call(analyzeMood, { body: { id, moodData } });
  expect(await stored(ann)).toMatchObject([{ id }]);
  expect(await stored(bob)).toMatchObject([{ id }]);
});

test("a visitor is answered in the language of the browser, and nothing is stored", async () => {
  const answered = await server
    .visitor()
    .call(analyzeMood, { body: { moodData } }, { "accept-language": "es-MX,es;q=0.9" });
  expect([answered.status, answered.body.overallTrend]).toEqual([
    200,
    "Ha habido bastante frustración: con enfado en 2 de tus últimas 3 anotaciones.",
  ]);
  const { rows } = await server.database.pool.query("select 1 from insights where content like '%frustración%'");
  expect(rows).toEqual([]);
});

test("fewer than 3 moods say so; more than 100, another mood or no date are refused", async () => {
  const ann = await server.person();
  const few = await ann.call(analyzeMood, { body: { moodData: moodData.slice(1) } });
  expect(few.body).toMatchObject({ patterns: [], suggestions: [] });
  expect(few.body.overallTrend).toContain("Not enough entries yet");
  const refused = async (data: unknown) => (await ann.send("POST", "/api/analyze/mood", { moodData: data })).status;
  expect(await refused(undefined)).toBe(400);
  expect(await refused(Array.from({ length: 101 }, () => moodData[0]))).toBe(400);
  expect(await refused([{ mood: "furious", date: "2026-03-12" }])).toBe(400);
  expect(await refused([{ mood: "sad", date: "March" }])).toBe(400);
});
