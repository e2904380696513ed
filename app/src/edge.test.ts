import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/platform/db/database.ts";
import { quickCapture } from "#app/features/filing/contract.ts";
import { startServer } from "#app/server.ts";
import { NOW, startTestServer, TEST_CONFIG, type TestServer } from "#app/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("Every answer", () => {
  test("carries strict headers, errors and pages too", async () => {
    const someone = await server.person();
    const paths = [
      "/api/health",
      "/api/user",
      "/api/nothing",
      "/api/tasks/x",
      "/api/docs",
      "/",
      "/organize",
      "/no-such-page",
    ];
    for (const path of paths) {
      const { headers } = await someone.send("GET", path);
      expect([path, headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual([
        path,
        "nosniff",
        "same-origin",
      ]);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  test("over https marks the cookie __Host- and Secure, and asks for https from then on", async () => {
    const secure = await startServer(
      { ...TEST_CONFIG, publicUrl: "https://wisp.example" },
      { database: { ...server.database, close: () => Promise.resolve() }, listen: false },
    );
    const response = await secure.app.request("http://inside/api/register", {
      method: "POST",
      headers: { "origin": "https://wisp.example", "content-type": "application/json" },
      body: JSON.stringify({
        username: "over.https",
        firstName: "Amara",
        lastName: "Mensah",
        email: "s@example.com",
        birthday: "1991-05-07",
        timezone: "UTC",
        password: "a long secret",
      }),
    });
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-wisp=.*Secure/);
    expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
    await secure.close();
  });
});

describe("The description of the API", () => {
  test("names every endpoint, and the page to read does too", async () => {
    const { body } = (await server.visitor().send("GET", "/api/openapi.json")) as unknown as {
      body: { openapi: string; paths: Record<string, object> };
    };
    expect(body.openapi).toBe("3.1.0");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      server.endpoints.map((each) => `${each.method} ${each.path.replace(/:(\w+)/g, "{$1}")}`).sort(),
    );
    const page = (await server.visitor().send("GET", "/api/docs")) as unknown as { body: string };
    for (const each of server.endpoints) expect(page.body).toContain(each.path.replace(/:(\w+)/g, "{$1}"));
  });
});

describe("Every open device", () => {
  test("is told what changed, on every node, and only its owner's", async () => {
    const { options } = server.database.pool;
    const other = await startServer(TEST_CONFIG, {
      database: await connect(options, () => Promise.resolve()),
      clock: () => new Date(NOW),
      listen: false,
    });
    const ann = await server.person();
    const bob = await server.person();
    const open = async (person: typeof ann) => {
      const told: string[] = [];
      const response = await other.app.request("http://localhost/api/events", { headers: { cookie: person.cookie() } });
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const decoder = new TextDecoder();
      void (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          told.push(decoder.decode(part.value));
      })();
      return { told, stop: () => reader.cancel() };
    };
    const [hers, his] = [await open(ann), await open(bob)];
    await ann.call(quickCapture, { body: { text: "Dentist tuesday 3pm" } });
    await expect.poll(() => hers.told.join("")).toMatch(/"captures".*"insights"|"insights".*"captures"|"tasks"/s);
    expect(his.told.join("")).not.toContain("captures");
    // No personal text goes over the channel that all nodes hear.
    expect(hers.told.join("")).not.toContain("Dentist");
    await hers.stop();
    await his.stop();
    await other.close();
  });
});

describe("Limits", () => {
  test("stop guessing a password after ten failures in a minute, and not the right one from elsewhere", async () => {
    const strict = await startServer(
      { ...TEST_CONFIG, rateLimits: true, trustProxy: true },
      { database: { ...server.database, close: () => Promise.resolve() }, listen: false },
    );
    const from = (address: string, path: string, body: object) =>
      strict.app.request(`http://localhost${path}`, {
        method: "POST",
        headers: {
          "origin": "http://localhost",
          "host": "localhost",
          "content-type": "application/json",
          "x-forwarded-for": `1.2.3.4, ${address}`,
        },
        body: JSON.stringify(body),
      });
    await from("10.0.0.1", "/api/register", {
      username: "guessed",
      firstName: "Amara",
      lastName: "Mensah",
      email: "g@example.com",
      birthday: "1991-05-07",
      timezone: "UTC",
      password: "a long secret",
    });
    const guesses = [];
    for (let guess = 0; guess < 12; guess++)
      guesses.push((await from("10.0.0.2", "/api/login", { username: "guessed", password: `guess ${guess}` })).status);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await from("10.0.0.2", "/api/login", { username: "guessed", password: "a long secret" })).status).toBe(429);
    expect((await from("10.0.0.3", "/api/login", { username: "guessed", password: "a long secret" })).status).toBe(200);
    await strict.close();
  });
});
