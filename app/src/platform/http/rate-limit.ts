import { createHash } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#app/shared/problem.ts";

/** What is limited: how many times in how many seconds, counted over all nodes. */
const LIMITS = {
  /** Failed sign-ins by address, and by the name that was tried. */
  "login-address": { points: 10, duration: 60 },
  "login-name": { points: 10, duration: 60 },
  /** New accounts by address. */
  "register": { points: 20, duration: 3_600 },
  /** Asks of visitors by address: each runs the organizer. */
  "visitor-ask": { points: 60, duration: 60 },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Counts what costs. Where counting fails, the request fails: it never opens the door. */
export type Limiter = {
  /** Counts one. @throws Refusal too-many-requests past the limit */
  count: (name: LimitName, key: string) => Promise<void>;
  /** Refuses where the limit is used up, without counting. */
  check: (name: LimitName, key: string) => Promise<void>;
};

/** Limits counted in PostgreSQL; keys are kept hashed. */
export function createLimiter(pool: pg.Pool, on: boolean): Limiter {
  if (!on) return { count: () => Promise.resolve(), check: () => Promise.resolve() };
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        ...limit,
      }),
    ]),
  );
  const of = (name: LimitName) => limiters.get(name) as RateLimiterPostgres;
  const refuse = () => new Refusal("too-many-requests");
  return {
    count: async (name, key) => {
      await of(name)
        .consume(digest(key))
        .catch((why: unknown) => {
          throw why instanceof RateLimiterRes ? refuse() : why;
        });
    },
    check: async (name, key) => {
      const used = await of(name).get(digest(key));
      if (used !== null && used.consumedPoints >= LIMITS[name].points) throw refuse();
    },
  };
}

const digest = (key: string): string => createHash("sha256").update(key).digest("base64url");
