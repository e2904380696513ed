import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/platform/db/database.ts";
import { startServer, type Running } from "#app/server.ts";
import { NOW, startTestServer, TEST_CONFIG, type Person, type TestServer } from "#app/testing/test-server.ts";
import { createRelationship, deleteRelationship, listRelationships, restoreRelationship } from "../contract.ts";
import { countRelationships } from "../contract/count.ts";
import { aPerson } from "../factory.ts";

let server: TestServer;
/** A second node on the same database. */
let twin: Running;
beforeAll(async () => {
  server = await startTestServer();
  const { host, port, user, database } = server.database.pool.options;
  const options = {
    ...(host && { host }),
    ...(port && { port }),
    ...(user && { user }),
    ...(database && { database }),
    max: 5,
  };
  twin = await startServer(TEST_CONFIG, {
    database: await connect(options, () => Promise.resolve()),
    clock: () => new Date(NOW),
    listen: false,
  });
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

const add = (someone: Person, person = {}) => someone.call(createRelationship, { body: aPerson(person) });
const standing = async (someone: Person) => (await someone.call(listRelationships)).body.length;
async function withPeople(number: number, profile = {}): Promise<{ someone: Person; ids: string[] }> {
  const someone = await server.person(profile);
  const ids: string[] = [];
  for (let i = 0; i < number; i++) ids.push((await add(someone)).body.id);
  return { someone, ids };
}

describe("A free account", () => {
  test("holds five people; the sixth is refused and says so", async () => {
    const { someone } = await withPeople(5);
    const { status, problem } = await add(someone);
    expect([status, problem.code, problem.params, problem.detail]).toEqual([
      403,
      "free-limit",
      { maximum: 5 },
      "Free tier limit reached: Maximum of 5 relationships allowed",
    ]);
    expect(await standing(someone)).toBe(5);
  });

  test("holds exactly five however many come at once", async () => {
    const { someone } = await withPeople(4);
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(someone)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(49);
    expect(await standing(someone)).toBe(5);
  });

  test("holds exactly five when two servers add at once", async () => {
    const { someone } = await withPeople(4, { username: "two-servers" });
    const headers = { "content-type": "application/json", "origin": "http://localhost", "host": "localhost" };
    const post = (path: string, body: unknown, cookie = "") =>
      twin.app.request(`http://localhost${path}`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
    const login = await post("/api/login", { username: "two-servers", password: "a long secret" });
    const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, i) =>
        i % 2 === 0 ? (await add(someone)).status : (await post("/api/relationships", aPerson(), cookie)).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
    expect(await standing(someone)).toBe(5);
  });

  test("counts the same person again for nothing, one after the other or at once", async () => {
    const { someone, ids } = await withPeople(5);
    expect((await add(someone, { id: ids[0] })).status).toBe(200);

    const other = (await withPeople(4)).someone;
    const id = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a09";
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(other, { id })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(9).fill(200), 201]);

    await someone.call(deleteRelationship, { params: { id: ids[1] ?? "" } });
    await add(someone);
    expect((await add(someone, { id: ids[1] })).status).toBe(200);
    expect(await standing(someone)).toBe(5);
  });

  test("has a place again when somebody goes, and none for whom it would bring back", async () => {
    const { someone, ids } = await withPeople(5);
    const params = { id: ids[0] ?? "" };
    await someone.call(deleteRelationship, { params });
    const { body } = await add(someone);
    const refused = await someone.call(restoreRelationship, { params });
    expect([refused.status, refused.problem.code]).toEqual([403, "free-limit"]);
    await someone.call(deleteRelationship, { params: { id: body.id } });
    const both = await Promise.all(
      [params.id, body.id].map((id) => someone.call(restoreRelationship, { params: { id } })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 403]);
    expect((await someone.call(restoreRelationship, { params: { id: ids[1] ?? "" } })).status).toBe(200);
    expect(await standing(someone)).toBe(5);
  });

  test("fills its last place once, by a new person or one from the trash", async () => {
    const { someone, ids } = await withPeople(5);
    await someone.call(deleteRelationship, { params: { id: ids[0] ?? "" } });
    await Promise.all([
      ...ids.map((id) => someone.call(restoreRelationship, { params: { id } })),
      ...ids.map(() => add(someone)),
    ]);
    expect(await standing(someone)).toBe(5);
  });
});

test("The number of people is exact, and has a maximum for free accounts only", async () => {
  const { someone, ids } = await withPeople(3);
  await someone.call(deleteRelationship, { params: { id: ids[0] ?? "" } });
  expect((await someone.call(countRelationships)).body).toEqual({ count: 2, maximum: 5 });
  await server.database.pool.query("update users set subscription_status = 'active' where id = $1", [someone.id]);
  expect((await someone.call(countRelationships)).body).toEqual({ count: 2, maximum: null });
});

test("A subscriber has no such limit, and loses nobody when the subscription ends", async () => {
  const someone = await server.person();
  const become = (status: string) =>
    server.database.pool.query("update users set subscription_status = $2 where id = $1", [someone.id, status]);
  await become("active");
  for (let i = 0; i < 7; i++) expect((await add(someone)).status).toBe(201);
  await become("expired");
  expect(await standing(someone)).toBe(7);
  expect((await add(someone)).status).toBe(403);
});
