import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listInsights } from "#app/features/insights/contract.ts";
import {
  analyzeMood,
  listMoods,
  moodAnalysis,
  type MoodAnalysis,
  type MoodEntry,
} from "#app/features/moods/contract.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { queryOf, refresh } from "#app/shell/queries.ts";
import { isAnalysisDue } from "../rules.ts";

const SAVED = queryOf(listInsights, { query: { category: "mood_analysis", limit: 1 } });
const LATEST = queryOf(listMoods, { query: { limit: LIMITS.list } });
// The words beside a mood are context, and not all of them.
const NOTES = 200;

/** An account's newest saved analysis with its moment; where there is none, or moods came since, one is asked for. */
export function useStoredAnalysis(): {
  analysis: { said: MoodAnalysis; at: string } | null;
  loading: boolean;
  working: boolean;
  error: Error | null;
  retry: () => void;
} {
  const client = useQueryClient();
  const saved = useQuery(SAVED);
  const moods = useQuery(LATEST);
  const [newest, held] = [moods.data?.[0], saved.data?.[0]];
  const [now] = useState(() => new Date());
  const dayOf = (instant: Date) => localDate(instant, deviceTimeZone());
  const due =
    saved.data !== undefined &&
    newest !== undefined &&
    isAnalysisDue(held?.createdAt ?? null, newest.createdAt, (instant) => dayOf(new Date(instant)), dayOf(now));
  // Once for these moods, however often the page is opened; the answer is stored, and then read as such.
  const asked = useQuery({
    queryKey: ["life-insights/asked", newest?.id],
    enabled: due,
    queryFn: async () => {
      const answer = await call(analyzeMood, { body: { moodData: (moods.data ?? []).map(sent) } });
      await refresh(client, [listInsights.path]);
      return answer;
    },
  });
  const read = held && readAnalysis(held.content);
  return {
    analysis: read && held ? { said: read, at: held.createdAt } : null,
    loading: saved.isPending || moods.isPending,
    working: due && asked.isFetching,
    error: saved.error ?? moods.error ?? (due ? asked.error : null),
    retry: () => {
      if (saved.error) void saved.refetch();
      if (moods.error) void moods.refetch();
      if (asked.error) void asked.refetch();
    },
  };
}

const sent = ({ mood, notes, createdAt }: MoodEntry) => ({
  mood,
  date: localDate(new Date(createdAt), deviceTimeZone()),
  notes: notes?.slice(0, NOTES) ?? null,
});

function readAnalysis(content: string): MoodAnalysis | null {
  try {
    return moodAnalysis.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}
