import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Endpoints of the server itself, of no feature. */
export const health = endpoint({
  method: "GET",
  path: "/api/health",
  access: "public",
  summary: "The process is alive.",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = endpoint({
  method: "GET",
  path: "/api/ready",
  access: "public",
  summary: "The database and the jobs answer.",
  output: z.object({ status: z.literal("ok") }),
  problems: ["unavailable"],
});

export const events = endpoint({
  method: "GET",
  path: "/api/events",
  access: "account",
  summary: "A stream (text/event-stream) that names the lists to fetch again: {topics}.",
  output: z.string(),
});

export const openApiDocument = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  summary: "This description, as OpenAPI 3.1.",
  output: z.record(z.string(), z.unknown()),
});

export const docs = endpoint({
  method: "GET",
  path: "/api/docs",
  access: "public",
  summary: "This description, as a page to read.",
  output: z.string(),
});
