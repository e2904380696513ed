import type { Query, QueryClient } from "@tanstack/react-query";
import { listInsights, type Insight } from "#app/features/insights/contract.ts";
import { editRows, mapPages, type CachedPages } from "#app/shell/cached-rows.ts";
import { refresh } from "#app/shell/queries.ts";
import type { CaptureWithInsights } from "../contract.ts";

// Where the lists of captures and of journal entries with their items are cached.
const NOTES = ["/api/captures/with-insights", "/api/journal/with-insights"];

const LISTS = [
  "/api/insights",
  "/api/captures",
  "/api/tasks",
  "/api/goals",
  "/api/relationships",
  "/api/moods",
  "/api/check-ins",
  "/api/gratitude",
  "/api/journal",
] as const;

/** Reads again whatever a change of an item or a capture may have changed. */
export const refreshRecords = (client: QueryClient): Promise<void> => refresh(client, LISTS);

/**
 * Shows a change of an item at once in every list that holds it; `edit` answers the changed item, or null where it goes.
 * The answer puts everything back as it was.
 */
export function editShown(client: QueryClient, id: string, edit: (item: Insight) => Insight | null): () => void {
  const notes = { predicate: ({ queryKey: [path] }: Query) => NOTES.some((known) => known === path) };
  const before = client.getQueriesData(notes);
  const putBack = editRows<Insight>(client, listInsights.path, id, edit);
  void client.cancelQueries(notes);
  const change = (items: Insight[]) => items.flatMap((item) => (item.id === id ? (edit(item) ?? []) : [item]));
  client.setQueriesData<CachedPages<CaptureWithInsights>>(
    notes,
    (data) => data && mapPages(data, (rows) => rows.map((row) => ({ ...row, insights: change(row.insights) }))),
  );
  return () => {
    putBack();
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
