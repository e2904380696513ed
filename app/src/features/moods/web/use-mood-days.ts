import { addDays, daysBetween } from "@wisp/organizer";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryOf } from "#app/shell/queries.ts";
import { readMoodDays, type MoodDay } from "../contract.ts";

/** A day of a chart: null where nothing was noted. */
export type ShownDay = { date: string; day: MoodDay | null };

/** Every day from `from` to `to`, with its average where it has one; `days` stand there already while they load. */
export function useMoodDays(from: string, to: string) {
  const query = useQuery(queryOf(readMoodDays, { query: { from, to } }));
  const days = useMemo(() => allDays(from, to, query.data ?? []), [from, to, query.data]);
  return { days, query };
}

function allDays(from: string, to: string, noted: readonly MoodDay[]): ShownDay[] {
  const known = new Map(noted.map((day) => [day.date, day]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { date, day: known.get(date) ?? null };
  });
}
