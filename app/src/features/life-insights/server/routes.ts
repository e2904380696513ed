import { countCaptures } from "#app/features/captures/public.ts";
import { countGoals } from "#app/features/goals/public.ts";
import { countGratitude } from "#app/features/gratitude/public.ts";
import { countEntries } from "#app/features/journal/public.ts";
import { countMoods } from "#app/features/moods/public.ts";
import { countPeople } from "#app/features/relationships/public.ts";
import { countTasks } from "#app/features/tasks/public.ts";
import { ok, route, type Route } from "#app/platform/http/route.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { readCards, readStats } from "../contract.ts";
import { cardsOf } from "../rules.ts";
import { gatherFacts } from "./gather-facts.ts";

export const lifeInsightRoutes: Route[] = [
  route(readStats, async ({ db, account }) => {
    const reader = { db, owner: account.id };
    const [tasks, goals, people, moods, gratitude, captures, journal] = await Promise.all([
      countTasks(reader),
      countGoals(reader),
      countPeople(reader),
      countMoods(reader),
      countGratitude(reader),
      countCaptures(reader),
      countEntries(reader),
    ]);
    return ok({ tasks, goals, people, moods, gratitude, captures, journal });
  }),
  route(readCards, async ({ db, account, now }) => {
    const reader = { db, owner: account.id, timezone: account.timezone };
    return ok(cardsOf(await gatherFacts(reader, localDate(now, account.timezone), account.subscriber)));
  }),
];
