import { addDays } from "@wisp/organizer";
import { describe, expect, test } from "vitest";
import {
  cardsOf,
  compareDays,
  firstDay,
  goalsOf,
  isAnalysisDue,
  patternsOf,
  productivityOf,
  relationshipsOf,
  type Facts,
} from "./rules.ts";

const TODAY = "2026-03-12";
const daysAgo = (count: number) => addDays(TODAY, -count);
const nothing: Facts = {
  today: TODAY,
  from: firstDay(TODAY),
  moods: [],
  gratitudeDays: [],
  activityDays: [],
  people: [],
  completed: [],
  overdue: 0,
  goals: [],
};
/** A mood on each of the last days, as pleasant as `at` says. */
const moodsOf = (count: number, at: (ago: number) => number) =>
  Array.from({ length: count }, (_, ago) => ({ date: daysAgo(ago), average: at(ago) }));
const ana = (days: string[], more: Partial<Facts["people"][number]> = {}): Facts["people"][number] => ({
  id: "a",
  name: "Ana Ruiz",
  rhythm: "monthly",
  since: daysAgo(80),
  last: days[0] ?? null,
  days,
  ...more,
});
const keysOf = ({ points }: { points: { key: string }[] }) => points.map(({ key }) => key);

describe("With nothing to go by", () => {
  test("every card is silent and says what it is missing", () => {
    const cards = cardsOf(nothing);
    expect(cards).toMatchObject({ from: "2025-12-13", to: TODAY, moodDays: 0 });
    for (const card of [cards.patterns, cards.productivity, cards.relationships, cards.goals])
      expect(card.points).toEqual([]);
    expect(cards.patterns.missing).toEqual({ key: "moodDays", params: { needed: 14, have: 0 } });
    expect(cards.productivity.missing).toEqual({ key: "tasks", params: { needed: 5, have: 0 } });
    expect([cards.relationships.missing?.key, cards.goals.missing?.key]).toEqual(["people", "goals"]);
  });

  test("the window is 90 days, today included", () => expect(firstDay(TODAY)).toBe("2025-12-13"));
});

