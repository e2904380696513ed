import type { z } from "zod";
import type { ProblemCode } from "./problem.ts";

/** Who may call an endpoint: anybody, or a signed-in account only. */
export type Access = "public" | "account";

/** An endpoint as plain data: validation, routing, typed client and OpenAPI are all made from it. */
export type Endpoint = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path with `:name` parameters, e.g. `/api/tasks/:id`. */
  path: string;
  access: Access;
  /** One line for the API's readers. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success; left out where there is none (204). */
  output?: z.ZodType;
  /** Refusals beside those that every endpoint may give (`COMMON_PROBLEMS`). */
  problems?: readonly ProblemCode[];
};

/** Declares an endpoint, keeping its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E, K extends keyof Endpoint, Side extends "in" | "out"> = E extends { [P in K]: infer S extends z.ZodType }
  ? Side extends "in"
    ? z.input<S>
    : z.output<S>
  : undefined;

/** What a caller sends: `params`, `query` and `body`, each only where the endpoint has it. */
export type Call<E extends Endpoint> = OnlyDefined<{
  params: Part<E, "params", "in">;
  query: Part<E, "query", "in">;
  body: Part<E, "body", "in">;
}>;

/** What a handler receives, parsed. */
export type Received<E extends Endpoint> = {
  params: Part<E, "params", "out">;
  query: Part<E, "query", "out">;
  body: Part<E, "body", "out">;
};

/** The body of a success. */
export type Answer<E extends Endpoint> = E extends { output: infer S extends z.ZodType } ? z.output<S> : undefined;

type OnlyDefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
