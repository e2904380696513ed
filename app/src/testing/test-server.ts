import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Config } from "#app/platform/config.ts";
import { connect } from "#app/platform/db/database.ts";
import { startServer, type Running } from "#app/server.ts";
import type { Answer, Call, Endpoint } from "#app/shared/endpoint.ts";
import type { Problem } from "#app/shared/problem.ts";

/** The moment at which tests happen: a Thursday morning in London. */
export const NOW = "2026-03-12T09:30:00.000Z";

/** What a server under test runs with. */
export const TEST_CONFIG: Config = {
  port: 0,
  host: "127.0.0.1",
  dataDir: "",
  databaseUrl: null,
  sessionSecret: "a secret of the tests, long enough",
  publicUrl: null,
  trustProxy: false,
  rateLimits: false,
  logLevel: process.env["LOG_LEVEL"] ?? "error",
};

/** An answer as a test reads it. */
export type Answered<T> = { status: number; body: T; problem: Problem; headers: Headers; next: string | null };

/** Somebody at a browser of their own. */
export type Person = {
  /** Calls an endpoint as the web half does. */
  call: <E extends Endpoint>(
    endpoint: E,
    input?: Partial<Call<E>>,
    headers?: Record<string, string>,
  ) => Promise<Answered<Answer<E>>>;
  /** Sends any request. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered<never>>;
  /** The cookie that this browser sends. */
  cookie: () => string;
  /** The id of the account; empty of a visitor. */
  id: string;
};

/** A server of the test file's own, on a real PostgreSQL. */
export type TestServer = Running & {
  /** Sets the clock. */
  setNow: (instant: string) => void;
  /** A new account, signed in. */
  person: (profile?: Record<string, unknown>) => Promise<Person>;
  visitor: () => Person;
};

/** Starts a server on a copy of the migrated template; `close` drops it. */
export async function startTestServer(): Promise<TestServer> {
  const where = inject("postgres");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ ...where, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${database} template wisp`);
  let now = new Date(NOW);
  const running = await startServer(TEST_CONFIG, {
    database: await connect({ ...where, database, max: 5 }, () => Promise.resolve()),
    clock: () => now,
    listen: false,
  });
  const visitor = (): Person => ({ ...browser(running), id: "" });
  return {
    ...running,
    setNow: (instant) => (now = new Date(instant)),
    visitor,
    person: async (profile = {}) => {
      const someone = visitor();
      const name = `p${randomUUID().slice(0, 8)}`;
      const { body, status } = await someone.send("POST", "/api/register", {
        username: name,
        firstName: "Amara",
        lastName: "Mensah",
        email: `${name}@example.com`,
        birthday: "1991-05-07",
        timezone: "Europe/London",
        password: "a long secret",
        ...profile,
      });
      if (status !== 201) throw new Error(`register answered ${status}`);
      return { ...someone, id: (body as { id: string }).id };
    },
    close: async () => {
      await running.close();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}

function browser({ app }: Running): Omit<Person, "id"> {
  let cookie = "";
  const send: Person["send"] = async (method, path, body, headers = {}) => {
    const response = await app.request(`http://localhost${path}`, {
      method,
      headers: {
        ...(method !== "GET" && { origin: "http://localhost", host: "localhost" }),
        ...(cookie !== "" && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    const parsed: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text;
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
    return {
      status: response.status,
      body: parsed as never,
      problem: parsed as Problem,
      headers: response.headers,
      next,
    };
  };
  const call: Person["call"] = (endpoint, input = {}, headers) => {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    return send(endpoint.method, path + search, body, headers) as never;
  };
  return { send, call, cookie: () => cookie };
}
