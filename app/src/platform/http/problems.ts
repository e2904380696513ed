import { HTTPException } from "hono/http-exception";
import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { PROBLEMS, Refusal, type Problem, type ProblemCode, type ProblemParams } from "#app/shared/problem.ts";
import type { Log } from "../log.ts";

/** An English sentence by word key (`namespace:path.to.it`), with its values filled in. */
export type Sentence = (key: string, params?: ProblemParams) => string;

/** Turns whatever was thrown into the problem that the caller is told; what is nobody's fault but ours is logged. */
export function problemOf(thrown: unknown, sentence: Sentence, log: Log): Problem {
  if (thrown instanceof Refusal) return toProblem(thrown, sentence);
  if (thrown instanceof z.ZodError) return toProblem(refusalOf(thrown), sentence);
  if (thrown instanceof HTTPException && thrown.status === 413) return toProblem(new Refusal("too-large"), sentence);
  const code = isDatabaseDown(thrown) ? "unavailable" : "internal";
  log.error({ code, ...describe(thrown) }, "request failed");
  return toProblem(new Refusal(code), sentence);
}

function toProblem(refusal: Refusal, sentence: Sentence): Problem {
  const status = PROBLEMS[refusal.code];
  return {
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: sentence(`shared:problems.${refusal.code}`, refusal.params),
    code: refusal.code,
    params: refusal.params,
    ...(refusal.errors && {
      errors: Object.fromEntries(
        Object.entries(refusal.errors).map(([field, key]) => [field, sentence(key, refusal.params)]),
      ),
    }),
    ...(refusal.record !== undefined && { record: refusal.record }),
  };
}

/** The first complaint about each field; zod's own sentences are replaced by a general one. */
function refusalOf(error: z.ZodError): Refusal {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    errors[field] ??= /^\w+:[\w.]+$/.test(issue.message) ? issue.message : "shared:validation.other";
  }
  const code: ProblemCode = Object.values(errors).includes("shared:validation.timezoneRequired")
    ? "timezone-required"
    : "invalid";
  return new Refusal(code, { errors });
}

// Class 08, 57P and 53300: the connection or the server is gone, or has no place left.
const DOWN = /^(08|57P|53300)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE/;
function isDatabaseDown(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && DOWN.test(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect|Client was closed/i.test(error.message))
      return true;
  }
  return false;
}

// A driver's message may quote what a person wrote ("invalid input syntax … "): only names and codes are logged.
function describe(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown };
  const cause = thrown.cause instanceof Error ? thrown.cause : thrown;
  const stack = cause.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: cause.name,
    sqlState: (cause as { code?: unknown }).code,
    at: stack?.slice(0, 6).map((line) => line.trim()),
  };
}