describe("What goes together", () => {
  test("is not told before 14 days have a mood, however great the difference", () => {
    const facts = {
      ...nothing,
      moods: moodsOf(13, (ago) => (ago < 6 ? 5 : 1)),
      people: [ana([0, 1, 2, 3, 4, 5].map(daysAgo))],
    };
    expect(patternsOf(facts)).toEqual({ points: [], missing: { key: "moodDays", params: { needed: 14, have: 13 } } });
    const one = { ...facts, moods: moodsOf(14, (ago) => (ago < 6 ? 5 : 1)) };
    expect(keysOf(patternsOf(one))).toEqual(["person"]);
  });

  test("needs five days on each side", () => {
    const moods = moodsOf(20, (ago) => (ago < 5 ? 5 : 2));
    const among = (...agos: number[]) => compareDays(moods, new Set(agos.map(daysAgo)));
    expect(among(0, 1, 2, 3)).toBeNull();
    expect(among(...Array.from({ length: 16 }, (_, ago) => ago))).toBeNull();
    expect(among(0, 1, 2, 3, 4)).toMatchObject({ days: 5, otherDays: 15, average: 5, otherAverage: 2 });
    expect(patternsOf({ ...nothing, moods }).missing).toEqual({ key: "sides", params: { needed: 5 } });
  });

  test("names both numbers of days, and counts only days that have a mood", () => {
    const moods = moodsOf(75, (ago) => (ago % 5 === 0 ? 5 : 3));
    const days = [...Array.from({ length: 15 }, (_, week) => daysAgo(week * 5)), daysAgo(80), daysAgo(85)];
    const [first] = patternsOf({ ...nothing, moods, people: [ana(days)] }).points;
    expect(first).toMatchObject({
      key: "person",
      params: { name: "Ana Ruiz" },
      basis: 15,
      comparison: { days: 15, otherDays: 60, average: 5, otherAverage: 3, verdict: "clear", few: false },
    });
  });

  test("leads to the person and to the latest days behind it", () => {
    const moods = moodsOf(20, (ago) => (ago < 6 ? 5 : 2));
    const [first] = patternsOf({ ...nothing, moods, people: [ana([5, 1, 3, 0, 2].map(daysAgo))] }).points;
    expect(first?.links).toEqual([
      { to: "person", path: "/relationships?person=a", date: null },
      ...[0, 1, 2].map((ago) => ({ to: "day", path: `/emotions?date=${daysAgo(ago)}`, date: daysAgo(ago) })),
    ]);
  });

  test("calls a small difference slight or none, and says where one side is small", () => {
    const runs = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8].map(daysAgo));
    const verdict = (inside: number, outside: number) =>
      compareDays(
        moodsOf(60, (ago) => (ago < 9 ? inside : outside) + (ago % 2 ? 0.5 : -0.5)),
        runs,
      );
    expect(verdict(4.2, 3)).toMatchObject({ verdict: "clear", few: true });
    expect(verdict(3.4, 3)).toMatchObject({ verdict: "slight" });
    expect(verdict(3.1, 3)).toMatchObject({ verdict: "none" });
  });

  test("does not take scattered days for a difference, nor five days that happen to be alike", () => {
    const scattered = moodsOf(30, (ago) => (ago % 2 ? 5 : 1));
    expect(compareDays(scattered, new Set([1, 3, 5, 7, 9, 0, 2].map(daysAgo)))?.verdict).toBe("none");
    const alike = moodsOf(19, (ago) => (ago < 5 ? 3.4 : 3));
    expect(compareDays(alike, new Set([0, 1, 2, 3, 4].map(daysAgo)))?.verdict).toBe("none");
  });

  test("tells what makes a difference first, and of what makes none only as much as three in all", () => {
    const moods = moodsOf(90, (ago) => (ago % 10 === 0 ? 5 : 3));
    const runs = Array.from({ length: 9 }, (_, each) => ({ activity: "running" as const, day: daysAgo(each * 10) }));
    const card = patternsOf({ ...nothing, moods, activityDays: runs });
    expect(card.points).toHaveLength(3);
    expect(card.points.map((point) => [point.key, point.comparison?.verdict])).toMatchObject([
      ["activity", "clear"],
      ["weekday", "none"],
      ["weekday", "none"],
    ]);
    expect(card.points[0]?.params).toEqual({ activity: "running" });
  });

  test("names two days of the week at most, for where one is heavy all the others are lighter", () => {
    // Every seventh day, a Thursday like today, is heavy.
    const card = patternsOf({ ...nothing, moods: moodsOf(84, (ago) => (ago % 7 === 0 ? 1 : 4)) });
    expect(card.points.map(({ key, params }) => [key, params["weekday"]])[0]).toEqual(["weekday", 4]);
    expect(card.points).toHaveLength(2);
  });

  test("knows the days on which something was a reason for thanks", () => {
    const moods = moodsOf(40, (ago) => (ago < 10 ? 5 : 3));
    const card = patternsOf({ ...nothing, moods, gratitudeDays: Array.from({ length: 10 }, (_, ago) => daysAgo(ago)) });
    expect(card.points[0]).toMatchObject({ key: "gratitude", basis: 10, links: [{ path: "/gratitude" }, {}, {}, {}] });
  });
});

describe("An analysis of moods", () => {
  const due = (saved: string | null, newest: string | null) =>
    isAnalysisDue(saved, newest, (instant) => instant.slice(0, 10), TODAY);

  test("is due where there is none and a mood to analyze", () => {
    expect(due(null, null)).toBe(false);
    expect(due(null, "2026-03-01T08:00:00.000Z")).toBe(true);
  });

  test("is due again once a mood came since, but at most once a day", () => {
    expect(due("2026-03-10T08:00:00.000Z", "2026-03-09T08:00:00.000Z")).toBe(false);
    expect(due("2026-03-10T08:00:00.000Z", "2026-03-11T08:00:00.000Z")).toBe(true);
    expect(due("2026-03-12T07:00:00.000Z", "2026-03-12T08:00:00.000Z")).toBe(false);
  });
});

