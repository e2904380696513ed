import { captureDaysOf } from "#app/features/captures/public.ts";
import { latestGoals } from "#app/features/goals/public.ts";
import { gratitudeDays } from "#app/features/gratitude/public.ts";
import { daysOfMoods, moodDaysOf } from "#app/features/moods/public.ts";
import { daysWithPeople, displayName } from "#app/features/relationships/public.ts";
import { completedPerDay, countOverdue } from "#app/features/tasks/public.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import type { DayReader } from "#app/platform/records/days.ts";
import type { Activity } from "../contract.ts";
import { ACTIVITY_WORDS, firstDay, type Facts } from "../rules.ts";

// Before any day that can be noted.
const BEGINNING = "0001-01-01";

/** What the rules are told of an account: one query of each keeper, none for each record. */
export async function gatherFacts(reader: DayReader, today: string, subscriber: boolean): Promise<Facts> {
  const from = subscriber ? null : firstDay(today);
  const days = { from: from ?? BEGINNING, to: today };
  const [moods, noted, captured, thanked, people, completed, overdue, goals] = await Promise.all([
    daysOfMoods({ db: reader.db, account: { id: reader.owner, timezone: reader.timezone } }, days.from, days.to),
    moodDaysOf(reader, days, ACTIVITY_WORDS),
    captureDaysOf(reader, days, ACTIVITY_WORDS),
    gratitudeDays(reader, days),
    daysWithPeople(reader, days),
    completedPerDay(reader, days),
    countOverdue(reader, today),
    latestGoals(reader),
  ]);
  const dayOf = (moment: Date) => localDate(moment, reader.timezone);
  return {
    today,
    from,
    moods,
    gratitudeDays: thanked,
    // A name is one of those that were asked for.
    activityDays: [...noted, ...captured].map(({ name, day }) => ({ activity: name as Activity, day })),
    people: people.map((person) => ({
      id: person.id,
      name: displayName(person),
      rhythm: person.checkInFrequency,
      since: dayOf(person.createdAt),
      last: person.lastInteraction && dayOf(person.lastInteraction),
      days: person.days,
    })),
    completed,
    overdue,
    goals: goals.map((goal) => ({ ...goal, moved: dayOf(goal.updatedAt), steps: goal.milestones })),
  };
}
