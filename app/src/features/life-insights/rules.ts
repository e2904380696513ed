import { addDays, daysBetween, weekday } from "@wisp/organizer";
import type { Relationship } from "#app/features/relationships/contract.ts";
import { checkInDue } from "#app/features/relationships/rules/check-in.ts";
import {
  ACTIVITIES,
  type Activity,
  type Card,
  type Comparison,
  type LifeCards,
  type Point,
  type PointKey,
} from "./contract.ts";

/** How far back the cards look, in days; for a subscriber to the beginning (decisions 7). */
export const WINDOW = 90;
/** Below these the cards say nothing: days with a mood, days on each side of a comparison, and entries of a kind. */
export const FLOORS = { moodDays: 14, side: 5, tasks: 5, weekdayTasks: 20, interactions: 3 } as const;
// A difference in moods, which go from 1 to 5, and how many times its own uncertainty it has to be.
const CLEAR = { difference: 0.5, certainty: 2.6 };
const SLIGHT = { difference: 0.25, certainty: 1.6 };
// Days that happen to be all alike must not look certain.
const LEAST_VARIANCE = 0.25;
const FEW = 15;
const STALLED_DAYS = 30;

/** What the rules are told: small sums over the window, gathered on the server or on the device. Days are `YYYY-MM-DD`. */
export type Facts = {
  today: string;
  /** The first day of the window; null where it has no beginning. */
  from: string | null;
  /** Each day with a mood, and the average of its moods, from 1 (unpleasant) to 5 (pleasant). */
  moods: { date: string; average: number }[];
  gratitudeDays: string[];
  activityDays: { activity: Activity; day: string }[];
  people: {
    id: string;
    name: string;
    rhythm: Relationship["checkInFrequency"];
    since: string;
    last: string | null;
    days: string[];
  }[];
  /** Each day on which tasks were completed: how many, how many of them had a date, and how many kept it. */
  completed: { day: string; done: number; dated: number; inTime: number }[];
  overdue: number;
  goals: {
    title: string;
    dueDate: string | null;
    progress: number;
    isCompleted: boolean;
    moved: string;
    steps: { isCompleted: boolean }[];
  }[];
};

/** The first day of the window that ends today. */
export const firstDay = (today: string): string => addDays(today, 1 - WINDOW);

/** All four cards. */
export const cardsOf = (facts: Facts): LifeCards => ({
  from: facts.from,
  to: facts.today,
  moodDays: facts.moods.length,
  patterns: patternsOf(facts),
  productivity: productivityOf(facts),
  relationships: relationshipsOf(facts),
  goals: goalsOf(facts),
});

const say = (
  key: PointKey,
  params: Point["params"],
  basis: number,
  links: Point["links"],
  comparison: Comparison | null = null,
): Point => ({ key, params, basis, comparison, links });
const page = (to: Point["links"][number]["to"], path: string): Point["links"][number] => ({ to, path, date: null });
const toPerson = (id: string) => page("person", `/relationships?person=${id}`);
const toDays = (days: readonly string[]): Point["links"] =>
  [...days]
    .sort()
    .reverse()
    .slice(0, 3)
    .map((date) => ({ to: "day", path: `/emotions?date=${date}`, date }));

/**
 * Whether moods are to be analyzed anew: never without one, always without an analysis, else where a mood came since,
 * once a day. @param saved when the newest analysis was made, null where there is none
 */
export const isAnalysisDue = (
  saved: string | null,
  newestMood: string | null,
  dayOf: (instant: string) => string,
  today: string,
): boolean => newestMood !== null && (saved === null || (newestMood > saved && dayOf(saved) < today));

