/** Every refusal that the server can give: its code and its HTTP status. The sentences stand in `words/`. */
export const PROBLEMS = {
  "malformed": 400,
  "invalid": 400,
  "timezone-required": 400,
  "not-signed-in": 401,
  "wrong-credentials": 401,
  "forbidden-origin": 403,
  "free-limit": 403,
  "confirm-password": 403,
  "day-over": 403,
  "not-found": 404,
  "gone": 404,
  "conflict": 409,
  "stale-version": 409,
  "taken": 409,
  "too-large": 413,
  "too-many-requests": 429,
  "internal": 500,
  "unavailable": 503,
} as const;

/** The closed list of refusal codes. */
export type ProblemCode = keyof typeof PROBLEMS;

/** What every endpoint may answer beside its own list. */
export const COMMON_PROBLEMS = ["malformed", "invalid", "forbidden-origin", "too-large", "unavailable"] as const;

/** Values that a sentence about a refusal needs, e.g. `{ maximum: 5 }`. */
export type ProblemParams = Record<string, string | number>;

/** The body of every refusal (`application/problem+json`, RFC 9457). */
export type Problem = {
  title: string;
  status: number;
  /** An English sentence. */
  detail: string;
  code: ProblemCode;
  params: ProblemParams;
  /** Field → English sentence, of 400 and of a taken name. */
  errors?: Record<string, string>;
  /** With `stale-version`: the record as it stands. */
  record?: unknown;
};

/** A refusal by a rule: thrown within an act, it rolls the act's transaction back and becomes a problem answer. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** Field → word key (see `words.ts`), for `invalid` and `taken`. */
  readonly errors: Record<string, string> | undefined;
  readonly record: unknown;

  constructor(
    code: ProblemCode,
    more: { params?: ProblemParams; errors?: Record<string, string>; record?: unknown } = {},
  ) {
    super(code);
    this.code = code;
    this.params = more.params ?? {};
    this.errors = more.errors;
    this.record = more.record;
  }
}
