import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTransact, type Owner } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  changeGratitude,
  createGratitude,
  deleteGratitude,
  listGratitude,
  restoreGratitude,
  type GratitudeDay,
  type NewGratitude,
} from "../contract.ts";
import { aGratitude } from "../factory.ts";
import * as acts from "../public.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
});
afterAll(() => server.close());

const post = (who: Person, body: NewGratitude) => who.call(createGratitude, { body });
const texts = (day: GratitudeDay | undefined) => JSON.parse(day?.entries ?? "null") as string[];
const days = async (who: Person, query = {}) => (await who.call(listGratitude, { query })).body;
const refused = async (body: unknown) => {
  const { status, problem } = await ann.send("POST", "/api/gratitude", body);
  return [status, problem.errors];
};

describe("A day of gratitude", () => {
  test("holds its texts in order, as a list and as items", async () => {
    const bob = await server.person();
    const { status, body } = await post(bob, { entries: [" Tea ", "", "Sun", "  "] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: "2026-03-12",
      date: "2026-03-12",
      entries: '["Tea","Sun"]',
      items: ["Tea", "Sun"].map((text) => ({
        id: expect.any(String),
        text,
        categories: [],
        insightId: null,
        version: 1,
      })),
      createdAt: "2026-03-12T09:30:00.000Z",
    });
    expect(await days(bob)).toEqual([body]);
  });

  test("takes from a list only what it does not hold yet", async () => {
    const bob = await server.person();
    await post(bob, { entries: ["Tea", "Sun"] });
    const same = await post(bob, { entries: ["Sun", " Tea"] });
    expect([same.status, texts(same.body)]).toEqual([200, ["Tea", "Sun"]]);
    const more = await post(bob, { entries: ["Rain", "Sun", "Rain"] });
    expect([more.status, texts(more.body)]).toEqual([201, ["Tea", "Sun", "Rain"]]);
    expect(texts((await post(bob, { entries: ["Sun"], date: "2026-03-10" })).body)).toEqual(["Sun"]);
  });

  test("is the account's own today, also where the server's is another", async () => {
    const zoe = await server.person({ timezone: "Pacific/Auckland" });
    server.setNow("2026-03-12T12:30:00.000Z");
    expect((await post(zoe, { entries: ["Late light"] })).body.date).toBe("2026-03-13");
    server.setNow("2026-03-12T09:30:00.000Z");
  });

  test("keeps an order without gaps or twins, however many write at once", async () => {
    const bob = await server.person();
    const wanted = Array.from({ length: 12 }, (_, i) => `Thing ${i}`);
    const answers = await Promise.all([
      ...wanted.map((content) => post(bob, { content })),
      ...[1, 2, 3].map(() => post(bob, { entries: ["Same list", "Second"] })),
    ]);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(13);
    const [day] = await days(bob);
    expect(texts(day).toSorted()).toEqual([...wanted, "Same list", "Second"].toSorted());
    const sql = "select position from gratitude where owner = $1 order by position";
    const { rows } = await server.database.pool.query<{ position: number }>(sql, [bob.id]);
    expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 14 }, (_, i) => i));
  });
});

