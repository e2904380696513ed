import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { Endpoint, Received } from "#app/shared/endpoint.ts";
import type { Owner, Transact } from "../act.ts";
import type { Events } from "../changes/events.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";
import type { Sessions } from "../session/sessions.ts";
import { securityHeaders } from "./headers.ts";
import { addressOf, checkOrigin, isSecure } from "./origin.ts";
import { problemOf, type Sentence } from "./problems.ts";
import type { Limiter } from "./rate-limit.ts";
import type { Ctx, Reply, Route } from "./route.ts";

/** What the router needs to know of the rest. */
export type RouterParts = {
  config: Config;
  db: Db;
  transact: Transact;
  events: Events;
  limiter: Limiter;
  sessions: Sessions;
  log: Log;
  clock: () => Date;
  sentence: Sentence;
  /** The account of a session's owner; null where it is gone. */
  loadAccount: (db: Db, id: string) => Promise<Owner | null>;
  routes: readonly Route[];
};

const SESSION_DAYS = 180;

/** Makes the HTTP app: every route validated, guarded and answered in one way. */
export function createRouter(parts: RouterParts): Hono {
  const app = new Hono();
  app.use(logRequests(parts.log, parts.clock));
  app.use(securityHeaders((context) => isSecure(context, parts.config)));
  app.use("/api/*", limitBody());
  // The more literal path wins (`/insights/counts` before `/insights/:id`).
  const routes = [...parts.routes].sort(
    (a, b) => Number(a.endpoint.path.includes(":")) - Number(b.endpoint.path.includes(":")),
  );
  for (const route of routes)
    app.on(route.endpoint.method, route.endpoint.path, async (context) =>
      answer(await run(context, route, parts), context),
    );
  app.all("/api/*", () => {
    throw new Refusal("not-found");
  });
  app.onError((thrown, context) => {
    const problem = problemOf(thrown, parts.sentence, parts.log);
    context.header("content-type", "application/problem+json");
    return context.body(JSON.stringify(problem), problem.status as 400);
  });
  return app;
}

async function run(
  context: Context,
  { endpoint, handle }: Route,
  parts: RouterParts,
): Promise<Reply<unknown> | Response> {
  if (endpoint.method !== "GET") checkOrigin(context, parts.config);
  const now = parts.clock();
  const cookie = cookieName(context, parts);
  const token = getCookie(context, cookie);
  const session = token === undefined ? null : await parts.sessions.find(parts.db, token, now);
  const account = session && (await parts.loadAccount(parts.db, session.owner));
  if (endpoint.access === "account" && !account) throw new Refusal("not-signed-in");
  const input = await receive(context, endpoint);
  const ctx: Ctx = {
    db: parts.db,
    transact: parts.transact,
    events: parts.events,
    limiter: parts.limiter,
    sessions: parts.sessions,
    now,
    account,
    session,
    ifMatch: readIfMatch(context),
    address: addressOf(context, parts.config.trustProxy),
    userAgent: context.req.header("user-agent") ?? "",
    setSession: (value) => writeCookie(context, parts, cookie, value),
    http: context,
  };
  return handle(ctx, input);
}

async function receive(context: Context, endpoint: Endpoint): Promise<Received<Endpoint>> {
  const received = {
    params: endpoint.params?.parse(context.req.param()),
    query: endpoint.query?.parse(context.req.query()),
    body: endpoint.body?.parse(await readBody(context)),
  };
  return received as Received<Endpoint>;
}

async function readBody(context: Context): Promise<unknown> {
  const bytes = await context.req.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) throw new Refusal("malformed");
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Refusal("malformed");
  }
}

function answer(reply: Reply<unknown> | Response, context: Context): Response {
  if (reply instanceof Response) return reply;
  if (reply.next) {
    const url = new URL(context.req.url);
    url.searchParams.set("cursor", reply.next);
    context.header("link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  if (reply.status === 204) return context.body(null, 204);
  return context.json(reply.body as object, reply.status);
}

function readIfMatch(context: Context): number | undefined {
  const header = context.req.header("if-match");
  if (header === undefined || header === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw new Refusal("invalid", { errors: { "if-match": "shared:validation.number" } });
  return Number(version);
}

const cookieName = (context: Context, { config }: RouterParts): string =>
  isSecure(context, config) ? "__Host-wisp" : "wisp";

function writeCookie(context: Context, { config }: RouterParts, name: string, token: string | null): void {
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(context, config) } as const;
  if (token === null) deleteCookie(context, name, options);
  else setCookie(context, name, token, { ...options, maxAge: SESSION_DAYS * 86_400 });
}

// A connection that a refused body still runs into is of no use for the next request (see honojs/node-server#327).
const limitBody = () =>
  bodyLimit({
    maxSize: LIMITS.jsonBody,
    onError: (context) => {
      context.header("connection", "close");
      throw new Refusal("too-large", { params: { maximum: LIMITS.jsonBody } });
    },
  });

// The path's shape and the status; never a query string, an id or a body.
const logRequests = (log: Log, clock: () => Date) => async (context: Context, next: () => Promise<void>) => {
  const start = clock().getTime();
  await next();
  const path = context.req.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ":id");
  log.debug({
    method: context.req.method,
    path: path.startsWith("/api/") ? path : "page",
    status: context.res.status,
    ms: clock().getTime() - start,
  });
};
