import { useQuery } from "@tanstack/react-query";
import { CATEGORIES, type Category } from "@wisp/organizer";
import type { Choice } from "./filters.ts";
import { itemCounts, openItemCounts } from "./queries.ts";

/** The numbers beside the categories; null until they are known. */
export function useCounts(choice: Choice, trash: boolean): { all: number; of: (category: Category) => number } | null {
  const all = useQuery(itemCounts({ ...choice, trash }));
  const open = useQuery({ ...openItemCounts({ ...choice, trash }), enabled: choice.hideCompleted });
  const { data } = all;
  if (!data) return null;
  // Only tasks are hidden when they are completed.
  const of = (category: Category) =>
    (category === "task" && choice.hideCompleted && open.data ? open.data : data)[category] ?? 0;
  return { all: CATEGORIES.reduce((sum, category) => sum + of(category), 0), of };
}
