import { addDays, weekday, type Mood } from "@wisp/organizer";
import type { CheckIn, MoodAnalysis, MoodDay, MoodEntry } from "./contract.ts";

/** What the tracker offers, in its order. */
export const TRACKER_MOODS = ["happy", "sad", "angry", "anxious", "neutral", "excited"] as const satisfies Mood[];

/** What the daily check-in offers, in its order. */
export const CHECK_IN_MOODS = ["happy", "sad", "angry", "anxious", "calm", "excited"] as const satisfies Mood[];

/** How pleasant a mood is, from 1 to 5: the scale of every chart. */
export const PLEASANTNESS: Record<Mood, number> = {
  sad: 1,
  angry: 1,
  anxious: 2,
  neutral: 3,
  calm: 4,
  happy: 5,
  excited: 5,
};

/** Whether an entry is a check-in, too. */
export const isCheckIn = (row: MoodEntry): row is CheckIn => row.energyLevel !== null && row.stressLevel !== null;

/** An entry as an analysis sees it: the mood, and when it was on the person's clock, `YYYY-MM-DD` or with `THH:MM`. */
export type Felt = {
  mood: Mood;
  at: string;
  energyLevel?: number | null;
  stressLevel?: number | null;
};

/** The days that have entries, each with their average, the earliest first. */
export function averageByDay(entries: readonly Felt[]): MoodDay[] {
  const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10));
  return [...days]
    .map(([date, felt]) => ({
      date,
      average: rounded(average(felt.map(({ mood }) => PLEASANTNESS[mood])), 2),
      count: felt.length,
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A sentence that is not spoken yet: the key of its words, and the numbers and words (by their keys) that fill it. */
export type Unspoken = { key: string; params: Record<string, string | number> };
/** An analysis in keys, the same for every language. */
export type UnspokenAnalysis = { overallTrend: Unspoken; patterns: Unspoken[]; suggestions: Unspoken[] };

/** Says a word key of `moods` in one language. */
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** With fewer entries nothing is said of them. */
export const LEAST_ENTRIES = 3;
const LATEST = 5;
const LAST = 14;
const TONES: Record<Mood, keyof typeof SUGGESTIONS> = {
  happy: "positive",
  excited: "positive",
  sad: "low",
  anxious: "low",
  angry: "angry",
  neutral: "stable",
  calm: "stable",
};
const SUGGESTIONS = {
  positive: ["keepDoing"],
  low: ["friend", "mindfulness"],
  angry: ["exercise", "triggers"],
  stable: ["keepNoting"],
  mixed: ["keepNoting"],
} as const;

/**
 * What a visitor's entries say (specification 4, "Local mood insights"): the most common mood decides, the latest five
 * tell how steady it is.
 * @param entries the newest first
 */
export function analyzeOnDevice(entries: readonly Felt[]): UnspokenAnalysis {
  if (entries.length < LEAST_ENTRIES) return tooFew(entries.length);
  return { ...byMostCommon(entries), patterns: steadiness(entries) };
}

/**
 * What an account's entries say: where the last 14 entries lean, by their numbers, and beside it what many entries tell:
 * the last two weeks against the two before, days of the week, times of the day, energy and stress. Each says on how much it rests,
 * and is left out where that would be too little.
 * @param entries the newest first
 * @param today the person's date, `YYYY-MM-DD`
 */
export function analyzeEntries(entries: readonly Felt[], today: string): UnspokenAnalysis {
  if (entries.length < LEAST_ENTRIES) return tooFew(entries.length);
  const days = averageByDay(entries);
  return {
    ...byTone(entries.slice(0, LAST)),
    patterns: [
      ...twoWeeks(days, today),
      ...steadiness(entries),
      ...weekdays(days),
      ...timesOfDay(entries),
      ...levels(entries),
    ],
  };
}

/** An analysis in sentences of one language. */
export function sayAnalysis(analysis: UnspokenAnalysis, language: string, say: Say): MoodAnalysis {
  const { overallTrend, patterns, suggestions } = analysis;
  const numbers = new Intl.NumberFormat(language);
  const fill = (value: string | number): string =>
    typeof value === "number" ? numbers.format(value) : say(`moods:analysis.words.${value}`);
  const speak = ({ key, params }: Unspoken): string =>
    say(
      `moods:analysis.${key}`,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fill(value)])),
    );
  return { overallTrend: speak(overallTrend), patterns: patterns.map(speak), suggestions: suggestions.map(speak) };
}

const tooFew = (count: number): UnspokenAnalysis => ({
  overallTrend: { key: count === 0 ? "none" : "tooFew", params: { least: LEAST_ENTRIES } },
  patterns: [],
  suggestions: [],
});

type Overall = Omit<UnspokenAnalysis, "patterns">;

function byMostCommon(entries: readonly Felt[]): Overall {
  const { group, count } = mostCommon(entries.map(({ mood }) => mood));
  return overall(TONES[group], { mood: group, count, total: entries.length });
}

