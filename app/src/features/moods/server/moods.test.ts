import { MOODS } from "@wisp/organizer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTransact, type Owner } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import * as moods from "../contract.ts";
import { aCheckIn, aMood } from "../factory.ts";
import * as acts from "../public.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
});
afterAll(() => server.close());

const add = async (mood = {}) => (await ann.call(moods.createMood, { body: aMood(mood) })).body;
const checkIn = async (mood = {}) => (await ann.call(moods.createCheckIn, { body: aCheckIn(mood) })).body;
const refused = async (path: string, body: unknown) => {
  const { status, problem } = await ann.send("POST", path, body);
  return [status, problem.errors];
};

describe("A mood entry", () => {
  test("takes each of the seven moods, with notes or without", async () => {
    for (const mood of MOODS) {
      const { status, body } = await ann.call(moods.createMood, { body: { mood } });
      expect([status, body]).toMatchObject([
        201,
        { mood, notes: null, energyLevel: null, stressLevel: null, version: 1 },
      ]);
    }
    expect(await add({ notes: " as written " })).toMatchObject({ notes: " as written " });
  });

  test("without a mood of the list is refused with the field's own sentence", async () => {
    const sentence = { mood: "Please select a mood first" };
    for (const mood of [undefined, null, "", "Happy", "furious", 3])
      for (const path of ["/api/moods", "/api/check-ins"])
        expect(await refused(path, { ...aCheckIn(), mood })).toEqual([400, sentence]);
    const { id } = await add();
    expect((await ann.send("PATCH", `/api/moods/${id}`, { mood: null })).problem.errors).toEqual(sentence);
  });

  test("refuses notes that are too long or no text", async () => {
    expect(await refused("/api/moods", aMood({ notes: "x".repeat(10_001) }))).toEqual([
      400,
      { notes: "That is longer than fits here" },
    ]);
    expect(await refused("/api/moods", { mood: "calm", notes: ["x"] })).toEqual([
      400,
      { notes: "Please enter plain text" },
    ]);
    expect((await add({ notes: "x".repeat(10_000) })).notes).toHaveLength(10_000);
  });

  test("made many times at once with one id is one entry", async () => {
    const id = "3d0c8a52-66a1-4b0e-9a6a-0a7f7a1b0c01";
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ann.call(moods.createMood, { body: aMood({ id }) })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect((await ann.call(moods.createMood, { body: aMood({ id, mood: "sad" }) })).body.mood).toBe("calm");
  });

  test("keeps NUL and lone surrogates as U+FFFD and ignores fields that it does not know", async () => {
    const { status, body } = await ann.send("POST", "/api/moods", {
      mood: "sad",
      notes: "a\u0000b\ud800 🙂",
      energyLevel: 4,
      version: 8,
    });
    expect([status, body]).toMatchObject([201, { notes: "a\ufffdb\ufffd 🙂", energyLevel: null, version: 1 }]);
  });

  test("changes only what is sent; from a stale version it answers 409 with the entry as it stands", async () => {
    const { id } = await add();
    const { body } = await ann.call(moods.changeMood, { params: { id }, body: { mood: "excited" } });
    expect(body).toMatchObject({ mood: "excited", notes: "A walk by the river", version: 2 });
    const stale = await ann.call(moods.changeMood, { params: { id }, body: { notes: null } }, { "if-match": '"1"' });
    expect([stale.status, stale.problem.record]).toMatchObject([409, { id, mood: "excited", version: 2 }]);
    expect((await ann.call(moods.changeMood, { params: { id }, body: { notes: null } })).body.notes).toBeNull();
  });

  test("deleted lies in the trash and comes back whole", async () => {
    const { id } = await add({ mood: "angry" });
    expect((await ann.call(moods.deleteMood, { params: { id } })).status).toBe(204);
    expect((await ann.call(moods.readMood, { params: { id } })).status).toBe(404);
    expect((await ann.call(moods.listMoods, { query: { trash: "true" } })).body).toMatchObject([{ id }]);
    expect((await ann.call(moods.restoreMood, { params: { id } })).body).toMatchObject({ id, mood: "angry" });
  });

  test("is not there for anybody else", async () => {
    const { id } = await checkIn();
    const bob = await server.person();
    for (const path of ["/api/moods", "/api/check-ins"]) {
      expect((await bob.send("GET", `${path}/${id}`)).status).toBe(404);
      expect((await bob.send("PATCH", `${path}/${id}`, { mood: "sad" })).status).toBe(404);
      expect((await bob.send("DELETE", `${path}/${id}`)).status).toBe(404);
      expect((await bob.send("POST", `${path}/${id}/restore`)).status).toBe(404);
      expect((await server.visitor().send("GET", path)).status).toBe(401);
    }
  });
});

