import type { QueryClient } from "@tanstack/react-query";

/** Reads into the cache what is shown beside a list's rows; `path` is the list's. */
type FetchBeside = (client: QueryClient, path: string, rows: readonly unknown[]) => Promise<void>;

let fetchBeside: FetchBeside | null = null;

/** Lends the shell what else a list's rows need: only the entry knows the feature that has it. */
export const provideBesideRows = (fetch: FetchBeside): void => {
  fetchBeside = fetch;
};

/** Waits for what stands beside rows, so that nothing moves when it comes; a list does not fail for the lack of it. */
export const readBesideRows: FetchBeside = async (client, path, rows) => {
  await fetchBeside?.(client, path, rows).catch(() => undefined);
};