/** What goes together with how somebody felt: which days differ from the others, and which do not. Never why. */
export function patternsOf({ moods, people, activityDays, gratitudeDays }: Facts): Card {
  if (moods.length < FLOORS.moodDays)
    return { points: [], missing: { key: "moodDays", params: { needed: FLOORS.moodDays, have: moods.length } } };
  const subjects: { key: PointKey; params: Point["params"]; days: string[]; link?: Point["links"][number] }[] = [
    ...people.map(({ id, name, days }) => ({ key: "person" as const, params: { name }, days, link: toPerson(id) })),
    ...ACTIVITIES.map((activity) => ({
      key: "activity" as const,
      params: { activity },
      days: activityDays.filter((each) => each.activity === activity).map(({ day }) => day),
    })),
    { key: "gratitude", params: {}, days: gratitudeDays, link: page("gratitude", "/gratitude") },
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => ({
      key: "weekday" as const,
      params: { weekday: number },
      days: moods.map(({ date }) => date).filter((date) => weekday(date) === number),
    })),
  ];
  const moodDays = new Set(moods.map(({ date }) => date));
  const found = subjects.flatMap(({ key, params, days, link }) => {
    const compared = compareDays(moods, new Set(days));
    if (compared === null) return [];
    const felt = days.filter((day) => moodDays.has(day));
    const links = [...(link ? [link] : []), ...toDays(felt)];
    return [{ ...say(key, params, compared.days, links, compared), comparison: compared }];
  });
  if (found.length === 0) return { points: [], missing: { key: "sides", params: { needed: FLOORS.side } } };
  const rank = { clear: 0, slight: 1, none: 2 };
  const size = ({ comparison: { average, otherAverage } }: (typeof found)[number]) => Math.abs(average - otherAverage);
  found.sort((a, b) => rank[a.comparison.verdict] - rank[b.comparison.verdict] || size(b) - size(a));
  // Where Mondays are heavy all the others are lighter: two days of the week say it.
  const weekdays = new Set(found.filter(({ key }) => key === "weekday").slice(2));
  const told = found.filter((each) => !weekdays.has(each));
  // What makes no difference is told too, but not at length.
  const telling = told.filter(({ comparison: { verdict } }) => verdict !== "none").length;
  return { points: told.slice(0, Math.min(6, Math.max(3, telling))), missing: null };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Days with something against days without it; null where there are too few on either side. */
export function compareDays(moods: Facts["moods"], days: ReadonlySet<string>): Comparison | null {
  // Most people were met on few days; of them no mood need be looked at.
  if (days.size < FLOORS.side) return null;
  const averages = (inside: boolean) =>
    moods.filter(({ date }) => days.has(date) === inside).map((each) => each.average);
  const [those, others] = [averages(true), averages(false)];
  if (Math.min(those.length, others.length) < FLOORS.side || moods.length < FLOORS.moodDays) return null;
  const [average, otherAverage] = [meanOf(those), meanOf(others)];
  const difference = Math.abs(average - otherAverage);
  const certainty = difference / Math.sqrt(uncertainty(those) + uncertainty(others));
  const reaches = (bar: typeof CLEAR) => difference >= bar.difference && certainty >= bar.certainty;
  return {
    days: those.length,
    otherDays: others.length,
    average: Math.round(average * 100) / 100,
    otherAverage: Math.round(otherAverage * 100) / 100,
    verdict: reaches(CLEAR) ? "clear" : reaches(SLIGHT) ? "slight" : "none",
    few: Math.min(those.length, others.length) < FEW,
  };
}

// The square of the standard error of a mean.
function uncertainty(values: readonly number[]): number {
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.max(variance, LEAST_VARIANCE) / values.length;
}

const TASKS = page("tasks", "/dashboard?category=tasks");

/** What got done: the last week, the best day of the week, dates kept, and what is overdue. */
export function productivityOf({ today, completed, overdue }: Facts): Card {
  const sum = (rows: Facts["completed"]) => rows.reduce((total, { done }) => total + done, 0);
  const all = sum(completed);
  const late = overdue > 0 ? [say("overdue", { count: overdue }, overdue, [TASKS])] : [];
  if (all < FLOORS.tasks)
    return { points: late, missing: { key: "tasks", params: { needed: FLOORS.tasks, have: all } } };
  const between = (from: number, to: number) =>
    sum(completed.filter(({ day }) => day > addDays(today, -from) && day <= addDays(today, -to)));
  const [done, before] = [between(7, 0), between(14, 7)];
  const points = [say("week", { count: done, before }, done + before, [TASKS])];
  const best = bestWeekday(completed, all);
  if (best) points.push(say("bestWeekday", { weekday: best.number, count: best.done, all }, all, [TASKS]));
  const dated = completed.reduce((total, each) => total + each.dated, 0);
  const inTime = completed.reduce((total, each) => total + each.inTime, 0);
  if (dated >= FLOORS.tasks) points.push(say("onTime", { count: inTime, all: dated }, dated, [TASKS]));
  return { points: [...points, ...late], missing: null };
}

// Only where one day stands out: half as many again as an ordinary one, and more than any other.
function bestWeekday(completed: Facts["completed"], all: number): { number: number; done: number } | null {
  if (all < FLOORS.weekdayTasks) return null;
  const days = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    number,
    done: completed.filter(({ day }) => weekday(day) === number).reduce((total, { done }) => total + done, 0),
  }));
  const [best, next] = days.sort((a, b) => b.done - a.done);
  return best && next && best.done > next.done && best.done >= (all / 7) * 1.5 ? best : null;
}

