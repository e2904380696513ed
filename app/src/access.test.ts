import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { quickCapture } from "#app/features/filing/contract.ts";
import { createRelationship, logInteraction } from "#app/features/relationships/contract.ts";
import { aPerson } from "#app/features/relationships/factory.ts";
import type { Endpoint } from "#app/shared/endpoint.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";

const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";
/** What anybody may call; whatever else there is asks for an account. */
const PUBLIC = [
  "POST /api/register",
  "POST /api/login",
  "POST /api/logout",
  "POST /api/search",
  "POST /api/analyze/mood",
  "GET /api/health",
  "GET /api/ready",
  "GET /api/openapi.json",
  "GET /api/docs",
];

let server: TestServer;
let ann: Person;
let stranger: Person;
/** Ids of everything that Ann has. */
let ids: string[];
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  server = await startTestServer();
  endpoints = server.endpoints;
  ann = await server.person();
  stranger = await server.person();
  const { body } = await ann.call(quickCapture, { body: { text: NOTE } });
  const person = (await ann.call(createRelationship, { body: aPerson() })).body;
  const met = (await ann.call(logInteraction, { params: { id: person.id }, body: { note: "met" } })).body;
  ids = [body.capture.id, person.id, met.id, ...body.insights.flatMap((each) => [each.id, each.recordId ?? []].flat())];
});
afterAll(() => server.close());

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const withIds = (path: string, id: string) => path.replace(/:\w+/g, id);
const bodyFor = (endpoint: Endpoint): unknown => {
  if (!endpoint.body) return undefined;
  const filled = {
    text: "x",
    title: "x",
    mood: "sad",
    isCompleted: true,
    note: "x",
    firstName: "X",
    personIds: ids,
    personId: ids[1],
  };
  const { properties = {} } = z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" }) as {
    properties?: object;
  };
  return Object.fromEntries(Object.entries(filled).filter(([field]) => field in properties));
};
/** Everything that Ann can see, as one text. */
const allOf = async (person: Person): Promise<string> => {
  const lists = endpoints.filter(
    (each) =>
      each.method === "GET" && each.path.startsWith("/api/") && !each.path.includes(":") && each.access === "account",
  );
  const answers = await Promise.all(
    lists.filter((each) => each.path !== "/api/events").map((each) => person.send("GET", each.path)),
  );
  return JSON.stringify(answers.map((answer) => answer.body));
};

describe("Every endpoint", () => {
  test("asks for an account unless it is on the list of public ones", () => {
    expect(
      endpoints
        .filter((each) => each.access === "public")
        .map(nameOf)
        .sort(),
    ).toEqual([...PUBLIC].sort());
  });

  test("answers 401 to somebody who is not signed in", async () => {
    const visitor = server.visitor();
    for (const endpoint of endpoints.filter((each) => each.access === "account")) {
      const { status, problem } = await visitor.send(
        endpoint.method,
        withIds(endpoint.path, ids[0] as string),
        bodyFor(endpoint),
      );
      expect([nameOf(endpoint), status, problem.code]).toEqual([nameOf(endpoint), 401, "not-signed-in"]);
    }
  });

  test("with an id answers a stranger as if there were nothing, and changes nothing", async () => {
    const before = await allOf(ann);
    const withId = endpoints.filter((each) => each.path.includes(":id"));
    expect(withId.length).toBeGreaterThan(20);
    for (const endpoint of withId)
      for (const id of ids) {
        const foreign = await stranger.send(endpoint.method, withIds(endpoint.path, id), bodyFor(endpoint));
        const missing = await stranger.send(
          endpoint.method,
          withIds(endpoint.path, "00000000-0000-4000-8000-000000000000"),
          bodyFor(endpoint),
        );
        expect([nameOf(endpoint), foreign.status, foreign.body]).toEqual([
          nameOf(endpoint),
          missing.status,
          missing.body,
        ]);
        expect(foreign.status).toBe(404);
      }
    expect(await allOf(ann)).toBe(before);
  });

  test("shows a stranger nothing of somebody else's in any list", async () => {
    const seen = await allOf(stranger);
    for (const id of [...ids, ann.id]) expect(seen).not.toContain(id);
    expect(seen).not.toContain("Dentist");
  });

  test("that makes something with another's id makes one's own, and leaves the other's alone", async () => {
    const before = await allOf(ann);
    for (const endpoint of endpoints.filter(
      (each) => each.method === "POST" && each.access === "account" && !each.path.includes(":"),
    ))
      for (const id of ids) await stranger.send("POST", endpoint.path, { ...(bodyFor(endpoint) as object), id });
    expect(await allOf(ann)).toBe(before);
  });

  test("that writes refuses a page of another site", async () => {
    for (const endpoint of endpoints.filter((each) => each.method !== "GET")) {
      const path = withIds(endpoint.path, ids[0] as string);
      for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"])
        expect((await ann.send(endpoint.method, path, bodyFor(endpoint), { origin })).problem.code).toBe(
          "forbidden-origin",
        );
    }
    // A cookie that comes along without a word on where it comes from.
    const bare = await server.app.request("http://localhost/api/tasks", {
      method: "POST",
      headers: { cookie: "wisp=x" },
      body: "{}",
    });
    expect(bare.status).toBe(403);
  });
});
