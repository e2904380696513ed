import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  changeRelationship,
  createRelationship,
  deleteInteraction,
  deleteRelationship,
  listFacts,
  listInteractions,
  listRelationships,
  logInteraction,
  readRelationship,
  restoreRelationship,
  type NewRelationship,
} from "../contract.ts";
import { listPossibleDoubles, mergeRelationships } from "../contract/people.ts";
import { anInteraction, aPerson } from "../factory.ts";

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

const add = async (fields: Partial<NewRelationship>, someone = ann) =>
  (await someone.call(createRelationship, { body: aPerson(fields) })).body;
const log = async (id: string, at: string, personIds: string[] = []) =>
  (await ann.call(logInteraction, { params: { id }, body: anInteraction({ at, personIds }) })).body.id;
const merge = (id: string, personId: string, someone = ann) =>
  someone.call(mergeRelationships, { params: { id }, body: { personId } });
const restore = (id: string) => ann.call(restoreRelationship, { params: { id } });
const read = async (id: string) => (await ann.call(readRelationship, { params: { id } })).body;
const history = async (id: string) => (await ann.call(listInteractions, { params: { id }, query: {} })).body;
const facts = async (id: string) =>
  (await ann.call(listFacts, { params: { id }, query: {} })).body.map(({ note }) => note);
const MONDAY = "2026-03-09T18:00:00.000Z";
const TUESDAY = "2026-03-10T18:00:00.000Z";

describe("Merging two people", () => {
  test("gives everything of the other to the one who stays, interactions with their ids and once each", async () => {
    const tom = await add({ firstName: "Tom", lastName: "Baker", tags: ["work"] });
    const tommy = await add({ firstName: "Tommy", email: "tommy@example.org", tags: ["chess"], phone: "12" });
    const both = await log(tom.id, MONDAY, [tommy.id]);
    const his = await log(tommy.id, TUESDAY);
    const { status, body } = await merge(tom.id, tommy.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: tom.id,
      nickname: "Tommy",
      email: "tommy@example.org",
      phone: "12",
      tags: ["work", "chess"],
      lastInteraction: TUESDAY,
      version: 2,
    });
    expect((await history(tom.id)).map(({ id, personIds }) => [id, personIds])).toEqual([
      [his, [tom.id]],
      [both, [tom.id]],
    ]);
    expect((await ann.call(listRelationships, { query: {} })).body.map(({ id }) => id)).toEqual([tom.id]);
    expect((await ann.call(listRelationships, { query: { trash: "true" } })).body.map(({ id }) => id)).toEqual([
      tommy.id,
    ]);
  });

  test("keeps names and details that have no free field as lines", async () => {
    const tom = await add({ firstName: "Tom", nickname: "Big T", phone: "11" });
    const other = await add({ firstName: "Thomas", phone: "22" });
    await merge(tom.id, other.id);
    expect((await facts(tom.id)).sort()).toEqual(["Also known as Thomas", "Also: 22"]);
  });

  test("is undone by bringing the other back: both are as they were", async () => {
    const tom = await add({ firstName: "Tom", notes: "Likes tea" });
    const tommy = await add({ firstName: "Tommy", nickname: "T", notes: "Has a dog", birthdate: "1990-05-07" });
    const zoe = await add({ firstName: "Zoë" });
    await log(tom.id, MONDAY, [tommy.id]);
    const his = await log(tommy.id, TUESDAY, [zoe.id]);
    const before = { tom: await read(tom.id), tommy: await read(tommy.id), histories: await histories() };
    await merge(tom.id, tommy.id);
    expect(await facts(tom.id)).toEqual(["Also known as Tommy"]);
    const { status, body } = await restore(tommy.id);
    expect([status, body.lastInteraction]).toEqual([200, TUESDAY]);
    expect(await read(tom.id)).toEqual({ ...before.tom, version: 3 });
    expect(await read(tommy.id)).toEqual({ ...before.tommy, version: 3 });
    expect(await histories()).toEqual(before.histories);
    expect(await facts(tom.id)).toEqual([]);
    expect((await history(zoe.id)).map(({ id }) => id)).toEqual([his]);

    async function histories() {
      const lists = await Promise.all([history(tom.id), history(tommy.id)]);
      return lists.map((list) => list.map(({ id, personIds }) => [id, [...personIds].sort()]));
    }
  });

  test("once undone keeps what was changed or logged meanwhile with the one who stayed", async () => {
    const tom = await add({ firstName: "Tom" });
    const other = await add({ firstName: "Tom", notes: "Has a dog", location: "Leeds" });
    await merge(tom.id, other.id);
    await ann.call(changeRelationship, { params: { id: tom.id }, body: { notes: "Has two dogs" } });
    const later = await log(tom.id, TUESDAY);
    await restore(other.id);
    expect(await read(tom.id)).toMatchObject({ notes: "Has two dogs", location: null, lastInteraction: TUESDAY });
    expect((await history(tom.id)).map(({ id }) => id)).toEqual([later]);
    expect(await history(other.id)).toEqual([]);
    expect((await merge(tom.id, other.id)).body.notes).toBe("Has two dogs\n\nHas a dog");
  });

  test("of a chain comes apart again from any end", async () => {
    const [a, b, c] = [await add({ firstName: "A" }), await add({ firstName: "B" }), await add({ firstName: "C" })];
    const met = await log(a.id, MONDAY);
    await merge(b.id, a.id);
    await merge(c.id, b.id);
    expect((await history(c.id)).map(({ id }) => id)).toEqual([met]);
    await restore(a.id);
    await restore(b.id);
    expect([await history(b.id), await history(c.id)]).toEqual([[], []]);
    expect((await history(a.id)).map(({ id, personIds }) => [id, personIds])).toEqual([[met, [a.id]]]);
    expect([await read(b.id), await read(c.id)]).toMatchObject([
      { nickname: null, lastInteraction: null },
      { nickname: null, lastInteraction: null },
    ]);
  });

  test("the same request again changes nothing, and two at once make one", async () => {
    const tom = await add({ firstName: "Tom" });
    const other = await add({ firstName: "Tom", notes: "Has a dog" });
    const answers = await Promise.all([1, 2, 3].map(() => merge(tom.id, other.id)));
    for (const { status, body } of answers) expect([status, body.version, body.notes]).toEqual([200, 2, "Has a dog"]);
    const crossed = [await add({ firstName: "X" }), await add({ firstName: "Y" })] as const;
    const [one, two] = await Promise.all([merge(crossed[0].id, crossed[1].id), merge(crossed[1].id, crossed[0].id)]);
    expect([one.status, two.status].sort()).toEqual([200, 404]);
  });

  test("is refused with oneself, with nobody, with somebody deleted or another account's", async () => {
    const tom = await add({ firstName: "Tom" });
    const gone = await add({ firstName: "Gone" });
    await ann.call(deleteRelationship, { params: { id: gone.id } });
    const eve = await server.person();
    const hers = await add({ firstName: "Hers" }, eve);
    const self = await merge(tom.id, tom.id);
    expect([self.status, self.problem.errors]).toEqual([400, { personId: "Please choose another person" }]);
    expect((await ann.send("POST", `/api/relationships/${tom.id}/merge`, {})).status).toBe(400);
    for (const id of [gone.id, hers.id]) {
      expect((await merge(tom.id, id)).status).toBe(404);
      expect((await merge(id, tom.id)).status).toBe(404);
    }
    expect((await merge(hers.id, tom.id, eve)).status).toBe(404);
    expect(await read(tom.id)).toMatchObject({ version: 1 });
  });

  test("lets go of a place, and asks for it again when it is undone", async () => {
    const [a, b] = [await add({ firstName: "A" }), await add({ firstName: "B" })];
    for (const firstName of ["C", "D", "E"]) await add({ firstName });
    await merge(a.id, b.id);
    await add({ firstName: "F" });
    const refused = await restore(b.id);
    expect([refused.status, refused.problem.code]).toEqual([403, "free-limit"]);
    expect(await read(a.id)).toMatchObject({ nickname: "B" });
  });

  test("can be undone for 30 days", async () => {
    const username = "merger";
    ann = await server.person({ username });
    const [tom, other] = [await add({ firstName: "Tom" }), await add({ firstName: "Tom" })];
    await merge(tom.id, other.id);
    server.setNow("2026-04-11T09:31:00.000Z");
    await ann.send("POST", "/api/login", { username, password: "a long secret" });
    expect((await restore(other.id)).status).toBe(404);
    server.setNow("2026-04-11T09:29:00.000Z");
    expect((await restore(other.id)).status).toBe(200);
  });

  test("leaves a line that the merge made in the trash when it was deleted there already", async () => {
    const tom = await add({ firstName: "Tom", nickname: "T" });
    const other = await add({ firstName: "Thomas" });
    await merge(tom.id, other.id);
    const [line] = (await ann.call(listFacts, { params: { id: tom.id }, query: {} })).body;
    await ann.call(deleteInteraction, { params: { id: tom.id, interactionId: line?.id ?? "" } });
    expect((await restore(other.id)).status).toBe(200);
  });
});

