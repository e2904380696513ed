import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import { createRelationship, deleteRelationship, logInteraction, type NewRelationship } from "../contract.ts";
import { listDatesAhead, listDueCheckIns } from "../contract/people.ts";
import { aPerson } from "../factory.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(NOW);
  ann = await server.person();
});
afterAll(() => server.close());

const add = async (firstName: string, fields: Partial<NewRelationship> = {}, someone = ann) =>
  (await someone.call(createRelationship, { body: aPerson({ firstName, ...fields }) })).body.id;
const ahead = async (days: number, someone = ann) =>
  (await someone.call(listDatesAhead, { query: { days: String(days) } as never })).body;
const lines = async (days: number) =>
  (await ahead(days)).map(({ name, kind, date, turns, label }) => [name, kind, date, turns, label]);
const toCatchUp = async (someone = ann, query = {}) =>
  (await someone.call(listDueCheckIns, { query })).body.map(({ name, due }) => [name, due]);

describe("The dates ahead", () => {
  test("are birthdays, anniversaries, important dates and plans, the soonest first", async () => {
    await add("Ana", { lastName: "Ruiz", birthdate: "1992-03-14", nextPlannedInteraction: "2026-03-20" });
    await add("Tom", { anniversary: "2016-03-13", importantDates: [{ label: "Moved", date: "2020-03-12" }] });
    await add("Far", { birthdate: "1990-08-01", nextPlannedInteraction: "2026-03-01" });
    expect(await lines(60)).toEqual([
      ["Tom", "important", "2026-03-12", null, "Moved"],
      ["Tom", "anniversary", "2026-03-13", 10, null],
      ["Ana Ruiz", "birthday", "2026-03-14", 34, null],
      ["Ana Ruiz", "planned", "2026-03-20", null, null],
    ]);
    expect(await lines(0)).toEqual([["Tom", "important", "2026-03-12", null, "Moved"]]);
    expect((await ann.call(listDatesAhead, { query: {} })).body).toHaveLength(4);
    expect(await lines(366)).toHaveLength(5);
  });

  test("go over the end of a year, and keep February 29 on the 28th", async () => {
    const username = "leaper";
    ann = await server.person({ username });
    const on = async (day: string) => {
      server.setNow(`${day}T12:00:00.000Z`);
      await ann.send("POST", "/api/login", { username, password: "a long secret" });
    };
    await add("Leap", { birthdate: "2000-02-29" });
    await add("New", { birthdate: "1990-01-01" });
    await add("Old", { birthdate: "1990-12-31" });
    await on("2026-12-31");
    expect(await lines(1)).toEqual([
      ["Old", "birthday", "2026-12-31", 36, null],
      ["New", "birthday", "2027-01-01", 37, null],
    ]);
    expect((await lines(59)).at(-1)).toEqual(["Leap", "birthday", "2027-02-28", 27, null]);
    expect(await lines(58)).toHaveLength(2);
    await on("2027-02-28");
    expect(await lines(0)).toEqual([["Leap", "birthday", "2027-02-28", 27, null]]);
    await on("2028-02-29");
    expect(await lines(0)).toEqual([["Leap", "birthday", "2028-02-29", 28, null]]);
  });

  test("begin on the person's own today", async () => {
    const kiri = await server.person({ timezone: "Pacific/Kiritimati" });
    await add("Ana", { birthdate: "1992-03-12" }, kiri);
    server.setNow("2026-03-12T11:00:00.000Z");
    expect(await ahead(1, kiri)).toEqual([]);
    server.setNow("2026-03-11T11:00:00.000Z");
    expect(await ahead(0, kiri)).toHaveLength(1);
  });

  test("come in pages, and are nobody else's, nor of somebody deleted", async () => {
    const gone = await add("Gone", { birthdate: "1990-03-13" });
    await ann.call(deleteRelationship, { params: { id: gone } });
    await add("Ünal", {
      importantDates: Array.from({ length: 5 }, (_, i) => ({ label: `Ünïcode day ${i}`, date: `2020-04-0${i + 1}` })),
    });
    await add("Bo", { birthdate: "1990-04-03" });
    const first = await ann.call(listDatesAhead, { query: { limit: "4" } as never });
    const rest = (await ann.send("GET", first.next ?? "")) as unknown as typeof first;
    const all = [...first.body, ...rest.body].map(({ name, date }) => [date, name]);
    expect([first.body.length, rest.body.length, rest.next]).toEqual([4, 2, null]);
    expect(all.map(([date]) => date)).toEqual(["1", "2", "3", "3", "4", "5"].map((day) => `2026-04-0${day}`));
    expect(await ahead(366, await server.person())).toEqual([]);
    for (const query of ["days=-1", "days=367", "days=x", "limit=0", "cursor=***", "cursor=abcd"])
      expect([query, (await ann.send("GET", `/api/relationships/ahead?${query}`)).status]).toEqual([query, 400]);
  });
});

describe("Who is to be caught up with", () => {
  const met = (id: string, at: string) => ann.call(logInteraction, { params: { id }, body: { at } });

  test("is whoever was last spoken with a period ago or longer, the longest overdue first", async () => {
    const weekly = await add("Weekly", { checkInFrequency: "weekly" });
    const monthly = await add("Monthly");
    const fresh = await add("Fresh", { checkInFrequency: "biweekly" });
    const never = await add("Whenever", { checkInFrequency: "as-needed" });
    await met(weekly, "2026-03-05T20:00:00Z");
    await met(monthly, "2026-02-05T20:00:00Z");
    await met(fresh, "2026-03-01T20:00:00Z");
    await met(never, "2020-01-01T20:00:00Z");
    expect(await toCatchUp()).toEqual([
      ["Monthly", "2026-03-05"],
      ["Weekly", "2026-03-12"],
    ]);
    expect(await toCatchUp(ann, { limit: "1" })).toEqual([["Monthly", "2026-03-05"]]);
    await met(monthly, NOW);
    expect(await toCatchUp()).toEqual([["Weekly", "2026-03-12"]]);
  });

  test("counts from the day somebody was added where nothing happened yet, and from the last day of a short month", async () => {
    await add("New", { checkInFrequency: "daily", madeAt: "2026-03-11T08:00:00Z" });
    await add("Newest", { checkInFrequency: "daily" });
    const eve = await add("End", { madeAt: "2025-01-31T12:00:00Z" });
    expect(await toCatchUp()).toEqual([
      ["End", "2025-02-28"],
      ["New", "2026-03-12"],
    ]);
    await ann.call(deleteRelationship, { params: { id: eve } });
    expect(await toCatchUp()).toEqual([["New", "2026-03-12"]]);
  });

  test("goes by the person's own calendar day", async () => {
    const kiri = await server.person({ timezone: "Pacific/Kiritimati" });
    const id = await add("Ana", { checkInFrequency: "daily" }, kiri);
    // 15:00 of the 11th there, 01:00 UTC.
    await kiri.call(logInteraction, { params: { id }, body: { at: "2026-03-11T01:00:00Z" } });
    server.setNow("2026-03-11T09:59:00.000Z");
    expect(await toCatchUp(kiri)).toEqual([]);
    server.setNow("2026-03-11T10:01:00.000Z");
    expect(await toCatchUp(kiri)).toEqual([["Ana", "2026-03-12"]]);
    expect(await toCatchUp()).toEqual([]);
  });
});
