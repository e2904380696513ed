import { useQuery } from "@tanstack/react-query";
import { listCaptureDays } from "#app/features/browse/contract.ts";
import { listInsights } from "#app/features/insights/contract.ts";
import { listJournalDays, type JournalFilter } from "#app/features/journal/contract.ts";
import { call } from "#app/shell/api.ts";

/** The days of a month, given by any of them, that have something on this page. */
export function useJournalDays(filter: JournalFilter | null, month: string): ReadonlySet<string> {
  const query = { from: `${month.slice(0, 7)}-01`, to: lastOf(month) };
  const { data } = useQuery({
    // Items come and go without their note: then the days are read again, too.
    queryKey: [filter === null ? listJournalDays.path : listCaptureDays.path, { ...query, filter }, listInsights.path],
    queryFn: ({ signal }) =>
      filter === null
        ? call(listJournalDays, { query, signal })
        : call(listCaptureDays, { query: { ...query, category: filter }, signal }),
  });
  return new Set(data);
}

const lastOf = (month: string): string => {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).toISOString().slice(0, 10);
};
