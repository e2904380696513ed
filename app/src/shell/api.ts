import type { Answer, Call, Endpoint } from "#app/shared/endpoint.ts";
import { deviceFor } from "./device/device-door.ts";
import { send } from "./http.ts";

// What every endpoint may be given beside its own input.
type Extra = { ifMatch?: number | undefined; signal?: AbortSignal | undefined };
type MayBeLeftOut<T> = undefined extends T ? true : Partial<T> extends T ? true : false;

/** What `call` takes: `params`, `query` and `body`, each only where the endpoint has it; one that may be empty may be left out. */
export type Input<E extends Endpoint> = Extra & {
  [K in keyof Call<E> as MayBeLeftOut<Call<E>[K]> extends true ? never : K]: Call<E>[K];
} & {
  [K in keyof Call<E> as MayBeLeftOut<Call<E>[K]> extends true ? K : never]?: Call<E>[K] | undefined;
};

/** Left out altogether where nothing in it is required. */
export type InputArgs<E extends Endpoint> = Partial<Input<E>> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** The parts of an input as the code below reads them, whatever the endpoint. */
type Parts = Extra & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** An endpoint's path with its `:name` parameters filled in. */
export function pathOf(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

/** Calls an endpoint, a visitor's on their device; resolves to the body of its success. Rejects with `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: InputArgs<E>): Promise<Answer<E>> {
  const { body } = await sendTo(endpoint, input);
  return body as Answer<E>;
}

/** One page of a list; `next` is the following page's address, for `callPage` again, or null at the end. */
export type Page<T> = { items: T; next: string | null };

/** Calls a list endpoint for its first page, or for the page at `next`. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  next?: string | null,
): Promise<Page<Answer<E>>> {
  const { signal, ...parts } = input as Parts;
  const device = await deviceFor(endpoint);
  if (device) {
    const query = { ...parts.query, cursor: next ?? undefined };
    const page = await device.answer(endpoint, { ...parts, query });
    return { items: page.body as Answer<E>, next: page.next };
  }
  const { body, headers } = next ? await send({ method: "GET", path: next, signal }) : await sendTo(endpoint, input);
  return { items: body as Answer<E>, next: nextOf(headers.get("link")) };
}

/** The address of `rel="next"` in a `Link` header, as a path of this site. */
export function nextOf(link: string | null): string | null {
  const address = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(link ?? "")?.[1];
  if (address === undefined) return null;
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}

async function sendTo(endpoint: Endpoint, input: unknown): Promise<{ body: unknown; headers: Headers }> {
  const { params, query, body, ifMatch, signal } = (input ?? {}) as Parts;
  const device = await deviceFor(endpoint);
  if (device) {
    const answer = await device.answer(endpoint, { params, query, body, ifMatch });
    return { body: answer.body, headers: new Headers() };
  }
  return send({ method: endpoint.method, path: pathOf(endpoint, params), query, body, ifMatch, signal });
}
