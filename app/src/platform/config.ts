import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(0, "must be 0 to 65535")
  .max(65_535, "must be 0 to 65535");
const flag = z.enum(["on", "off"], "must be on or off");

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TRUST_PROXY: flag.default("off"),
  RATE_LIMITS: flag.default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  NODE_ENV: z.string().default("production"),
});

/** Everything that can be set from outside; see the README's table. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The key of the sessions' hashes; null: made and kept in `dataDir`. */
  sessionSecret: string | null;
  /** The origin that people use, without a trailing slash; null: whatever the request says. */
  publicUrl: string | null;
  trustProxy: boolean;
  rateLimits: boolean;
  logLevel: string;
};

/** A start that cannot go on, with the one line that says why. */
export class StartError extends Error {}

/** Parses the environment once. @throws StartError naming the first variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable (`PORT=`) is an unset one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join(".") ?? "environment"}: ${issue?.message ?? "is not valid"}`);
  }
  const value = parsed.data;
  if (value.RATE_LIMITS === "off" && value.NODE_ENV === "production" && env["NODE_ENV"] !== undefined)
    throw new StartError("RATE_LIMITS: off is refused in production");
  if (value.DATABASE_URL !== undefined && value.SESSION_SECRET === undefined)
    throw new StartError(
      "SESSION_SECRET: is required with DATABASE_URL, the same for every node; at least 32 characters",
    );
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    sessionSecret: value.SESSION_SECRET ?? null,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    trustProxy: value.TRUST_PROXY === "on",
    rateLimits: value.RATE_LIMITS === "on",
    logLevel: value.LOG_LEVEL,
  };
}
