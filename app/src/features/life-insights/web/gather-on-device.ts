import { CAPTURE_LIST } from "#app/features/captures/web/on-device.ts";
import { GOAL_LIST } from "#app/features/goals/web/on-device.ts";
import { GRATITUDE_LIST } from "#app/features/gratitude/web/on-device.ts";
import { averageByDay } from "#app/features/moods/rules.ts";
import { MOOD_LIST } from "#app/features/moods/web/on-device.ts";
import { displayName } from "#app/features/relationships/rules.ts";
import { INTERACTION_LIST } from "#app/features/relationships/web/last-interaction-on-device.ts";
import { PERSON_LIST } from "#app/features/relationships/web/on-device.ts";
import { TASK_LIST } from "#app/features/tasks/web/on-device.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { fold } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { ACTIVITIES } from "../contract.ts";
import { ACTIVITY_WORDS, firstDay, type Facts } from "../rules.ts";

/** What the rules are told of a visitor: the same sums as the server's, made from the lists on the device. */
export function gatherOnDevice(act: DeviceAct): Facts {
  const { today, lists } = act;
  const from = firstDay(today);
  const dayOf = (instant: string) => localDate(new Date(instant), act.timezone);
  const within = (day: string) => day >= from && day <= today;
  const unique = (days: string[]) => [...new Set(days)].sort();

  const moods = lists.rows(MOOD_LIST).map((row) => ({ ...row, at: dayOf(row.createdAt) }));
  const met = lists.rows(INTERACTION_LIST).filter(({ kind, at }) => kind === "interaction" && within(dayOf(at)));
  const tasks = lists.rows(TASK_LIST);
  return {
    today,
    from,
    moods: averageByDay(moods.filter(({ at }) => within(at))),
    gratitudeDays: unique(
      lists
        .rows(GRATITUDE_LIST)
        .map(({ date }) => date)
        .filter(within),
    ),
    activityDays: activitiesOf([
      ...moods.map(({ at, notes }) => ({ day: at, text: notes ?? "" })),
      ...lists.rows(CAPTURE_LIST).map(({ createdAt, text }) => ({ day: dayOf(createdAt), text })),
    ]).filter(({ day }) => within(day)),
    people: lists.rows(PERSON_LIST).map((person) => ({
      id: person.id,
      name: displayName(person),
      rhythm: person.checkInFrequency,
      since: dayOf(person.createdAt),
      last: person.lastInteraction && dayOf(person.lastInteraction),
      days: unique(met.filter(({ personIds }) => personIds.includes(person.id)).map(({ at }) => dayOf(at))),
    })),
    completed: [
      // A device notes no moment of completion; the last change of a done task is it.
      ...Map.groupBy(
        tasks.filter(({ isCompleted }) => isCompleted),
        ({ updatedAt }) => dayOf(updatedAt),
      ),
    ]
      .filter(([day]) => within(day))
      .map(([day, done]) => {
        const dated = done.flatMap(({ dueDate }) => dueDate ?? []);
        return {
          day,
          done: done.length,
          dated: dated.length,
          inTime: dated.filter((due) => due.slice(0, 10) >= day).length,
        };
      }),
    overdue: tasks.filter(({ isCompleted, dueDate }) => !isCompleted && dueDate !== null && dueDate < today).length,
    goals: lists.rows(GOAL_LIST).map((goal) => ({ ...goal, moved: dayOf(goal.updatedAt), steps: goal.milestones })),
  };
}

function activitiesOf(texts: { day: string; text: string }[]): Facts["activityDays"] {
  return ACTIVITIES.flatMap((activity) => {
    const words = new RegExp(`\\b(?:${ACTIVITY_WORDS[activity]})\\b`);
    const days = texts.filter(({ text }) => words.test(fold(text))).map(({ day }) => day);
    return [...new Set(days)].map((day) => ({ activity, day }));
  });
}
