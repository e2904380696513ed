import { z } from "zod";
import { endpoint } from "#app/shared/endpoint.ts";

/** How many people there are: a list of pages does not tell. Its route stands before those with an id. */
export const countRelationships = endpoint({
  method: "GET",
  path: "/api/relationships/count",
  access: "account",
  summary: "How many people there are, and how many there may be; null where there is no limit.",
  output: z.object({ count: z.int(), maximum: z.int().nullable() }),
});
