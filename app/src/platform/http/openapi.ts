import { z } from "zod";
import type { Endpoint } from "#app/shared/endpoint.ts";
import { COMMON_PROBLEMS, PROBLEMS, type ProblemCode } from "#app/shared/problem.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all endpoints, made from the same data that validates and routes. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Wisp",
      version: "0.1.0",
      description: "Every endpoint of Wisp. Sign in by POST /api/login; the session is a cookie.",
    },
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "wisp" } },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const success = endpoint.output
    ? {
        [endpoint.method === "POST" ? "201" : "200"]: answer(
          "The record as it stands (200 where it was there already).",
          endpoint.output,
        ),
      }
    : { "204": { description: "Done." } };
  const signedIn = endpoint.access === "account";
  const codes: ProblemCode[] = [
    ...COMMON_PROBLEMS,
    ...(signedIn ? (["not-signed-in"] as const) : []),
    ...(endpoint.problems ?? []),
  ];
  return {
    summary: endpoint.summary,
    operationId: nameOf(endpoint),
    tags: [endpoint.path.split("/")[2]],
    ...(signedIn && { security: [{ session: [] }] }),
    parameters: [...parameters("path", endpoint.params), ...parameters("query", endpoint.query)],
    ...(endpoint.body && {
      requestBody: { content: { "application/json": { schema: schemaOf(endpoint.body, "input") } } },
    }),
    responses: { ...success, ...problems(codes) },
  };
}

const nameOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path.replace("/api", "").replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const answer = (description: string, schema: z.ZodType): Json => ({
  description,
  content: { "application/json": { schema: schemaOf(schema, "output") } },
});

function parameters(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }));
}

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
};

function problems(codes: ProblemCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => String(PROBLEMS[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.join(", "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

const PROBLEM: Json = {
  type: "object",
  required: ["title", "status", "detail", "code", "params"],
  properties: {
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { enum: Object.keys(PROBLEMS) },
    params: { type: "object" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    record: {},
  },
};