describe("The quick form", () => {
  test("adds one each time, and one only under one id", async () => {
    const bob = await server.person();
    const id = "5e9d4c11-0c5f-4d3b-9d5e-1b1a7c3e2a01";
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(bob, aGratitude({ id }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(texts((await post(bob, aGratitude())).body)).toEqual(["The smell of rain", "The smell of rain"]);
  });

  test("keeps the date of an instant as the account's clock says, and midnight UTC as that date", async () => {
    const joe = await server.person({ timezone: "America/New_York" });
    const dateOf = async (date: string) => (await post(joe, aGratitude({ date }))).body.date;
    expect(await dateOf("2026-03-02T02:15:00.000Z")).toBe("2026-03-01");
    expect(await dateOf("2026-03-05T00:00:00.000Z")).toBe("2026-03-05");
    expect(await dateOf("2026-03-06T23:59")).toBe("2026-03-06");
    expect(await dateOf("2026-03-07")).toBe("2026-03-07");
  });

  test("keeps its categories, trimmed, without blank ones", async () => {
    const bob = await server.person();
    const { body } = await post(bob, aGratitude({ categories: [" nature", "", "home "] }));
    expect(body.items[0]?.categories).toEqual(["nature", "home"]);
  });

  test("sent again answers the day for which it was written, after midnight and from the trash too", async () => {
    const bob = await server.person();
    const id = "5e9d4c11-0c5f-4d3b-9d5e-1b1a7c3e2a02";
    await post(bob, aGratitude({ id }));
    server.setNow("2026-03-13T08:00:00.000Z");
    expect(await post(bob, aGratitude({ id }))).toMatchObject({ status: 200, body: { date: "2026-03-12" } });
    await bob.call(deleteGratitude, { params: { id } });
    expect(await post(bob, aGratitude({ id }))).toMatchObject({
      status: 200,
      body: { date: "2026-03-12", entries: "[]", items: [], createdAt: "2026-03-12T09:30:00.000Z" },
    });
    expect(await days(bob)).toEqual([]);
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});

describe("What is sent", () => {
  test("must hold something to be grateful for", async () => {
    const entry = { entries: "Please add at least one gratitude entry" };
    for (const entries of [[], [" ", ""], "Tea", null]) expect(await refused({ entries })).toEqual([400, entry]);
    const content = { content: "Please share what you're grateful for" };
    expect(await refused({})).toEqual([400, content]);
    expect(await refused({ content: " \n" })).toEqual([400, content]);
    expect((await refused({ content: 4 }))[0]).toBe(400);
  });

  test("is refused where it is too much or of a wrong kind", async () => {
    expect(await refused({ entries: ["x", 5] })).toEqual([400, { "entries.1": "Please enter plain text" }]);
    const many = Array.from({ length: 101 }, (_, i) => `${i}`);
    expect(await refused({ entries: many })).toEqual([400, { entries: "That is more than fits here" }]);
    expect(await refused({ content: "x".repeat(10_001) })).toEqual([400, { content: "That is longer than fits here" }]);
    expect(await refused({ content: "x", date: "yesterday" })).toEqual([400, { date: "Please enter a valid date" }]);
    expect((await refused({ content: "x", categories: "a, b" }))[0]).toBe(400);
    expect(await refused({ content: "x", id: "mine" })).toEqual([400, { id: "That is not an id" }]);
  });

  test("keeps NUL and lone surrogates as U+FFFD, and no field that nobody knows", async () => {
    const bob = await server.person();
    const { status, body } = await bob.send("POST", "/api/gratitude", {
      content: "a\u0000b\ud800 🙂",
      categories: ["c\udc00"],
      insightId: "5e9d4c11-0c5f-4d3b-9d5e-1b1a7c3e2a03",
      position: 7,
    });
    expect([status, body]).toMatchObject([
      201,
      { items: [{ text: "a\ufffdb\ufffd 🙂", categories: ["c\ufffd"], insightId: null }] },
    ]);
    expect(texts((await post(bob, { entries: ["a\u0000b\ud800 🙂"] })).body)).toHaveLength(1);
  });
});

describe("An item", () => {
  test("is changed in its place; from a stale version it answers 409 with itself", async () => {
    const bob = await server.person();
    const { items } = (await post(bob, { entries: ["One", "Two"] })).body;
    const params = { id: items[0]?.id ?? "" };
    const { body } = await bob.call(changeGratitude, { params, body: { text: " First " } });
    expect(body).toEqual({ id: params.id, text: "First", categories: [], insightId: null, version: 2 });
    expect((await bob.call(changeGratitude, { params, body: { categories: ["a"] } })).body).toMatchObject({
      text: "First",
      version: 3,
    });
    expect(texts((await days(bob))[0])).toEqual(["First", "Two"]);
    const stale = await bob.call(changeGratitude, { params, body: { text: "Other" } }, { "if-match": '"1"' });
    expect([stale.status, stale.problem.record]).toMatchObject([409, { id: params.id, text: "First", version: 3 }]);
    expect((await bob.call(changeGratitude, { params, body: { text: " " } })).problem.errors).toEqual({
      text: "Please share what you're grateful for",
    });
  });

  test("deleted leaves its day, and comes back to its old place", async () => {
    const bob = await server.person();
    const { items } = (await post(bob, { entries: ["One", "Two"] })).body;
    const params = { id: items[1]?.id ?? "" };
    expect((await bob.call(deleteGratitude, { params })).status).toBe(204);
    expect((await bob.call(deleteGratitude, { params })).status).toBe(404);
    await post(bob, { entries: ["Three"] });
    expect(texts((await days(bob))[0])).toEqual(["One", "Three"]);
    expect(texts((await days(bob, { trash: "true" }))[0])).toEqual(["Two"]);
    expect((await bob.call(restoreGratitude, { params })).body).toMatchObject({ text: "Two" });
    expect(texts((await days(bob))[0])).toEqual(["One", "Two", "Three"]);
  });

  test("is not there for anybody else", async () => {
    const params = { id: (await post(ann, { content: "Mine" })).body.items[0]?.id ?? "" };
    const bob = await server.person();
    expect((await bob.call(changeGratitude, { params, body: { text: "His" } })).status).toBe(404);
    expect((await bob.call(deleteGratitude, { params })).status).toBe(404);
    expect((await bob.call(restoreGratitude, { params })).status).toBe(404);
    expect(await days(bob)).toEqual([]);
    expect((await server.visitor().call(listGratitude)).status).toBe(401);
  });
});

describe("The list of days", () => {
  test("comes newest day first, in pages of whole days", async () => {
    const bob = await server.person();
    const dates = ["2026-03-01", "2026-02-27", "2026-03-11", "2026-03-05", "2026-01-09"];
    for (const date of dates) await post(bob, { entries: ["Tea", "Sun", `On ${date}`], date });
    for (const [order, wanted] of [
      ["desc", dates.toSorted().reverse()],
      ["asc", dates.toSorted()],
    ] as const) {
      const seen: GratitudeDay[] = [];
      for (let path: string | null = `/api/gratitude?limit=2&order=${order}`; path !== null;) {
        const answer = (await bob.send("GET", path)) as unknown as { body: GratitudeDay[]; next: string | null };
        expect(answer.body.length).toBeLessThanOrEqual(2);
        seen.push(...answer.body);
        path = answer.next;
      }
      expect(seen.map((day) => day.id)).toEqual(wanted);
      expect(seen.map(texts)).toEqual(wanted.map((date) => ["Tea", "Sun", `On ${date}`]));
    }
    expect((await bob.send("GET", "/api/gratitude?cursor=abc")).problem.errors).toEqual({
      cursor: "That page address is not valid",
    });
  });

  test("takes from, to and words, and shows a day whole", async () => {
    const bob = await server.person();
    await post(bob, { entries: ["Café", "100% rest"], date: "2026-03-01" });
    await post(bob, { entries: ["Sun"], date: "2026-03-02" });
    await post(bob, { entries: ["Snow"], date: "2026-03-03" });
    const dates = async (query: object) => (await days(bob, query)).map((day) => day.date);
    expect(await dates({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["2026-03-02"]);
    expect(await dates({ from: "2026-03-02" })).toEqual(["2026-03-03", "2026-03-02"]);
    expect((await days(bob, { q: "cafe" })).map(texts)).toEqual([["Café", "100% rest"]]);
    expect(await dates({ q: "%" })).toEqual(["2026-03-01"]);
    expect(await dates({ q: "tea" })).toEqual([]);
  });
});

describe("The acts of gratitude", () => {
  test("keep the insight, and tell once of each change, a long text cut to a title", async () => {
    const heard: Change[] = [];
    const listener = async (_: unknown, change: Change) => void heard.push(change);
    const transact = createTransact(server.database.db, () => new Date("2026-03-12T09:30:00.000Z"), [listener]);
    const owner: Owner = { id: ann.id, timezone: "Europe/London", language: "en", subscriber: false };

    const insightId = "5e9d4c11-0c5f-4d3b-9d5e-1b1a7c3e2a04";
    const text = `${"x".repeat(199)}🙂 and so on`;
    const { row } = await transact(owner, (act) => acts.createGratitude(act, { text, insightId }), "organizer");
    expect(row).toMatchObject({ actor: "organizer", date: "2026-03-12", text, categories: [], insightId });
    await transact(owner, (act) => acts.createGratitude(act, { id: row.id, text }));
    await transact(owner, (act) => acts.changeGratitude(act, row.id, { text: "Short" }, 1));
    await transact(owner, (act) => acts.trashGratitude(act, row.id));
    await transact(owner, (act) => acts.restoreGratitude(act, row.id));
    const about = { topic: "gratitude", kind: "gratitude", id: row.id };
    expect(heard).toEqual([
      { ...about, what: "created", index: { title: "x".repeat(199) } },
      { ...about, what: "changed", index: { title: "Short" } },
      { ...about, what: "trashed", index: { title: "Short" } },
      { ...about, what: "restored", index: { title: "Short" } },
    ]);
  });
});
