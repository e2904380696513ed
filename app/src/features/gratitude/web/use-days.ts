import { useInfiniteQuery } from "@tanstack/react-query";
import { addDays, addMonths } from "@wisp/organizer";
import { pagesOf } from "#app/shell/queries.ts";
import { listGratitude, type GratitudeDay } from "../contract.ts";

/** One day; `day` is undefined where it holds nothing, or is not there yet. */
export function useDay(date: string) {
  const query = useInfiniteQuery(pagesOf(listGratitude, { query: { from: date, to: date } }));
  return { query, day: query.data?.pages[0]?.items[0] as GratitudeDay | undefined };
}

/** The days of a month that hold something; `month` is any of its days. */
export function useMarkedDays(month: string): ReadonlySet<string> {
  const from = `${month.slice(0, 7)}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const query = useInfiniteQuery(pagesOf(listGratitude, { query: { from, to, limit: 31 } }));
  return new Set(query.data?.pages[0]?.items.map((day) => day.date));
}
