import { z } from "zod";
import { captureWithInsights } from "#app/features/filing/contract.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { listQuery, queryFlag } from "#app/shared/record.ts";

export const browseCaptures = endpoint({
  method: "GET",
  path: "/api/captures/with-insights",
  access: "account",
  summary: "Captures, newest first, each with what came of it.",
  query: listQuery.extend({ trash: queryFlag.optional() }),
  output: z.array(captureWithInsights),
});
