import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Category } from "@wisp/organizer";
import { countInsights, listInsights } from "#app/features/insights/contract.ts";
import { pagesOf, queryOf } from "#app/shell/queries.ts";
import { browseCaptures } from "../contract.ts";
import type { Choice } from "./filters.ts";

const PAGE = 20;

/** What the person gave with what came of it, in pages; read again when a capture or an item changes. */
export function capturesInPages(order: "asc" | "desc" = "desc") {
  const pages = pagesOf(browseCaptures, { query: { limit: PAGE, order } });
  return infiniteQueryOptions({ ...pages, queryKey: [...pages.queryKey, listInsights.path] });
}

type Shown = Partial<Choice> & { category?: Category | undefined; trash?: boolean };

// Flags are sent only where they choose something, so that the same list has one key.
const flagsOf = ({ q, onlyFavorites, trash }: Shown) => ({
  ...(q && { q }),
  ...(onlyFavorites && { isFavorite: "true" as const }),
  ...(trash && { trash: "true" as const }),
});

/** Items by themselves, in pages. */
export const itemsInPages = (shown: Shown) =>
  pagesOf(listInsights, {
    query: {
      limit: PAGE,
      order: shown.oldestFirst ? "asc" : "desc",
      ...(shown.category && { category: shown.category }),
      ...(shown.hideCompleted && shown.category === "task" && { isCompleted: "false" as const }),
      ...flagsOf(shown),
    },
  });

/** How many items stand in each category. */
export const itemCounts = (shown: Shown) => queryOf(countInsights, { query: flagsOf(shown) });

/** The same without what is completed. */
export const openItemCounts = (shown: Shown) =>
  queryOf(countInsights, { query: { ...flagsOf(shown), isCompleted: "false" as const } });