test("people of the same name are shown as possible doubles until they are one, everybody's own alone", async () => {
  const zoe = await add({ firstName: "Zoë", lastName: "Lind", madeAt: "2026-01-01T12:00:00Z" });
  const other = await add({ firstName: "zoe", lastName: "LIND" });
  await add({ firstName: "Tom" });
  const eve = await server.person();
  await add({ firstName: "Zoë", lastName: "Lind" }, eve);
  const doubles = async (someone: Person) => (await someone.call(listPossibleDoubles, { query: {} })).body;
  expect(await doubles(ann)).toEqual([
    { personId: zoe.id, name: "Zoë Lind", otherId: other.id, otherName: "zoe LIND" },
  ]);
  expect(await doubles(eve)).toEqual([]);
  await merge(zoe.id, other.id);
  expect(await doubles(ann)).toEqual([]);

  // A nickname may be another one's first name, full name or nickname.
  const bill = await add({ firstName: "William", lastName: "Fry", nickname: "Bíll", madeAt: "2026-01-01T12:00:00Z" });
  for (const same of [{ firstName: "Bill" }, { firstName: "Will", nickname: "bill" }]) {
    const { id } = await add(same, ann);
    expect((await doubles(ann)).map((pair) => [pair.personId, pair.otherId])).toEqual([[bill.id, id]]);
    await ann.call(deleteRelationship, { params: { id } });
  }
  expect(await doubles(ann)).toEqual([]);
});
