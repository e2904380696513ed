import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  changeInteraction,
  createRelationship,
  deleteInteraction,
  deleteRelationship,
  listFacts,
  listInteractions,
  logInteraction,
  readRelationship,
  restoreInteraction,
  restoreRelationship,
  type NewInteraction,
} from "../contract.ts";
import { anInteraction, aPerson } from "../factory.ts";

let server: TestServer;
let ann: Person;
let tom: string;
let zoe: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ann = await server.person();
  [tom, zoe] = await Promise.all([newPerson(ann, "Tom"), newPerson(ann, "Zoë")]);
});
afterAll(() => server.close());

const newPerson = async (someone: Person, firstName: string) =>
  (await someone.call(createRelationship, { body: aPerson({ firstName }) })).body.id;
const log = (id: string, body: Partial<NewInteraction> = {}) =>
  ann.call(logInteraction, { params: { id }, body: anInteraction(body) });
const list = async (id: string, query = {}) => (await ann.call(listInteractions, { params: { id }, query })).body;
const last = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await ann.call(readRelationship, { params: { id } })).body.lastInteraction));
const MONDAY = "2026-03-09T18:00:00.000Z";
const TUESDAY = "2026-03-10T18:00:00.000Z";

describe("An interaction", () => {
  test("happens now unless it is said when, and becomes the last one", async () => {
    const { status, body } = await log(tom);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "interaction",
      at: "2026-03-12T09:30:00.000Z",
      note: "Walked along the river",
      personIds: [tom],
      version: 1,
    });
    expect(await last(tom, zoe)).toEqual(["2026-03-12T09:30:00.000Z", null]);
    expect((await log(tom, { at: "2026-03-10" })).body.at).toBe("2026-03-10T12:00:00.000Z");
    expect((await ann.send("POST", `/api/relationships/${tom}/interactions`, {})).status).toBe(201);
  });

  test("with several people stands with each of them", async () => {
    const { body } = await log(tom, { at: MONDAY, personIds: [zoe, tom, zoe] });
    expect([...body.personIds].sort()).toEqual([tom, zoe].sort());
    expect((await list(zoe)).map((one) => one.id)).toEqual([body.id]);
    expect(await last(tom, zoe)).toEqual([MONDAY, MONDAY]);
  });

  test("lists newest first by when it happened, in pages", async () => {
    for (const at of [MONDAY, "2026-03-11T08:00:00Z", TUESDAY]) await log(tom, { at });
    expect((await list(tom)).map((one) => one.at)).toEqual(["2026-03-11T08:00:00.000Z", TUESDAY, MONDAY]);
    const first = await ann.call(listInteractions, { params: { id: tom }, query: { limit: "2" } });
    const rest = (await ann.send("GET", first.next ?? "")) as unknown as { body: { at: string }[] };
    expect(rest.body.map((one) => one.at)).toEqual([MONDAY]);
    expect(await last(tom)).toEqual(["2026-03-11T08:00:00.000Z"]);
  });

  test("made twice with one id is one, with the record as it stands", async () => {
    const id = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a03";
    const answers = await Promise.all([1, 2, 3, 4].map(() => log(tom, { id, personIds: [zoe] })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 201]);
    expect(answers.every((answer) => answer.body.personIds.length === 2)).toBe(true);
    expect(await list(tom)).toHaveLength(1);
    await ann.call(deleteInteraction, { params: { id: tom, interactionId: id } });
    expect((await log(tom, { id })).status).toBe(200);
    expect(await list(tom)).toHaveLength(0);
  });

  test("logged by many at once leaves the newest as the last one", async () => {
    const days = Array.from({ length: 20 }, (_, i) => `2026-02-${String(20 - i).padStart(2, "0")}T10:00:00.000Z`);
    await Promise.all(days.map((at, i) => log(i % 2 ? tom : zoe, { at, personIds: i % 2 ? [zoe] : [tom] })));
    expect(await last(tom, zoe)).toEqual([days[0], days[0]]);
    expect(await list(zoe)).toHaveLength(20);
  });

  test("with somebody unknown, somebody else's or in the trash is refused whole", async () => {
    const eve = await server.person();
    const hers = await newPerson(eve, "Hers");
    const gone = await newPerson(ann, "Gone");
    await ann.call(deleteRelationship, { params: { id: gone } });
    const unknown = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7aff";
    for (const id of [hers, gone, unknown]) {
      expect((await log(tom, { personIds: [id] })).status).toBe(404);
      expect((await log(id)).status).toBe(404);
      expect((await ann.call(listFacts, { params: { id } })).status).toBe(404);
    }
    expect([await list(tom), await last(tom)]).toEqual([[], [null]]);
  });

  test("takes wrong values for 400, NUL and lone surrogates for U+FFFD", async () => {
    const send = (body: unknown) => ann.send("POST", `/api/relationships/${tom}/interactions`, body);
    for (const body of [
      null,
      { at: 5 },
      { at: "soon" },
      { at: "9999-01-01" },
      { note: 1 },
      { personIds: "x" },
      { personIds: ["x"] },
      { personIds: Array(101).fill(zoe) },
      { id: 1 },
      { note: "x".repeat(10_001) },
    ])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    expect((await send({ note: "a\0\udc00" })).body).toMatchObject({ note: "a\uFFFD\uFFFD" });
  });
});