// Only what at least half of the entries say is called the trend.
function byTone(entries: readonly Felt[]): Overall {
  const total = entries.length;
  const { group, count } = mostCommon(entries.map(({ mood }) => TONES[mood]));
  if (count * 2 >= total) return overall(group, { mood: group, count, total });
  const most = mostCommon(entries.map(({ mood }) => mood));
  return overall("mixed", { mood: most.group, count: most.count, total });
}

const overall = (tone: keyof typeof SUGGESTIONS, params: Unspoken["params"]): Overall => ({
  overallTrend: { key: `trend.${tone}`, params },
  suggestions: SUGGESTIONS[tone].map((name) => ({ key: `suggestions.${name}`, params: {} })),
});

// Of two that are as common the one that was felt later counts.
function mostCommon<T>(newestFirst: readonly T[]): { group: T; count: number } {
  return [...Map.groupBy(newestFirst, (each) => each)]
    .map(([group, { length: count }]) => ({ group, count }))
    .reduce((most, next) => (next.count > most.count ? next : most));
}

function steadiness(entries: readonly Felt[]): Unspoken[] {
  const latest = entries.slice(0, LATEST);
  const distinct = new Set(latest.map(({ mood }) => mood)).size;
  const params = { count: latest.length, distinct, mood: latest[0]?.mood ?? "" };
  if (distinct === 1) return [{ key: "consistent", params }];
  return distinct >= 4 ? [{ key: "fluctuating", params }] : [];
}

// Two weeks need entries on this many of their days before they are compared.
const LEAST_DAYS = 5;

function twoWeeks(days: readonly MoodDay[], today: string): Unspoken[] {
  const within = (from: number, to: number) =>
    days.filter(({ date }) => date > addDays(today, -from) && date <= addDays(today, -to)).map((day) => day.average);
  const [now, before] = [within(LAST, 0), within(2 * LAST, LAST)];
  if (now.length < LEAST_DAYS || before.length < LEAST_DAYS) return [];
  const difference = average(now) - average(before);
  const key = Math.abs(difference) < 0.4 ? "same" : difference > 0 ? "brighter" : "heavier";
  return [{ key: `twoWeeks.${key}`, params: compared(now, before) }];
}

function weekdays(days: readonly MoodDay[]): Unspoken[] {
  const names = ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"];
  return mostDifferent(
    "weekday",
    days.map(({ date, average: value }) => ({ group: names[weekday(date) - 1] as string, value })),
    4,
  );
}

function timesOfDay(entries: readonly Felt[]): Unspoken[] {
  const timed = entries.filter(({ at }) => at.length > 10);
  const partOf = ({ at }: Felt) => {
    const hour = Number(at.slice(11, 13));
    return hour >= 5 && hour < 12 ? "mornings" : hour >= 12 && hour < 18 ? "afternoons" : "evenings";
  };
  // One value a day and part, so that a day with many entries counts as one.
  const parts = [...Map.groupBy(timed, partOf)].flatMap(([group, felt]) =>
    averageByDay(felt).map((day) => ({ group, value: day.average })),
  );
  return mostDifferent("timeOfDay", parts, 7);
}

// The group that lies farthest from all others, where that is more than chance: half a step of the scale, and two and a
// half standard errors, since the farthest of several is looked for.
function mostDifferent(key: string, values: readonly { group: string; value: number }[], least: number): Unspoken[] {
  const found = [...Map.groupBy(values, ({ group }) => group).keys()].flatMap((group) => {
    const own = values.filter((each) => each.group === group).map(({ value }) => value);
    const others = values.filter((each) => each.group !== group).map(({ value }) => value);
    if (own.length < least || others.length < 2 * least) return [];
    const difference = average(own) - average(others);
    const error = Math.sqrt(variance(own) / own.length + variance(others) / others.length);
    return Math.abs(difference) >= Math.max(0.5, 2.5 * error) ? [{ group, difference, own, others }] : [];
  });
  const [most] = found.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  if (!most) return [];
  const params = { ...compared(most.own, most.others), when: most.group };
  return [{ key: `${key}.${most.difference > 0 ? "brighter" : "heavier"}`, params }];
}

function levels(entries: readonly Felt[]): Unspoken[] {
  const checkIns = entries.flatMap(({ energyLevel, stressLevel }) =>
    energyLevel != null && stressLevel != null ? [{ energyLevel, stressLevel }] : [],
  );
  if (checkIns.length < LEAST_ENTRIES) return [];
  const energy = rounded(average(checkIns.map(({ energyLevel }) => energyLevel)));
  const stress = rounded(average(checkIns.map(({ stressLevel }) => stressLevel)));
  return [{ key: "levels", params: { count: checkIns.length, energy, stress } }];
}

const compared = (own: readonly number[], others: readonly number[]) => ({
  average: rounded(average(own)),
  count: own.length,
  other: rounded(average(others)),
  otherCount: others.length,
});

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A number with few decimals. */
export const rounded = (value: number, decimals = 1): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

function variance(values: readonly number[]): number {
  const mean = average(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}
