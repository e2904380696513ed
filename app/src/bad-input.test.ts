import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#app/shared/endpoint.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";

let server: TestServer;
let ann: Person;
let writes: Endpoint[];
/** A record of each plural, so that changes find something to change. */
const there: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
  for (const [plural, body] of Object.entries({
    "tasks": LAWFUL,
    "goals": LAWFUL,
    "moods": LAWFUL,
    "check-ins": LAWFUL,
    "relationships": LAWFUL,
  }))
    there[plural] = ((await ann.send("POST", `/api/${plural}`, body)).body as { id: string }).id;
  const day = (await ann.send("POST", "/api/gratitude", { entries: ["rain"] })).body as { items: { id: string }[] };
  there["gratitude"] = day.items[0]?.id ?? "";
  const captured = (await ann.send("POST", "/api/quick-capture", { text: "Dentist tuesday 3pm" })).body as {
    capture: { id: string };
    insights: { id: string }[];
  };
  there["captures"] = captured.capture.id;
  there["insights"] = captured.insights[0]?.id ?? "";
  writes = server.endpoints.filter((endpoint) => endpoint.body !== undefined && endpoint.access === "account");
});
afterAll(() => server.close());

/** Fields that make most bodies lawful, so that the odd one is what is judged. */
const LAWFUL = {
  title: "x",
  text: "x",
  content: "x",
  query: "x",
  note: "x",
  mood: "sad",
  firstName: "Xenia",
  energyLevel: 5,
  stressLevel: 5,
  entries: ["x"],
  password: "a long secret",
};
const ID = "00000000-0000-4000-8000-000000000000";
const pathOf = (endpoint: Endpoint, id = there[endpoint.path.split("/")[2] ?? ""] ?? ID) =>
  endpoint.path.replace(/:\w+/g, id);
const fieldsOf = (endpoint: Endpoint): string[] => {
  const schema = z.toJSONSchema(endpoint.body as z.ZodType, { io: "input", unrepresentable: "any" }) as {
    properties?: object;
  };
  return Object.keys(schema.properties ?? {});
};
const lawful = (endpoint: Endpoint, odd: object) => ({
  ...Object.fromEntries(Object.entries(LAWFUL).filter(([field]) => fieldsOf(endpoint).includes(field))),
  ...odd,
});
/** What no field should choke on. */
const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  "",
  " ",
  "\0",
  "\ud800",
  "a\0b\udfff",
  [],
  [[]],
  {},
  { a: { b: {} } },
  ["x", null, 3],
  "x".repeat(100_001),
  "9999-99-99",
  "2026-02-30T25:61",
  "-infinity",
  "FREQ=SECONDLY",
  "'; drop table tasks; --",
  "%s%n",
  "__proto__",
  Array.from({ length: 101 }, () => "x"),
];
const SHORT = ODD.map((value) => JSON.stringify(value)?.slice(0, 30));

