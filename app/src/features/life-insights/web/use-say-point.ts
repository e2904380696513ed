import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { ACTIVITIES, type Comparison, type Point } from "../contract.ts";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const SUBJECTS = ["person", "activity", "weekday", "gratitude"] as const;
type Subject = (typeof SUBJECTS)[number];

/** A point in words: its sentence, of a comparison also its two labels and how much it says. */
export type Said = { sentence: string; short: string | null; verdict: string | null };

/** Says points in the language that is shown. */
export function useSayPoint(): (point: Point) => Said {
  const { t } = useTranslation("life-insights");

  const what = ({ activity, weekday }: Point["params"]): string => {
    const known = ACTIVITIES.find((each) => each === activity);
    if (known) return t(`activities.${known}`);
    const name = typeof weekday === "number" ? WEEKDAYS[weekday - 1] : undefined;
    return name ? t(`weekdays.${name}`) : "";
  };
  const verdictOf = ({ verdict, few, days, otherDays }: Comparison): string => {
    if (verdict === "none") return t("verdict.none");
    return t(`verdict.${verdict}${few ? "Few" : ""}`, { few: Math.min(days, otherDays) });
  };
  const compared = (subject: Subject, params: Point["params"], comparison: Comparison): Said => {
    const { verdict, average, otherAverage, days, otherDays } = comparison;
    const felt = verdict === "none" ? "same" : average > otherAverage ? "better" : "worse";
    const words = { name: String(params["name"] ?? ""), what: what(params) };
    return {
      sentence: t(`subjects.${subject}.${felt}`, { ...words, days, other: otherDays }),
      short: t(`subjects.${subject}.short`, words),
      verdict: verdictOf(comparison),
    };
  };

  return ({ key, params, comparison }) => {
    const subject = SUBJECTS.find((each) => each === key);
    if (subject && comparison) return compared(subject, params, comparison);
    const words = {
      ...params,
      weekdays: what(params),
      date: typeof params["date"] === "string" ? formatDue(params["date"]) : "",
    };
    // Which words a sentence takes goes with its key, in one table as in the other.
    const say = t as unknown as (key: string, words: object) => string;
    return { sentence: say(`points.${key}`, words), short: null, verdict: null };
  };
}
