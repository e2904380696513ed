import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { listGoals } from "#app/features/goals/contract.ts";
import { listGratitude } from "#app/features/gratitude/contract.ts";
import { listSources, type RecordSource } from "#app/features/insights/contract.ts";
import { listMoods } from "#app/features/moods/contract.ts";
import { listFacts, listInteractions } from "#app/features/relationships/contract.ts";
import { listTasks } from "#app/features/tasks/contract.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";

/** The words that a record came from, or null; read again whenever insights are. */
export const sourceQuery = (recordId: string) =>
  queryOptions({ queryKey: [listSources.path, recordId], queryFn: () => sourceOf(recordId) });

const LISTS: ReadonlySet<string> = new Set(
  [listTasks, listGoals, listMoods, listGratitude, listInteractions, listFacts].map(({ path }) => path),
);

/** Reads the sources of a list's records together with the list, so that no row grows once it is shown. */
export async function fetchSourcesBeside(client: QueryClient, path: string, rows: readonly unknown[]): Promise<void> {
  if (LISTS.has(path)) await Promise.all(rows.flatMap(idsOf).map((id) => client.fetchQuery(sourceQuery(id))));
}

// A day of gratitude holds the records as its items.
function idsOf(row: unknown): string[] {
  const { id, items } = row as { id: string; items?: { id: string }[] };
  return items ? items.map((item) => item.id) : [id];
}

type Batch = { ids: Set<string>; answer: Promise<Map<string, RecordSource>> };
let batch: Batch | null = null;

// Whatever is asked for in one tick goes in one request.
async function sourceOf(recordId: string): Promise<RecordSource | null> {
  batch ??= startBatch();
  batch.ids.add(recordId);
  return (await batch.answer).get(recordId) ?? null;
}

function startBatch(): Batch {
  const ids = new Set<string>();
  const ask = async () => {
    await new Promise((done) => setTimeout(done));
    batch = null;
    const all = [...ids];
    const chunks = Array.from({ length: Math.ceil(all.length / LIMITS.pageMax) }, (_, index) =>
      all.slice(index * LIMITS.pageMax, (index + 1) * LIMITS.pageMax).join(","),
    );
    const found = await Promise.all(chunks.map((recordIds) => call(listSources, { query: { recordIds } })));
    return new Map(found.flat().map((source) => [source.recordId, source]));
  };
  return { ids, answer: ask() };
}
