import { infiniteQueryOptions } from "@tanstack/react-query";
import { browseCaptures, browseJournal } from "#app/features/browse/contract.ts";
import { listCaptures } from "#app/features/captures/contract.ts";
import type { CaptureWithInsights } from "#app/features/filing/contract.ts";
import { listInsights } from "#app/features/insights/contract.ts";
import type { JournalEntry, JournalFilter } from "#app/features/journal/contract.ts";
import { pagesOf } from "#app/shell/queries.ts";

/** What is looked for on the page; nothing of it stands in the address. */
export type Choice = {
  q: string;
  /** Only entries that hold such an item. */
  holds: JournalFilter | null;
  /** The first and the last day; null: open. */
  from: string | null;
  to: string | null;
};

export const NO_CHOICE: Choice = { q: "", holds: null, from: null, to: null };

/** Whether anything is left out. */
export const isChosen = ({ q, holds, from, to }: Choice): boolean =>
  q !== "" || holds !== null || from !== null || to !== null;

/** The one day that is chosen, or null. */
export const chosenDay = ({ from, to }: Choice): string | null => (from === to ? from : null);

/** One row of the page: an entry of the journal, or, on the filtered pages, anything that was captured. */
export type JournalRow = CaptureWithInsights & { entry?: JournalEntry };

const PAGE = 10;

// Only what chooses something is sent, so that the same list has one key.
const wordsOf = ({ q, from, to }: Choice) => ({
  limit: PAGE,
  ...(q !== "" && { q }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});

// Read again when a capture or an item changes, too.
const ALSO = [listCaptures.path, listInsights.path];

/** The entries of the journal in pages, the newest first. */
export function entriesInPages(choice: Choice) {
  const query = { ...wordsOf(choice), ...(choice.holds !== null && { filter: choice.holds }) };
  const pages = pagesOf(browseJournal, { query });
  return infiniteQueryOptions({ ...pages, queryKey: [...pages.queryKey, ...ALSO] });
}

/** All that was captured, entries among it, that holds an item of a category, in pages. */
export function notesInPages(category: JournalFilter, choice: Choice) {
  const pages = pagesOf(browseCaptures, { query: { category, ...wordsOf(choice) } });
  return infiniteQueryOptions({ ...pages, queryKey: [...pages.queryKey, ...ALSO] });
}
