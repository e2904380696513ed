import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTransact, type Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  createRelationship,
  deleteRelationship,
  listFacts,
  listInteractions,
  readRelationship,
  type NewRelationship,
} from "../contract.ts";
import { aPerson } from "../factory.ts";
import * as people from "../public.ts";

let server: TestServer;
let ann: Person;
let changes: Change[];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  changes = [];
  ann = await server.person();
  await server.database.pool.query("update users set subscription_status = 'active' where id = $1", [ann.id]);
});
afterAll(() => server.close());

const add = async (person: Partial<NewRelationship>) =>
  (await ann.call(createRelationship, { body: aPerson(person) })).body.id;
const act = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
  createTransact(server.database.db, () => new Date(NOW), [(_, change) => Promise.resolve(void changes.push(change))])(
    { id: ann.id, timezone: "Europe/London", language: "en", subscriber: true },
    work,
    "organizer",
  );
const found = async (name: string) =>
  (await act((running) => people.findPeopleByName(running, name))).map(people.displayName).sort();

describe("Finding people by name", () => {
  test("goes by first name, nickname and full name, whatever case and accents", async () => {
    await add({ firstName: "Zoë", lastName: "Núñez" });
    await add({ firstName: "Mary Ann", lastName: "van der Berg", nickname: "Zoe" });
    await add({ firstName: "Tom" });
    expect(await found("zoe")).toEqual(["Mary Ann van der Berg", "Zoë Núñez"]);
    expect(await found("ZOË  NUNEZ")).toEqual(["Zoë Núñez"]);
    expect(await found("Zoe\u0308")).toHaveLength(2);
    expect(await found("mary ann")).toEqual(["Mary Ann van der Berg"]);
    expect(await found(" Mary Ann van der Berg ")).toEqual(["Mary Ann van der Berg"]);
    for (const nobody of ["", " ", "Mary", "To", "Tom Tom", "Núñez", "%", "a\0\ud800", "x ".repeat(500)])
      expect(await found(nobody)).toEqual([]);
  });

  test("finds nobody in the trash and nobody else's people", async () => {
    const id = await add({ firstName: "Gone" });
    await ann.call(deleteRelationship, { params: { id } });
    await (await server.person()).call(createRelationship, { body: aPerson({ firstName: "Gone" }) });
    expect(await found("Gone")).toEqual([]);
    expect(await act(people.knownNames)).toEqual([]);
  });

  test("knows every name once", async () => {
    await add({ firstName: "Tom", lastName: "Reed", nickname: "Tommy" });
    await add({ firstName: "Tom" });
    expect((await act(people.knownNames)).sort()).toEqual(["Tom", "Tom Reed", "Tommy"]);
  });
});

describe("What gatherers keep of people", () => {
  test("a fact stands with the facts and is no contact", async () => {
    const id = await add({ firstName: "Tom" });
    const fact = (note: string) =>
      act((running) => people.logInteraction(running, { kind: "fact", note, personIds: [id] }));
    const { row } = await fact("Allergic to nuts");
    expect((await ann.call(listFacts, { params: { id } })).body).toMatchObject([
      { id: row.id, kind: "fact", note: "Allergic to nuts", actor: "organizer" },
    ]);
    expect((await ann.call(listInteractions, { params: { id } })).body).toEqual([]);
    expect((await ann.call(readRelationship, { params: { id } })).body.lastInteraction).toBeNull();
    expect(changes).toEqual([
      {
        topic: "relationships",
        kind: "interaction",
        id: row.id,
        what: "created",
        index: { title: "Allergic to nuts" },
      },
    ]);
  });

  test("an interaction can be with other people than it was, and those in the trash are not forgotten", async () => {
    const [tom, zoe, cy] = [
      await add({ firstName: "Tom" }),
      await add({ firstName: "Zoë" }),
      await add({ firstName: "Cy" }),
    ];
    const { row } = await act((running) =>
      people.logInteraction(running, { kind: "interaction", note: "Lunch", personIds: [tom, cy] }),
    );
    await ann.call(deleteRelationship, { params: { id: cy } });
    const changed = await act((running) => people.changeInteraction(running, row.id, { personIds: [zoe] }));
    expect(changed).toMatchObject({ version: 2, note: "Lunch" });
    const last = async (id: string) => (await ann.call(readRelationship, { params: { id } })).body.lastInteraction;
    expect([await last(tom), await last(zoe)]).toEqual([null, NOW]);
    await ann.send("POST", `/api/relationships/${cy}/restore`);
    expect((await ann.call(listInteractions, { params: { id: cy } })).body[0]?.personIds.sort()).toEqual(
      [zoe, cy].sort(),
    );
    await act((running) => people.trashInteraction(running, row.id));
    await act((running) => people.restoreInteraction(running, row.id));
    expect(changes.map((change) => change.what)).toEqual(["created", "changed", "trashed", "restored"]);
    await expect(act((running) => people.changeInteraction(running, row.id, { personIds: [] }))).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(
      act((running) => people.logInteraction(running, { kind: "fact", note: "x", personIds: [] })),
    ).rejects.toMatchObject({ code: "invalid" });
  });

  test("an older interaction that overtakes an unfinished newer one does not become the last", async () => {
    const id = await add({ firstName: "Tom" });
    const log = (running: Act, at: string) =>
      people.logInteraction(running, { kind: "interaction", at: new Date(at), note: "Tea", personIds: [id] });
    let older: Promise<unknown> = Promise.resolve();
    await act(async (running) => {
      await log(running, "2026-03-10T10:00:00Z");
      older = act((second) => log(second, "2026-03-01T10:00:00Z"));
      // Long enough for the other one to come as far as it can.
      await setTimeout(200);
    });
    await older;
    const { body } = await ann.call(readRelationship, { params: { id } });
    expect(body.lastInteraction).toBe("2026-03-10T10:00:00.000Z");
  });

  test("person and interaction in one step are both kept or neither", async () => {
    const met = (fails: boolean) =>
      act(async (running) => {
        const { row } = await people.createRelationship(running, { firstName: "New" });
        await people.logInteraction(running, { kind: "interaction", note: "Met", personIds: [row.id] });
        if (fails) throw new Error("later");
        return row.id;
      });
    await expect(met(true)).rejects.toThrow("later");
    expect(await found("New")).toEqual([]);
    await met(false);
    expect(await found("New")).toEqual(["New"]);
  });
});
