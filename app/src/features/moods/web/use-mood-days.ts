import { addDays, daysBetween } from "@wisp/organizer";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#app/shell/queries.ts";
import { readMoodDays, type MoodDay } from "../contract.ts";

/** A day of a chart: null where nothing was noted. */
export type ShownDay = { date: string; day: MoodDay | null };

/** Every day from `from` to `to`, with its average where it has one; `days` stand there already while they load. */
export function useMoodDays(from: string, to: string) {
  const query = useQuery(queryOf(readMoodDays, { query: { from, to } }));
  const known = new Map(query.data?.map((day) => [day.date, day]));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index): ShownDay => {
    const date = addDays(from, index);
    return { date, day: known.get(date) ?? null };
  });
  return { days, query };
}
