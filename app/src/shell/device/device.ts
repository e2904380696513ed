import { z } from "zod";
import { localDate } from "#app/shared/calendar-date.ts";
import type { Answer, Endpoint, Received } from "#app/shared/endpoint.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { PROBLEMS, Refusal } from "#app/shared/problem.ts";
import { deviceTimeZone } from "../dates.ts";
import { ApiError } from "../http.ts";
import { currentLanguage, loadWords, sayKey } from "../language.ts";
import type { DeviceAct, DeviceListener } from "./device-act.ts";
import { DeviceLists } from "./device-lists.ts";
import { whileAlone } from "./device-lock.ts";

/** A request's parts as a caller gives them, not yet checked. */
export type DeviceCall = { params?: unknown; query?: unknown; body?: unknown; ifMatch?: number | undefined };

/** An endpoint, and what answers it on the device. */
export type DeviceRoute = {
  endpoint: Endpoint;
  answer: (act: DeviceAct, input: Received<Endpoint> & { ifMatch: number | undefined }) => unknown;
  /** Loads what the answer needs and other answers do not; waited for before the act begins. */
  ready?: (() => Promise<unknown>) | undefined;
};

type AnswerOf<E extends Endpoint> = Answer<E> extends undefined ? void : Answer<E>;

/**
 * Ties an endpoint to what answers it on the device; the types of both must agree. A list answers all of its rows in
 * order: pages are cut here.
 */
export const onDevice = <const E extends Endpoint>(
  endpoint: E,
  answer: (act: DeviceAct, input: Received<E> & { ifMatch: number | undefined }) => AnswerOf<E>,
  ready?: DeviceRoute["ready"],
): DeviceRoute => ({ endpoint, answer: answer as DeviceRoute["answer"], ready });

/** A visitor's device, in the place of the server: the same endpoints, the same checks, the same refusals. */
export type Device = {
  answers: (endpoint: Endpoint) => boolean;
  /** Answers a request; `next` is the cursor of a list's following page. Rejects with `ApiError` or `NotStored`. */
  answer: (endpoint: Endpoint, call: DeviceCall) => Promise<{ body: unknown; next: string | null }>;
};

type Parts = {
  routes: readonly DeviceRoute[];
  listeners: readonly DeviceListener[];
  /** Told, after an act is kept, what has to be read again. */
  tell: (topics: readonly string[]) => void;
};

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Makes the device of its features' answers. */
export function makeDevice({ routes, listeners, tell }: Parts): Device {
  const byKey = new Map(routes.map((route) => [keyOf(route.endpoint), route]));
  return {
    answers: (endpoint) => byKey.has(keyOf(endpoint)),
    answer: async (endpoint, call) => {
      const route = byKey.get(keyOf(endpoint));
      if (!route) throw await problemOf(new Refusal("not-found"));
      try {
        await route.ready?.();
        return await whileAlone(() => {
          const topics = new Set<string>();
          const act = startAct(listeners, topics);
          const input = receive(endpoint, call);
          const body = route.answer(act, input);
          act.lists.commit();
          if (topics.size > 0) tell([...topics]);
          return isPaged(endpoint) && Array.isArray(body) ? cut(body, call.query) : { body, next: null };
        });
      } catch (error) {
        throw error instanceof Refusal ? await problemOf(error) : error;
      }
    },
  };
}

function startAct(listeners: readonly DeviceListener[], topics: Set<string>): DeviceAct {
  const now = new Date();
  const timezone = deviceTimeZone();
  const act: DeviceAct = {
    lists: new DeviceLists(),
    actor: "person",
    now,
    today: localDate(now, timezone),
    timezone,
    language: currentLanguage(),
    announce: (change) => {
      topics.add(change.topic);
      for (const listen of listeners) listen(act, change);
    },
  };
  return act;
}

function receive(endpoint: Endpoint, call: DeviceCall) {
  try {
    return {
      params: endpoint.params?.parse(call.params ?? {}),
      query: endpoint.query?.parse(words(call.query)),
      body: endpoint.body?.parse(call.body),
      ifMatch: call.ifMatch,
    } as Received<Endpoint> & { ifMatch: number | undefined };
  } catch (error) {
    throw error instanceof z.ZodError ? refusalOf(error) : error;
  }
}

// A query is words, as in an address; what is undefined or null is left out, and the cursor is ours (see `cut`).
const words = (query: unknown) =>
  Object.fromEntries(
    Object.entries((query ?? {}) as object)
      .filter(([name, value]) => name !== "cursor" && value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

function refusalOf(error: z.ZodError): Refusal {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    errors[path.join(".") || "body"] ??= /^\w+:[\w.]+$/.test(message) ? message : "shared:validation.other";
  }
  return new Refusal("invalid", { errors });
}

async function problemOf({ code, params, errors, record }: Refusal): Promise<ApiError> {
  const keys = Object.values(errors ?? {}).map((key) => key.split(":")[0] as string);
  await loadWords(["shared", ...new Set(keys)]);
  const say = (key: string) => sayKey(key, params) ?? key;
  const said = Object.entries(errors ?? {}).map(([field, key]) => [field, say(key)] as const);
  return new ApiError(PROBLEMS[code], say(`shared:problems.${code}`), {
    code,
    params,
    errors: Object.fromEntries(said),
    record,
  });
}

// Whoever understands `limit` answers in pages, as on the server.
const isPaged = ({ query }: Endpoint): boolean => query instanceof z.ZodObject && "limit" in query.shape;

// The cursor is how many rows were shown: on one device nobody else adds any meanwhile.
function cut(rows: readonly unknown[], query: unknown): { body: unknown[]; next: string | null } {
  const { limit, cursor } = (query ?? {}) as { limit?: number | string; cursor?: string };
  const from = Number(cursor ?? 0);
  const to = from + Number(limit ?? LIMITS.pageDefault);
  return { body: rows.slice(from, to), next: to < rows.length ? String(to) : null };
}
