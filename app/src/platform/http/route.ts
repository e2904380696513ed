import type { Context } from "hono";
import type { Answer, Endpoint, Received } from "#app/shared/endpoint.ts";
import type { Act, Owner, Transact } from "../act.ts";
import type { Db } from "../db/database.ts";
import type { Page } from "../records/page.ts";
import type { Session, Sessions } from "../session/sessions.ts";
import type { Events } from "../changes/events.ts";
import type { Limiter } from "./rate-limit.ts";

/** What a handler may use. `account` and `session` are there wherever the endpoint asks for an account. */
export type Ctx = {
  db: Db;
  transact: Transact;
  events: Events;
  limiter: Limiter;
  sessions: Sessions;
  now: Date;
  account: Owner | null;
  session: Session | null;
  /** The version named by `If-Match`. */
  ifMatch: number | undefined;
  /** The caller's address, for limits alone. */
  address: string;
  userAgent: string;
  /** Sets the session's cookie, or takes it away. */
  setSession: (token: string | null) => void;
  http: Context;
};

/** The same, of a signed-in caller. */
export type AccountCtx = Ctx & { account: Owner; session: Session };
type CtxOf<E extends Endpoint> = E extends { access: "account" } ? AccountCtx : Ctx;

/** A success with its status, or a whole response of the handler's own (a stream). */
export type Reply<T> = { status: 200 | 201 | 204; body: T; next?: string | null };

/** An endpoint and what answers it. */
export type Route = {
  endpoint: Endpoint;
  handle: (ctx: Ctx, input: Received<Endpoint>) => Promise<Reply<unknown> | Response>;
};

/** Ties an endpoint to its handler; the types of both must agree. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (ctx: CtxOf<E>, input: Received<E>) => Promise<Reply<Answer<E>> | Response>,
): Route {
  return { endpoint, handle: handle as Route["handle"] };
}

/** Ties a writing endpoint to an act, run in its transaction. */
export function act<const E extends Endpoint & { access: "account" }>(
  endpoint: E,
  work: (act: Act, input: Received<E> & { ifMatch: number | undefined }) => Promise<Reply<Answer<E>>>,
): Route {
  return route(endpoint, (ctx, input) => {
    const { account, transact, ifMatch } = ctx as unknown as AccountCtx;
    return transact(account, (running) => work(running, { ...input, ifMatch }));
  });
}

/** 200 with a body. */
export const ok = <T>(body: T): Reply<T> => ({ status: 200, body });
/** 201 where this request made it, 200 where it was there already. */
export const kept = <T>(body: T, made: boolean): Reply<T> => ({ status: made ? 201 : 200, body });
/** 204. */
export const nothing = (): Reply<undefined> => ({ status: 204, body: undefined });
/** A page of a list, with the address of the next one in its `Link` header. */
export const page = <R, T>({ rows, next }: Page<R>, present: (row: R) => T): Reply<T[]> => ({
  status: 200,
  body: rows.map(present),
  next,
});
