import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Answer, Endpoint } from "#app/shared/endpoint.ts";
import { readBesideRows } from "./beside-rows.ts";
import { call, callPage, pathOf, type Input, type InputArgs, type Page } from "./api.ts";

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

// The path comes first, so that events and acts can name what they make old by the beginning of a path.
function keyOf(endpoint: Endpoint, input: unknown) {
  const { params, query } = (input ?? {}) as Parts;
  const path = pathOf(endpoint, params);
  return query && Object.keys(query).length > 0 ? ([path, query] as const) : ([path] as const);
}

/** A GET endpoint as a query, for `useQuery`: its key is the path, and the query words where there are any. */
export function queryOf<E extends Endpoint>(endpoint: E, ...[input]: InputArgs<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Answer<E>> => call(endpoint, ...([{ ...input, signal }] as unknown as InputArgs<E>)),
  });
}

/** A list endpoint as pages, for `useInfiniteQuery`; `data.pages[].items` are the rows. */
export function pagesOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), "pages"],
    queryFn: async ({ signal, pageParam, client }): Promise<Page<Answer<E>>> => {
      const page = await callPage(endpoint, { ...input, signal }, pageParam);
      await readBesideRows(client, endpoint.path, page.items as unknown as readonly unknown[]);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Answer<E>>) => page.next,
  });
}

/**
 * Reads again every query whose path is one of these or stands below one, e.g. `["/api/tasks", "/api/insights"]`. A key
 * may name further paths behind its own: those of the other lists that its answer is made of.
 */
export function refresh(client: QueryClient, paths: readonly string[]): Promise<void> {
  const isOld = (key: string) => paths.some((path) => key === path || key.startsWith(`${path}/`));
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => typeof part === "string" && isOld(part)),
  });
}