describe("Changing an interaction", () => {
  test("moves the last interaction of all who were there", async () => {
    await log(tom, { at: MONDAY });
    const { id: interactionId } = (await log(tom, { at: TUESDAY, personIds: [zoe] })).body;
    const change = (body: object, headers?: Record<string, string>) =>
      ann.call(changeInteraction, { params: { id: tom, interactionId }, body }, headers);
    expect((await change({ at: "2026-03-01T10:00:00Z" })).body).toMatchObject({
      at: "2026-03-01T10:00:00.000Z",
      version: 2,
    });
    expect(await last(tom, zoe)).toEqual([MONDAY, "2026-03-01T10:00:00.000Z"]);
    expect((await change({ note: "Tea" })).body).toMatchObject({ note: "Tea", version: 3 });
    const stale = await change({ note: "Coffee" }, { "if-match": '"2"' });
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({ code: "stale-version", record: { note: "Tea", version: 3 } });
    expect((stale.problem.record as { personIds: string[] }).personIds.length).toBe(2);
    expect((await change({})).body.version).toBe(3);
    expect((await change({ at: null })).status).toBe(400);
  });

  test("goes by the path of somebody who was there only", async () => {
    const { id: interactionId } = (await log(tom)).body;
    const eve = await server.person();
    const params = { id: zoe, interactionId };
    expect((await ann.call(changeInteraction, { params, body: { note: "x" } })).status).toBe(404);
    expect((await ann.call(deleteInteraction, { params })).status).toBe(404);
    expect((await ann.call(restoreInteraction, { params })).status).toBe(404);
    expect((await eve.call(deleteInteraction, { params: { id: tom, interactionId } })).status).toBe(404);
  });
});

describe("A deleted interaction", () => {
  test("is nobody's last one until it comes back", async () => {
    await log(zoe, { at: MONDAY });
    const { id: interactionId } = (await log(tom, { at: TUESDAY, personIds: [zoe] })).body;
    const params = { id: tom, interactionId };
    expect((await ann.call(deleteInteraction, { params })).status).toBe(204);
    expect(await last(tom, zoe)).toEqual([null, MONDAY]);
    expect((await list(tom, { trash: "true" })).map((one) => one.id)).toEqual([interactionId]);
    expect((await ann.call(deleteInteraction, { params })).status).toBe(404);
    expect((await ann.call(restoreInteraction, { params })).body).toMatchObject({ id: interactionId });
    expect((await ann.call(restoreInteraction, { params })).status).toBe(200);
    expect(await last(tom, zoe)).toEqual([TUESDAY, TUESDAY]);
  });

  test("with somebody who is deleted stays with the others, and all is back with them", async () => {
    const { id } = (await log(tom, { at: MONDAY, personIds: [zoe] })).body;
    await ann.call(deleteRelationship, { params: { id: tom } });
    expect((await list(zoe)).map((one) => one.personIds)).toEqual([[zoe]]);
    expect((await ann.call(listInteractions, { params: { id: tom } })).status).toBe(404);
    await ann.call(changeInteraction, { params: { id: zoe, interactionId: id }, body: { at: TUESDAY } });
    await ann.call(restoreRelationship, { params: { id: tom } });
    expect((await list(tom)).map((one) => [...one.personIds].sort())).toEqual([[tom, zoe].sort()]);
    expect(await last(tom)).toEqual([TUESDAY]);
  });
});
