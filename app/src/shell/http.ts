import type { Problem, ProblemCode, ProblemParams } from "#app/shared/problem.ts";

/** A request as `send` takes it: a plain object is sent as JSON, form data as it is. */
export type Request = {
  method: string;
  path: string;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** The `version` that a change was made on: a stale one is refused (409). */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
};

/** A refused or failed request. Its message is "{status}: {what the server said}"; status 0 means no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode | null;
  readonly params: ProblemParams;
  /** Field → sentence. */
  readonly errors: Record<string, string>;
  /** With `stale-version`: the record as it stands. */
  readonly record: unknown;

  constructor(status: number, detail: string, problem: Partial<Problem> = {}) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.code = problem.code ?? null;
    this.params = problem.params ?? {};
    this.errors = problem.errors ?? {};
    this.record = problem.record;
  }
}

/** Sends a request with the session's cookie; a success gives the body (undefined where there is none) and the headers. */
export async function send(request: Request): Promise<{ body: unknown; headers: Headers }> {
  const response = await answerOf(request);
  const text = await response.text();
  if (!response.ok) throw refusalOf(response, text);
  return { body: text === "" ? undefined : JSON.parse(text), headers: response.headers };
}

async function answerOf({ method, path, query, body, ifMatch, signal }: Request): Promise<Response> {
  const form = body instanceof FormData;
  const headers: Record<string, string> = { accept: "application/json" };
  // A browser writes a form's own type with its boundary.
  if (body !== undefined && !form) headers["content-type"] = "application/json";
  if (ifMatch !== undefined) headers["if-match"] = `"${ifMatch}"`;
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers,
      credentials: "same-origin",
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, "No answer", { code: "unavailable" });
  }
}

/** A path with its query; what is undefined or null is left out. */
export function addressOf(path: string, query: Record<string, unknown> = {}): string {
  const words = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString();
  if (search === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${search}`;
}

function refusalOf(response: Response, text: string): ApiError {
  const problem = problemOf(text);
  return new ApiError(response.status, problem?.detail ?? (text || phraseOf(response)), problem ?? {});
}

function problemOf(text: string): Partial<Problem> | null {
  try {
    const read = JSON.parse(text) as Partial<Problem> | null;
    return typeof read?.detail === "string" ? read : null;
  } catch {
    return null;
  }
}

// HTTP/2 and later carry no phrase beside the status.
const PHRASES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

const phraseOf = (response: Response): string => response.statusText || (PHRASES[response.status] ?? "");
