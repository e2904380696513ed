import { addDays, MOODS, type Mood } from "@wisp/organizer";
import { describe, expect, test } from "vitest";
import { analyzeEntries, analyzeOnDevice, averageByDay, PLEASANTNESS, sayAnalysis, type Felt } from "./rules.ts";

const TODAY = "2026-03-12";
/** Entries of these moods, the newest first, one a day up to today. */
const daily = (...moods: Mood[]): Felt[] => moods.map((mood, ago) => ({ mood, at: `${addDays(TODAY, -ago)}T09:00` }));
const keys = ({ patterns }: ReturnType<typeof analyzeEntries>) => patterns.map(({ key }) => key);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

test("every mood has its place from 1 to 5", () => {
  for (const mood of MOODS) expect(PLEASANTNESS[mood]).toBeOneOf([1, 2, 3, 4, 5]);
});

test("a day with several entries is their average, the earliest day first", () => {
  const felt: Felt[] = [
    { mood: "happy", at: "2026-03-12T09:00" },
    { mood: "sad", at: "2026-03-11T22:00" },
    { mood: "anxious", at: "2026-03-11T08:00" },
    { mood: "anxious", at: "2026-03-11T07:00" },
  ];
  expect(averageByDay(felt)).toEqual([
    { date: "2026-03-11", average: 1.67, count: 3 },
    { date: "2026-03-12", average: 5, count: 1 },
  ]);
  expect(averageByDay([])).toEqual([]);
});

describe("What a visitor's moods say", () => {
  test("needs at least 3 entries", () => {
    expect(analyzeOnDevice([])).toMatchObject({ overallTrend: { key: "none" }, patterns: [], suggestions: [] });
    expect(analyzeOnDevice(daily("sad", "sad"))).toMatchObject({
      overallTrend: { key: "tooFew" },
      patterns: [],
      suggestions: [],
    });
    expect(analyzeOnDevice(daily("sad", "sad", "sad")).overallTrend.key).toBe("trend.low");
  });

  test.each([
    ["happy", "trend.positive", ["suggestions.keepDoing"]],
    ["excited", "trend.positive", ["suggestions.keepDoing"]],
    ["sad", "trend.low", ["suggestions.friend", "suggestions.mindfulness"]],
    ["anxious", "trend.low", ["suggestions.friend", "suggestions.mindfulness"]],
    ["angry", "trend.angry", ["suggestions.exercise", "suggestions.triggers"]],
    ["neutral", "trend.stable", ["suggestions.keepNoting"]],
    ["calm", "trend.stable", ["suggestions.keepNoting"]],
  ] as const)("follows the most common mood: %s", (mood, trend, suggestions) => {
    const other = mood === "neutral" ? "calm" : "neutral";
    const analysis = analyzeOnDevice(daily(other, mood, mood, other, mood));
    expect(analysis.overallTrend).toEqual({ key: trend, params: { mood, count: 3, total: 5 } });
    expect(analysis.suggestions.map(({ key }) => key)).toEqual(suggestions);
  });

  test("counts all entries, not only the latest", () => {
    expect(analyzeOnDevice(daily("happy", "happy", "sad", "sad", "sad")).overallTrend.key).toBe("trend.low");
  });

  test("takes the one felt later of two that are as common", () => {
    expect(analyzeOnDevice(daily("happy", "sad", "happy", "sad")).overallTrend.params).toMatchObject({ mood: "happy" });
  });

  test("notes the latest 5: all the same, or 4 and more different ones, or nothing", () => {
    expect(keys(analyzeOnDevice(daily("sad", "sad", "sad", "sad", "sad", "happy")))).toEqual(["consistent"]);
    expect(keys(analyzeOnDevice(daily("sad", "happy", "angry", "calm", "sad")))).toEqual(["fluctuating"]);
    expect(keys(analyzeOnDevice(daily("sad", "happy", "angry", "sad", "sad")))).toEqual([]);
    expect(keys(analyzeOnDevice(daily("sad", "sad", "sad", "sad", "happy", "angry", "calm")))).toEqual([]);
  });
});