describe("Bad input", () => {
  test.each([
    ["no JSON", "{", "malformed"],
    ["half of JSON", '{"title":"x', "malformed"],
    ["a number", "7", "invalid"],
    ["a list", "[]", "invalid"],
    ["null", "null", "invalid"],
    ["nothing", undefined, "invalid"],
  ])("of %s is refused with 400", async (_, body, code) => {
    const { status, problem } = await ann.send("POST", "/api/tasks", body);
    expect([status, problem.code]).toEqual([400, code]);
  });

  test("of another content type is refused, so that no foreign form can write", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect((await ann.send("POST", "/api/tasks", '{"title":"x"}', { "content-type": type })).status).toBe(400);
  });

  test("of 2 MB is refused with 413, and the next request is answered", async () => {
    const { status, problem } = await ann.send("POST", "/api/quick-capture", { text: "x".repeat(2_000_000) });
    expect([status, problem.code]).toEqual([413, "too-large"]);
    expect((await ann.send("GET", "/api/captures")).body).toHaveLength(1);
  });

  test("of 100,001 characters is refused with 400, and of 100,000 kept", async () => {
    expect((await ann.send("POST", "/api/quick-capture", { text: "x".repeat(100_001) })).status).toBe(400);
    expect((await ann.send("POST", "/api/quick-capture", { text: "word ".repeat(20_000) })).status).toBe(201);
  });

  test(
    "in any field of any endpoint is never a fault of ours, and a refusal keeps nothing",
    { timeout: 120_000 },
    async () => {
      const count = async () =>
        JSON.stringify(
          await Promise.all(
            ["tasks", "goals", "moods", "gratitude", "relationships", "captures"].map(
              async (plural) => ((await ann.send("GET", `/api/${plural}?limit=200`)).body as unknown[]).length,
            ),
          ),
        );
      const faults: unknown[] = [];
      for (const endpoint of writes)
        for (const field of fieldsOf(endpoint)) {
          const before = await count();
          const statuses = await Promise.all(
            ODD.map(
              async (value) =>
                (await ann.send(endpoint.method, pathOf(endpoint), lawful(endpoint, { [field]: value }))).status,
            ),
          );
          for (const [index, status] of statuses.entries())
            if (status >= 500) faults.push([endpoint.method, endpoint.path, field, SHORT[index], status]);
          if (statuses.every((status) => status >= 400) && (await count()) !== before)
            faults.push([endpoint.path, field, "half kept"]);
        }
      expect(faults).toEqual([]);
    },
  );

  test("in any address is never a fault of ours", async () => {
    const faults: unknown[] = [];
    for (const endpoint of server.endpoints.filter((each) => each.path !== "/api/events"))
      for (const odd of ["x", "%00", "%ud800", "..%2f", "1%27", "0".repeat(5_000), "%E0%A4%A"]) {
        const inPath = endpoint.path.includes(":")
          ? await ann.send(endpoint.method, pathOf(endpoint, odd), endpoint.body && {})
          : { status: 200 };
        const query = ["limit", "cursor", "q", "category", "order", "from", "to", "isCompleted", "group"].map(
          (name) => `${name}=${odd}`,
        );
        const inQuery =
          endpoint.method === "GET"
            ? await Promise.all(query.map((part) => ann.send("GET", `${pathOf(endpoint)}?${part}`)))
            : [];
        for (const { status } of [inPath, ...inQuery])
          if (status >= 500) faults.push([endpoint.path, odd.slice(0, 20), status]);
      }
    expect(faults).toEqual([]);
  });

  test("that names fields of ours changes none of them", async () => {
    const theirs = {
      owner: ID,
      version: 99,
      createdAt: "2000-01-01T00:00:00.000Z",
      deletedAt: "2000-01-01T00:00:00.000Z",
      actor: "model",
      __proto__: { isAdmin: true },
    };
    const { body } = (await ann.send("POST", "/api/tasks", { title: "Mine", ...theirs })) as unknown as {
      body: Record<string, unknown>;
    };
    expect(body).toMatchObject({ title: "Mine", version: 1, actor: "person" });
    expect(body["createdAt"]).not.toContain("2000");
    const user = (await ann.send("PATCH", "/api/user", { subscriptionStatus: "active", username: "root", id: ID }))
      .body;
    expect(user).toMatchObject({ subscriptionStatus: "free", id: ann.id });
  });

  test("of NUL and lone surrogates in a text is kept as U+FFFD, and refused elsewhere", async () => {
    const { body } = await ann.send("POST", "/api/tasks", { title: "a\0b\ud800c" });
    expect(body).toMatchObject({ title: "a\uFFFDb\uFFFDc" });
    const name = {
      username: "nul\0name",
      firstName: "An",
      lastName: "Na",
      email: "a@example.com",
      birthday: "1990-01-01",
      timezone: "UTC",
      password: "a long secret",
    };
    expect((await server.visitor().send("POST", "/api/register", name)).status).toBe(400);
  });
});
