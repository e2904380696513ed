import { addDays, type Mood } from "@wisp/organizer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import * as moods from "../contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (person: Person, mood: Mood, createdAt: string) =>
  person.call(moods.createMood, { body: { mood, madeAt: createdAt } });
const days = async (person: Person, from: string, to: string) =>
  (await person.call(moods.readMoodDays, { query: { from, to } })).body;
const analysis = async (person: Person) => (await person.call(moods.readMoodAnalysis)).body;

describe("Days", () => {
  test("are averages on the person's own clock, without those that have no entry", async () => {
    const ann = await server.person({ timezone: "America/New_York" });
    await add(ann, "happy", "2026-03-01T15:00:00.000Z");
    // Still the evening of the first in New York.
    await add(ann, "sad", "2026-03-02T03:00:00.000Z");
    await add(ann, "calm", "2026-03-04T12:00:00.000Z");
    expect(await days(ann, "2026-03-01", "2026-03-12")).toEqual([
      { date: "2026-03-01", average: 3, count: 2 },
      { date: "2026-03-04", average: 4, count: 1 },
    ]);
    expect(await days(ann, "2026-03-02", "2026-03-03")).toEqual([]);
  });

  test("leave out what lies in the trash and what is somebody else's", async () => {
    const [ann, bob] = [await server.person(), await server.person()];
    const { id } = (await add(ann, "happy", "2026-03-05T12:00:00.000Z")).body;
    await add(bob, "sad", "2026-03-05T12:00:00.000Z");
    await ann.call(moods.deleteMood, { params: { id } });
    expect(await days(ann, "2026-03-05", "2026-03-05")).toEqual([]);
    expect(await days(bob, "2026-03-05", "2026-03-05")).toMatchObject([{ average: 1 }]);
  });

  test("are at most 400 at once, in order, and dates", async () => {
    const ann = await server.person();
    const status = async (from: string, to: string) =>
      (await ann.call(moods.readMoodDays, { query: { from, to } })).status;
    expect(await status("2025-03-12", addDays("2025-03-12", 399))).toBe(200);
    expect(await status("2025-03-12", addDays("2025-03-12", 400))).toBe(400);
    const { problem } = await ann.send("GET", "/api/moods/days?from=2026-01-01&to=2028-01-01");
    expect(problem.errors).toEqual({ to: "Please choose at most 400 days, the first day first" });
    for (const odd of ["2026-02-30", "0001-01-01", "soon", ""]) expect(await status(odd, "2026-03-12")).toBe(400);
  });

  test("of ten years come by the index", async () => {
    const ann = await server.person();
    await server.database.pool.query(
      `insert into moods (owner, id, version, actor, created_at, updated_at, mood)
       select $1, gen_random_uuid(), 1, 'person', at, at, 'calm'
       from generate_series(timestamptz '2016-03-14 12:00Z', timestamptz '2026-03-11 12:00Z', interval '1 day') at`,
      [ann.id],
    );
    expect(await days(ann, "2025-03-12", "2026-03-12")).toHaveLength(365);
    await server.database.pool.query("analyze moods");
    const { rows } = await server.database.pool.query<{ "QUERY PLAN": string }>(
      "explain select mood from moods where owner = $1 and created_at >= $2 and created_at < $3 and deleted_at is null",
      [ann.id, "2026-02-11T00:00Z", "2026-03-13T00:00Z"],
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join(" ")).toContain("moods_newest");
  });
});

describe("An analysis", () => {
  test("of fewer than 3 entries says so, and lists nothing", async () => {
    const ann = await server.person();
    expect(await analysis(ann)).toEqual({
      overallTrend: "Nothing is noted yet. From 3 entries on, this says what they have in common.",
      patterns: [],
      suggestions: [],
    });
    await add(ann, "sad", "2026-03-11T12:00:00.000Z");
    expect((await analysis(ann)).overallTrend).toContain("Not enough entries yet");
  });

  test("speaks in numbers and in the account's language, and stores nothing", async () => {
    for (const [language, trend, suggestion] of [
      [
        "en",
        "You have been going through a hard time: sad or anxious in 2 of your last 3 entries.",
        "Reach out to a friend",
      ],
      [
        "es",
        "Estás pasando una época difícil: triste o con ansiedad en 2 de tus últimas 3 anotaciones.",
        "Busca a una amistad",
      ],
      [
        "fr",
        "Tu traverses une période difficile : triste ou avec anxiété dans 2 de tes 3 dernières notes.",
        "Appelle un ami",
      ],
    ] as const) {
      const ann = await spoken(language);
      await add(ann, "sad", "2026-03-11T12:00:00.000Z");
      await add(ann, "sad", "2026-03-10T12:00:00.000Z");
      await add(ann, "happy", "2026-03-09T12:00:00.000Z");
      const said = await analysis(ann);
      expect(said.overallTrend).toBe(trend);
      expect(said.suggestions[0]).toContain(suggestion);
      expect(said.suggestions).toHaveLength(2);
      expect((await ann.send("GET", "/api/insights")).body).toEqual([]);
    }
  });

  test("looks back 90 days, of a subscriber over all time", async () => {
    const ann = await server.person();
    for (const date of ["2025-06-01", "2025-06-02", "2025-06-03"]) await add(ann, "angry", `${date}T12:00:00.000Z`);
    expect((await analysis(ann)).suggestions).toEqual([]);
    await server.database.pool.query("update users set subscription_status = 'active' where id = $1", [ann.id]);
    expect((await analysis(ann)).overallTrend).toContain("frustration: angry in 3 of your last 3 entries");
  });
});

/** An account that speaks a language: the one that the browser asked for when it was made. */
async function spoken(language: string): Promise<Person> {
  const someone = server.visitor();
  const username = `spoken-${language}`;
  const profile = {
    username,
    firstName: "Amara",
    lastName: "Mensah",
    email: `${username}@example.com`,
    birthday: "1991-05-07",
  };
  const account = { ...profile, timezone: "Europe/London", password: "a long secret" };
  await someone.send("POST", "/api/register", account, { "accept-language": `${language},en;q=0.5` });
  return someone;
}