/** Whom somebody was in touch with, whom they have not been, and how many of the rhythms that they chose are kept. */
export function relationshipsOf({ today, people }: Facts): Card {
  if (people.length === 0) return { points: [], missing: { key: "people", params: {} } };
  const times = people.reduce((sum, { days }) => sum + days.length, 0);
  const most = [...people].sort((a, b) => b.days.length - a.days.length)[0];
  const points: Point[] = [];
  if (most && most.days.length >= FLOORS.interactions)
    points.push(say("mostSeen", { name: most.name, count: most.days.length }, most.days.length, [toPerson(most.id)]));
  const regular = people.flatMap((person) => {
    const met = person.last ?? person.since;
    const due = checkInDue(met, person.rhythm);
    const gone = daysBetween(met, today);
    return due === null ? [] : [{ ...person, gone, late: gone / daysBetween(met, due) }];
  });
  const lapsed = regular.filter(({ late }) => late > 1).sort((a, b) => b.late - a.late);
  const kept = regular.length - lapsed.length;
  if (regular.length > 0)
    points.push(say("kept", { count: kept, all: regular.length }, regular.length, [page("people", "/relationships")]));
  for (const { id, name, gone, last } of lapsed.slice(0, 3))
    points.push(say(last === null ? "neverMet" : "lapsed", { name, count: gone }, 1, [toPerson(id)]));
  const missing =
    times < FLOORS.interactions
      ? { key: "interactions" as const, params: { needed: FLOORS.interactions, have: times } }
      : null;
  return { points, missing };
}

/** How far the open goals are, what comes next, and what has stood still. */
export function goalsOf({ today, goals }: Facts): Card {
  if (goals.length === 0) return { points: [], missing: { key: "goals", params: {} } };
  const link = [page("goals", "/goals")];
  const open = goals.filter(({ isCompleted }) => !isCompleted);
  const points: Point[] = [];
  if (open.length > 0) {
    const percent = Math.round(meanOf(open.map(({ progress }) => progress)));
    points.push(say("progress", { count: open.length, percent }, open.length, link));
  }
  const steps = open.flatMap((goal) => goal.steps);
  const reached = steps.filter(({ isCompleted }) => isCompleted).length;
  if (steps.length > 0) points.push(say("milestones", { count: reached, all: steps.length }, steps.length, link));
  const next = open
    .flatMap(({ title, dueDate, progress }) =>
      dueDate === null ? [] : [{ title, date: dueDate.slice(0, 10), progress }],
    )
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { title, date, progress } of next.slice(0, 2))
    points.push(say("nearest", { title, date, percent: progress }, 1, link));
  const still = open
    .map(({ title, moved }) => ({ title, count: daysBetween(moved, today) }))
    .filter(({ count }) => count >= STALLED_DAYS)
    .sort((a, b) => b.count - a.count);
  for (const params of still.slice(0, 2)) points.push(say("stalled", params, 1, link));
  return { points, missing: null };
}

/** The words that tell of an activity in three languages, in lower case and without accents, `|` between them. */
export const ACTIVITY_WORDS: Record<Activity, string> = {
  running: "run|runs|ran|running|jog|jogged|jogging|corri|corro|correr|corriendo|couru|courir|cours a pied|footing",
  walking:
    "walk|walks|walked|walking|hike|hiked|hiking|paseo|pasear|paseando|camine|caminar|caminata|promenade|balade|randonnee",
  swimming: "swim|swam|swimming|nade|nadar|nadando|nage|nager|piscina|piscine",
  cycling: "cycled|cycling|bike|biked|biking|bicycle|bici|bicicleta|velo",
  yoga: "yoga|pilates",
  gym: "gym|workout|work out|worked out|gimnasio|entrene|salle de sport|musculation",
  reading: "reading|novel|leer|leyendo|novela|lire|lecture|roman",
  cooking: "cook|cooked|cooking|bake|baked|baking|cocine|cocinar|cocinando|cuisine|cuisiner",
  music: "piano|guitar|violin|choir|concert|guitarra|coro|concierto|guitare|chorale",
  meditation: "meditate|meditated|meditating|meditation|medite|meditar|meditando|meditacion|mediter",
  gardening: "garden|gardening|jardin|jardineria|jardinage|jardiner",
};
