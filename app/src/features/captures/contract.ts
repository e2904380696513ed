import { z } from "zod";
import { endpoint } from "#app/shared/endpoint.ts";
import { idParams, listQuery, queryFlag, recordFields } from "#app/shared/record.ts";

/** How a capture came in. */
export const CAPTURE_KINDS = ["text", "file", "voice", "journal"] as const;

/** kept: safe, not yet organized; reading: a slow step runs; then organized, failed (`reason` says why) or undone. */
export const CAPTURE_STATUSES = ["kept", "reading", "organized", "failed", "undone"] as const;

/** What a person gave. Its original text never changes: a correction is a revision. */
export const capture = z.object({
  ...recordFields,
  kind: z.enum(CAPTURE_KINDS),
  text: z.string(),
  status: z.enum(CAPTURE_STATUSES),
  /** A problem code where `status` is failed. */
  reason: z.string().nullable(),
  timezone: z.string(),
});
export type Capture = z.output<typeof capture>;

export const listCaptures = endpoint({
  method: "GET",
  path: "/api/captures",
  access: "account",
  summary: "What the person gave, newest first.",
  query: listQuery.extend({ trash: queryFlag.optional() }),
  output: z.array(capture),
});

export const readCapture = endpoint({
  method: "GET",
  path: "/api/captures/:id",
  access: "account",
  summary: "One capture.",
  params: idParams,
  output: capture,
  problems: ["not-found"],
});
