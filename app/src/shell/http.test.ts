// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { endpoint } from "#app/shared/endpoint.ts";
import { idParams } from "#app/shared/record.ts";
import { z } from "zod";
import { call, callPage, nextOf } from "./api.ts";
import { ApiError } from "./http.ts";
import { fakeServer } from "./testing.tsx";

const list = endpoint({
  method: "GET",
  path: "/api/things",
  access: "account",
  summary: "",
  query: z.object({ q: z.string().optional(), limit: z.number().optional() }),
  output: z.array(z.string()),
});
const change = endpoint({
  method: "PATCH",
  path: "/api/things/:id",
  access: "account",
  summary: "",
  params: idParams,
  body: z.object({ title: z.string() }),
  output: z.object({ title: z.string() }),
});
const ID = "0b7e5a1c-58f6-4a6e-9d0c-1f2a3b4c5d6e";

const failure = async (answer: { status: number; body?: unknown }): Promise<ApiError> => {
  fakeServer({ "GET /api/things": answer });
  const error: unknown = await call(list).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error("It did not fail");
  return error;
};

test("a call fills in the path, sends JSON and the version it was made on", async () => {
  const requests = fakeServer({ [`PATCH /api/things/${ID}`]: { body: { title: "New" } } });
  expect(await call(change, { params: { id: ID }, body: { title: "New" }, ifMatch: 3 })).toEqual({ title: "New" });
  expect(requests[0]?.body).toEqual({ title: "New" });
  expect(requests[0]?.headers.get("content-type")).toBe("application/json");
  expect(requests[0]?.headers.get("if-match")).toBe('"3"');
});

test("a query's empty words are left out", async () => {
  const requests = fakeServer({ "GET /api/things?limit=5": { body: [] } });
  await call(list, { query: { q: undefined, limit: 5 } });
  expect(requests[0]?.path).toBe("/api/things?limit=5");
});

test("a problem's sentence, code and fields come with the error", async () => {
  const problem = {
    title: "Conflict",
    status: 409,
    detail: "Somebody has that already.",
    code: "taken",
    params: { n: 1 },
    errors: { email: "Taken" },
    record: { a: 1 },
  };
  const error = await failure({ status: 409, body: problem });
  expect(error.message).toBe("409: Somebody has that already.");
  expect(error).toMatchObject({
    status: 409,
    code: "taken",
    params: { n: 1 },
    errors: { email: "Taken" },
    record: { a: 1 },
  });
});

test("a body that is not JSON is used as it is", async () => {
  expect((await failure({ status: 502, body: "upstream is gone" })).message).toBe("502: upstream is gone");
});

test("an empty body gives the status's own phrase", async () => {
  expect((await failure({ status: 503 })).message).toBe("503: Service Unavailable");
});

test("no answer at all is an error of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call(list)).rejects.toMatchObject({ status: 0, code: "unavailable" });
});

test("a page names the next one, which is asked for by its address", async () => {
  const headers = { link: '</api/things?cursor=abc>; rel="next"' };
  const requests = fakeServer({
    "GET /api/things": { body: ["a"], headers },
    "GET /api/things?cursor=abc": { body: ["b"] },
  });
  const first = await callPage(list, {});
  expect(first).toEqual({ items: ["a"], next: "/api/things?cursor=abc" });
  expect(await callPage(list, {}, first.next)).toEqual({ items: ["b"], next: null });
  expect(requests.map(({ path }) => path)).toEqual(["/api/things", "/api/things?cursor=abc"]);
});

test("the next page is read from among several links", () => {
  expect(nextOf('</api/a>; rel="prev", </api/b?c=1>; rel="next"')).toBe("/api/b?c=1");
  expect(nextOf(null)).toBeNull();
});
