import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Page } from "./api.ts";

/** A list in pages as the cache holds it. */
export type CachedPages<T> = InfiniteData<Page<T[]>>;

/** The same pages with their rows changed. */
export const mapPages = <T>(data: CachedPages<T>, change: (rows: T[]) => T[]): CachedPages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/**
 * Shows a change of one row at once in every list of a path (e.g. "/api/tasks"); `edit` answers the changed row, or null
 * where it goes. The answer puts everything back as it was.
 */
export function editRows<T extends { id: string }>(
  client: QueryClient,
  path: string,
  id: string,
  edit: (row: T) => T | null,
): () => void {
  const lists = { queryKey: [path] };
  const before = client.getQueriesData(lists);
  // An answer that is on its way would show the old state again.
  void client.cancelQueries(lists);
  client.setQueriesData<CachedPages<T>>(
    lists,
    // What is not held in pages is read again by whoever changed it.
    (data) =>
      data?.pages && mapPages(data, (rows) => rows.flatMap((row) => (row.id === id ? (edit(row) ?? []) : [row]))),
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