describe("What an account's moods say", () => {
  test("speaks of the latest 14 entries by their numbers", () => {
    const glad = daily(...times(7, (at) => (at % 2 === 0 ? ("happy" as const) : ("excited" as const))));
    const analysis = analyzeEntries([...glad, ...older(20)], TODAY);
    expect(analysis.overallTrend).toEqual({ key: "trend.positive", params: { mood: "positive", count: 7, total: 14 } });
  });

  test("calls nothing a trend that less than half of them say", () => {
    const analysis = analyzeEntries(daily("happy", "happy", "sad", "angry", "calm"), TODAY);
    expect(analysis.overallTrend).toEqual({ key: "trend.mixed", params: { mood: "happy", count: 2, total: 5 } });
    expect(analysis.suggestions).toEqual([{ key: "suggestions.keepNoting", params: {} }]);
  });

  test("with fewer than 3 entries says so, and nothing else", () => {
    expect(analyzeEntries(daily("happy"), TODAY)).toMatchObject({ patterns: [], suggestions: [] });
  });

  test("compares the last 14 days with the 14 before, where both have entries on 5 days", () => {
    const felt = (mood: Mood, first: number, count: number) =>
      times(count, (at): Felt => ({ mood, at: addDays(TODAY, -first - at) }));
    const two = (now: Mood, before: Mood, count = 5) =>
      analyzeEntries([...felt(now, 9, count), ...felt(before, 14, 5)], TODAY).patterns[0];
    expect(two("happy", "neutral")).toEqual({
      key: "twoWeeks.brighter",
      params: { average: 5, count: 5, other: 3, otherCount: 5 },
    });
    expect(two("anxious", "neutral")).toMatchObject({ key: "twoWeeks.heavier" });
    expect(two("happy", "excited")).toMatchObject({ key: "twoWeeks.same" });
    const few = analyzeEntries([...felt("happy", 10, 4), ...felt("neutral", 14, 5)], TODAY);
    expect(keys(few).filter((key) => key.startsWith("twoWeeks"))).toEqual([]);
  });

  test("names a weekday that differs, on how many days it rests, and none where the weeks are few", () => {
    // March 12, 2026 is a Thursday.
    const weeks = (count: number) =>
      daily(...times(count * 7, (at) => (at % 7 === 3 ? "sad" : at % 2 === 0 ? "calm" : "neutral")));
    const found = analyzeEntries(weeks(6), TODAY).patterns.find(({ key }) => key.startsWith("weekday"));
    expect(found).toEqual({
      key: "weekday.heavier",
      params: { when: "mondays", average: 1, count: 6, other: 3.5, otherCount: 36 },
    });
    expect(keys(analyzeEntries(weeks(3), TODAY)).some((key) => key.startsWith("weekday"))).toBe(false);
  });

  test("takes no chance for a pattern: a weekday that wavers like all others is not named", () => {
    const wavering = daily(...times(70, (at) => (["happy", "sad", "calm", "anxious", "neutral"] as const)[at % 5]!));
    expect(keys(analyzeEntries(wavering, TODAY)).some((key) => key.startsWith("weekday"))).toBe(false);
  });

  test("names a time of day that differs, where both have enough days, and needs to know the time", () => {
    const days = (count: number) =>
      times(count, (at): Felt[] => [
        { mood: "anxious", at: `${addDays(TODAY, -at)}T21:30` },
        { mood: "calm", at: `${addDays(TODAY, -at)}T09:00` },
      ]).flat();
    const found = (felt: Felt[]) => analyzeEntries(felt, TODAY).patterns.find(({ key }) => key.startsWith("timeOfDay"));
    expect(found(days(14))).toEqual({
      key: "timeOfDay.heavier",
      params: { when: "evenings", average: 2, count: 14, other: 4, otherCount: 14 },
    });
    expect(found(days(13))).toBeUndefined();
    expect(found(days(14).map((each) => ({ ...each, at: each.at.slice(0, 10) })))).toBeUndefined();
  });

  test("tells energy and stress of 3 check-ins and more", () => {
    const checkIns = daily("calm", "calm", "calm").map((felt, at) => ({
      ...felt,
      energyLevel: 6 + at,
      stressLevel: 3,
    }));
    const levels = (felt: Felt[]) => analyzeEntries(felt, TODAY).patterns.find(({ key }) => key === "levels");
    expect(levels(checkIns)?.params).toEqual({ count: 3, energy: 7, stress: 3 });
    expect(levels([...checkIns.slice(1), ...daily("sad")])).toBeUndefined();
  });
});

test("is spoken by the words of a language, moods and numbers as that language has them", () => {
  const said = sayAnalysis(
    {
      overallTrend: { key: "trend.low", params: { mood: "sad", count: 1_200.5 } },
      patterns: [],
      suggestions: [{ key: "suggestions.friend", params: {} }],
    },
    "fr",
    (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key),
  );
  expect(said.overallTrend).toBe(`moods:analysis.trend.low {"mood":"moods:analysis.words.sad","count":"1\u202f200,5"}`);
  expect(said.suggestions).toEqual(["moods:analysis.suggestions.friend {}"]);
});

/** Neutral entries from 30 days back. */
const older = (count: number): Felt[] =>
  times(count, (at) => ({ mood: at % 2 === 0 ? "neutral" : "calm", at: addDays(TODAY, -30 - at) }));
