import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { listInsights, type Insight } from "#app/features/insights/contract.ts";
import type { Page } from "#app/shell/api.ts";
import { refresh } from "#app/shell/queries.ts";
import type { CaptureWithInsights } from "../contract.ts";

/** Where the lists of captures with their items are cached; browse reads them. */
export const CAPTURES_WITH_INSIGHTS = "/api/captures/with-insights";

const LISTS = [
  "/api/insights",
  "/api/captures",
  "/api/tasks",
  "/api/goals",
  "/api/relationships",
  "/api/moods",
  "/api/check-ins",
  "/api/gratitude",
] as const;

/** Reads again whatever a change of an item or a capture may have changed. */
export const refreshRecords = (client: QueryClient): Promise<void> => refresh(client, LISTS);

type Pages<T> = InfiniteData<Page<T[]>>;

/**
 * Shows a change of an item at once in every list that holds it; `edit` answers the changed item, or null where it goes.
 * The answer puts everything back as it was.
 */
export function editShown(client: QueryClient, id: string, edit: (item: Insight) => Insight | null): () => void {
  const lists = { queryKey: [listInsights.path] };
  const notes = { queryKey: [CAPTURES_WITH_INSIGHTS] };
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(notes)];
  // An answer that is on its way would show the old state again.
  void client.cancelQueries(lists);
  void client.cancelQueries(notes);
  const change = (items: Insight[]) => items.flatMap((item) => (item.id === id ? (edit(item) ?? []) : [item]));
  client.setQueriesData<Pages<Insight>>(lists, (data) => data && eachPage(data, change));
  client.setQueriesData<Pages<CaptureWithInsights>>(
    notes,
    (data) => data && eachPage(data, (rows) => rows.map((row) => ({ ...row, insights: change(row.insights) }))),
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

const eachPage = <T>(data: Pages<T>, change: (items: T[]) => T[]): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
});
