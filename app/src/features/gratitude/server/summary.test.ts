import { addDays } from "@wisp/organizer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import { createGratitude, deleteGratitude, summarizeGratitude } from "../contract.ts";
import { summaryOf } from "../rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const summary = async (who: Person) => (await who.call(summarizeGratitude)).body;
const write = async (who: Person, ...dates: string[]) => {
  for (const date of dates) await who.call(createGratitude, { body: { content: "Tea", date } });
};

test("nothing written is nothing counted, and a visitor is asked to sign in", async () => {
  expect(await summary(await server.person())).toEqual({ total: 0, thisYear: 0, streak: 0, longest: 0 });
  expect((await server.visitor().call(summarizeGratitude)).status).toBe(401);
});

test("days in a row count once each, up to today or yesterday, without the trash and without other people's", async () => {
  const ann = await server.person();
  const bob = await server.person();
  await write(bob, "2026-03-08");
  await write(ann, "2026-03-11", "2026-03-10", "2026-03-10", "2026-01-03", "2026-01-02", "2026-01-01", "2025-12-31");
  expect(await summary(ann)).toEqual({ total: 7, thisYear: 6, streak: 2, longest: 4 });
  const { body } = await ann.call(createGratitude, { body: { content: "Sun", date: "2026-03-09" } });
  expect(await summary(ann)).toEqual({ total: 8, thisYear: 7, streak: 3, longest: 4 });
  await ann.call(deleteGratitude, { params: { id: body.items[0]?.id ?? "" } });
  expect(await summary(ann)).toEqual({ total: 7, thisYear: 6, streak: 2, longest: 4 });
  expect(await summary(bob)).toEqual({ total: 1, thisYear: 1, streak: 0, longest: 1 });
});

test("is the same that a device counts by the rules", async () => {
  // Fixed, yet with no pattern: about every other day of ten weeks, some twice, some to come.
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 4; round += 1) {
    const ann = await server.person();
    const dates = Array.from({ length: 40 }, () => addDays("2026-03-15", -next(70)));
    await write(ann, ...dates);
    expect(await summary(ann)).toEqual(summaryOf(dates, "2026-03-12"));
  }
});

test("a row of evenings is not broken where the clock is put forward or back, nor by a move to another time zone", async () => {
  for (const [timezone, evenings] of [
    ["Europe/London", ["2026-03-28T23:55:00Z", "2026-03-29T22:55:00Z", "2026-03-30T22:55:00Z"]],
    ["Europe/London", ["2026-10-24T22:55:00Z", "2026-10-25T23:55:00Z", "2026-10-26T23:55:00Z"]],
    ["America/New_York", ["2026-03-08T04:55:00Z", "2026-03-09T03:55:00Z", "2026-03-10T03:55:00Z"]],
    ["Pacific/Auckland", ["2026-04-04T10:55:00Z", "2026-04-05T11:55:00Z", "2026-04-06T11:55:00Z"]],
  ] as const) {
    server.setNow(evenings[0]);
    const ann = await server.person({ timezone });
    for (const evening of evenings) {
      server.setNow(evening);
      await ann.call(createGratitude, { body: { entries: ["Tea"] } });
    }
    expect([timezone, (await summary(ann)).streak]).toEqual([timezone, 3]);
    // The clock there is up to a day behind or before; what was written keeps its dates.
    for (const other of ["Pacific/Honolulu", "Asia/Tokyo"]) {
      const user = (await ann.send("GET", "/api/user")).body as { version: number };
      await ann.send("PATCH", "/api/user", { timezone: other }, { "if-match": `"${user.version}"` });
      const { longest, streak } = await summary(ann);
      expect(longest).toBeGreaterThanOrEqual(2);
      expect(streak).toBeGreaterThanOrEqual(2);
    }
  }
  server.setNow(NOW);
});
