import { queryOptions } from "@tanstack/react-query";
import { listCaptures } from "#app/features/captures/contract.ts";
import { listGoals } from "#app/features/goals/contract.ts";
import { listGratitude } from "#app/features/gratitude/contract.ts";
import { listMoods } from "#app/features/moods/contract.ts";
import { listRelationships } from "#app/features/relationships/contract.ts";
import { listTasks } from "#app/features/tasks/contract.ts";
import { queryOf } from "#app/shell/queries.ts";
import { readCards, readStats } from "../contract.ts";

// Summed up from all of these, and so read again whenever one of them changes.
const SOURCES = [listMoods, listTasks, listGoals, listRelationships, listGratitude].map(({ path }) => path);

/** The four cards. */
export const cardsQuery = queryOptions({ ...queryOf(readCards), queryKey: [readCards.path, ...SOURCES] as never });

/** How much there is of everything. */
export const statsQuery = queryOptions({
  ...queryOf(readStats),
  queryKey: [readStats.path, ...SOURCES, listCaptures.path, "/api/journal"] as never,
});