describe("Productivity", () => {
  const done = (ago: number, count: number, more = {}) => ({
    day: daysAgo(ago),
    done: count,
    dated: 0,
    inTime: 0,
    ...more,
  });

  test("compares this week with the one before, once five tasks are done", () => {
    expect(productivityOf({ ...nothing, completed: [done(0, 4)] })).toMatchObject({
      points: [],
      missing: { key: "tasks" },
    });
    const card = productivityOf({ ...nothing, completed: [done(13, 2), done(7, 1), done(6, 3), done(0, 1)] });
    expect(card.points).toMatchObject([{ key: "week", params: { count: 4, before: 3 }, basis: 7 }]);
  });

  test("names what is overdue from the first task on", () =>
    expect(productivityOf({ ...nothing, overdue: 2 }).points).toMatchObject([
      { key: "overdue", params: { count: 2 } },
    ]));

  test("says how many dates were kept only of five dates and more", () => {
    const four = [done(3, 9, { dated: 4, inTime: 4 })];
    expect(keysOf(productivityOf({ ...nothing, completed: four }))).toEqual(["week"]);
    const five = [...four, done(2, 1, { dated: 1, inTime: 0 })];
    expect(productivityOf({ ...nothing, completed: five }).points[1]).toMatchObject({
      key: "onTime",
      params: { count: 4, all: 5 },
      basis: 5,
    });
  });

  test("names a best weekday only where one stands out of at least twenty tasks", () => {
    // Today is a Thursday, two days ago a Tuesday.
    const tuesdays = [done(2, 6), done(9, 6)];
    expect(keysOf(productivityOf({ ...nothing, completed: tuesdays }))).toEqual(["week"]);
    const standsOut = productivityOf({ ...nothing, completed: [...tuesdays, done(0, 5), done(1, 4)] });
    expect(standsOut.points[1]).toMatchObject({ key: "bestWeekday", params: { weekday: 2, count: 12, all: 21 } });
    const even = [0, 1, 2, 3, 4, 5, 6].map((ago) => done(ago, 4));
    expect(keysOf(productivityOf({ ...nothing, completed: even }))).toEqual(["week"]);
  });
});

describe("Relationship Analysis", () => {
  test("names whom you were in touch with most, from three days on", () => {
    const tom = { ...ana([1, 4].map(daysAgo)), id: "t", name: "Tom" };
    expect(keysOf(relationshipsOf({ ...nothing, people: [tom] }))).toEqual(["kept"]);
    const card = relationshipsOf({ ...nothing, people: [tom, ana([2, 3, 9].map(daysAgo))] });
    expect(card.points[0]).toMatchObject({ key: "mostSeen", params: { name: "Ana Ruiz", count: 3 }, basis: 3 });
    expect(card.missing).toBeNull();
  });

  test("counts the rhythms that are kept, and names who is waiting longest by their own rhythm", () => {
    const people = [
      ana([], { id: "w", name: "Mum", rhythm: "weekly", last: daysAgo(21) }),
      ana([], { id: "m", name: "Tom", rhythm: "monthly", last: daysAgo(35) }),
      ana([], { id: "n", name: "Kofi", rhythm: "monthly", last: daysAgo(28) }),
      ana([], { id: "x", name: "Liz", rhythm: "as-needed", last: daysAgo(300) }),
      ana([], { id: "y", name: "Ben", rhythm: "quarterly", last: null, since: daysAgo(10) }),
    ];
    const { points, missing } = relationshipsOf({ ...nothing, people });
    expect(points).toMatchObject([
      { key: "kept", params: { count: 2, all: 4 }, basis: 4 },
      { key: "lapsed", params: { name: "Mum", count: 21 }, links: [{ path: "/relationships?person=w" }] },
      { key: "lapsed", params: { name: "Tom", count: 35 } },
    ]);
    expect(missing).toEqual({ key: "interactions", params: { needed: 3, have: 0 } });
  });
});

describe("Goal Progress", () => {
  const goal = (title: string, more: Partial<Facts["goals"][number]> = {}) => ({
    title,
    dueDate: null,
    progress: 0,
    isCompleted: false,
    moved: TODAY,
    steps: [],
    ...more,
  });

  test("tells how far the open goals and their milestones are", () => {
    const goals = [
      goal("Run", { progress: 40, steps: [{ isCompleted: true }, { isCompleted: false }] }),
      goal("Read", { progress: 25 }),
      goal("Done", { progress: 100, isCompleted: true, steps: [{ isCompleted: true }] }),
    ];
    expect(goalsOf({ ...nothing, goals }).points).toMatchObject([
      { key: "progress", params: { count: 2, percent: 33 }, basis: 2 },
      { key: "milestones", params: { count: 1, all: 2 }, basis: 2 },
    ]);
  });

  test("names the nearest dates ahead, and what has not moved for 30 days", () => {
    const goals = [
      goal("Later", { dueDate: "2026-09-01" }),
      goal("Soon", { dueDate: "2026-03-20T09:00", progress: 60 }),
      goal("Past", { dueDate: "2026-01-01", moved: daysAgo(30) }),
      goal("Fresh", { moved: daysAgo(29) }),
    ];
    expect(goalsOf({ ...nothing, goals }).points.slice(1)).toMatchObject([
      { key: "nearest", params: { title: "Soon", date: "2026-03-20", percent: 60 } },
      { key: "nearest", params: { title: "Later", date: "2026-09-01", percent: 0 } },
      { key: "stalled", params: { title: "Past", count: 30 } },
    ]);
  });
});