describe("A check-in", () => {
  test("needs energy and stress, whole numbers from 1 to 10", async () => {
    const number = "Please enter a whole number in range";
    for (const level of [undefined, null, 0, 11, 5.5, "5", true]) {
      expect(await refused("/api/check-ins", { ...aCheckIn(), energyLevel: level })).toEqual([
        400,
        { energyLevel: number },
      ]);
      expect(await refused("/api/check-ins", { ...aCheckIn(), stressLevel: level })).toEqual([
        400,
        { stressLevel: number },
      ]);
    }
    expect(await checkIn({ energyLevel: 1, stressLevel: 10 })).toMatchObject({ energyLevel: 1, stressLevel: 10 });
  });

  test("is a mood entry under the same id", async () => {
    const made = await checkIn({ mood: "anxious" });
    expect((await ann.call(moods.readMood, { params: { id: made.id } })).body).toEqual(made);
    const changed = await ann.call(moods.changeMood, { params: { id: made.id }, body: { notes: "Exam" } });
    expect((await ann.call(moods.readCheckIn, { params: { id: made.id } })).body).toEqual(changed.body);
    await ann.call(moods.deleteMood, { params: { id: made.id } });
    expect((await ann.call(moods.readCheckIn, { params: { id: made.id } })).status).toBe(404);
    expect((await ann.call(moods.restoreCheckIn, { params: { id: made.id } })).body).toMatchObject({
      notes: "Exam",
      energyLevel: 6,
    });
  });

  test("changes its levels, but never to none", async () => {
    const { id } = await checkIn();
    const { body } = await ann.call(moods.changeCheckIn, { params: { id }, body: { stressLevel: 9 } });
    expect(body).toMatchObject({ energyLevel: 6, stressLevel: 9, version: 2 });
    expect((await ann.send("PATCH", `/api/check-ins/${id}`, { stressLevel: null })).status).toBe(400);
    const stale = await ann.call(
      moods.changeCheckIn,
      { params: { id }, body: { stressLevel: 1 } },
      { "if-match": '"1"' },
    );
    expect([stale.status, stale.problem.record]).toMatchObject([409, { stressLevel: 9, version: 2 }]);
  });

  test("made many times at once with one id is one entry", async () => {
    const id = "3d0c8a52-66a1-4b0e-9a6a-0a7f7a1b0c02";
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => ann.call(moods.createCheckIn, { body: aCheckIn({ id }) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  test("is no plain entry: under its endpoints such a one is not there, and stays as it is", async () => {
    const { id } = await add();
    expect((await ann.call(moods.readCheckIn, { params: { id } })).status).toBe(404);
    expect((await ann.call(moods.changeCheckIn, { params: { id }, body: { energyLevel: 2 } })).status).toBe(404);
    expect((await ann.call(moods.deleteCheckIn, { params: { id } })).status).toBe(404);
    expect((await ann.call(moods.createCheckIn, { body: aCheckIn({ id }) })).status).toBe(409);
    expect((await ann.call(moods.readMood, { params: { id } })).body).toMatchObject({ energyLevel: null, version: 1 });
    await ann.call(moods.deleteMood, { params: { id } });
    expect((await ann.call(moods.restoreCheckIn, { params: { id } })).status).toBe(404);
    expect((await ann.call(moods.readMood, { params: { id } })).status).toBe(404);
  });
});

describe("The lists of moods and check-ins", () => {
  test("show every entry, and those with both levels, newest first", async () => {
    const bob = await server.person();
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      server.setNow(`2026-03-12T10:0${i}:00.000Z`);
      const answering =
        i % 2 === 0
          ? bob.call(moods.createMood, { body: aMood() })
          : bob.call(moods.createCheckIn, { body: aCheckIn() });
      const answer = await answering;
      ids.unshift(answer.body.id);
    }
    expect((await bob.call(moods.listMoods)).body.map((mood) => mood.id)).toEqual(ids);
    expect((await bob.call(moods.listCheckIns)).body.map((mood) => mood.id)).toEqual(ids.filter((_, i) => i % 2 === 0));
    for (const [list, all] of [
      ["/api/moods", 6],
      ["/api/check-ins", 3],
    ] as const) {
      const seen: string[] = [];
      for (let path: string | null = `${list}?limit=2`; path !== null;) {
        const answer = (await bob.send("GET", path)) as unknown as { body: { id: string }[]; next: string | null };
        seen.push(...answer.body.map((mood) => mood.id));
        path = answer.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([all, all]);
    }
    server.setNow("2026-03-12T09:30:00.000Z");
  });

  test("find by the mood and by the notes", async () => {
    const bob = await server.person();
    await bob.call(moods.createMood, { body: aMood({ mood: "sad", notes: "Zoë left" }) });
    const found = async (q: string) => (await bob.call(moods.listMoods, { query: { q } })).body.length;
    expect([await found("zoe"), await found("SAD"), await found("happy")]).toEqual([1, 1, 0]);
  });
});

describe("The acts of moods", () => {
  test("tell both lists of each change, and an insight once", async () => {
    const heard: Change[] = [];
    const listener = async (_: unknown, change: Change) => void heard.push(change);
    const transact = createTransact(server.database.db, () => new Date("2026-03-12T09:30:00.000Z"), [listener]);
    const owner: Owner = { id: ann.id, timezone: "Europe/London", language: "en", subscriber: false };

    const { row } = await transact(owner, (act) => acts.createMood(act, { mood: "sad" }), "organizer");
    expect(row).toMatchObject({ actor: "organizer", notes: null, energyLevel: null });
    await transact(owner, (act) => acts.createMood(act, { id: row.id, mood: "sad" }));
    await transact(owner, (act) => acts.changeMood(act, row.id, { mood: "calm" }, 1));
    await transact(owner, (act) => acts.trashMood(act, row.id));
    await transact(owner, (act) => acts.restoreMood(act, row.id));
    const about = { topic: "moods", kind: "mood", id: row.id };
    expect(heard.filter((change) => change.topic === "moods")).toEqual([
      { ...about, what: "created", index: { mood: "sad" } },
      { ...about, what: "changed", index: { mood: "calm" } },
      { ...about, what: "trashed", index: { mood: "calm" } },
      { ...about, what: "restored", index: { mood: "calm" } },
    ]);
    const rest = heard.filter((change) => change.topic !== "moods");
    expect(rest.map((change) => [change.topic, change.kind, change.what])).toEqual(
      ["created", "changed", "trashed", "restored"].map((what) => ["check-ins", undefined, what]),
    );
  });
});
