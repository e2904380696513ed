import type { ReactNode } from "react";
import { MoodAnalysis } from "./mood-analysis.tsx";
import { MoodChart } from "./mood-chart.tsx";
import sections from "./mood-sections.module.css";
import { MoodTracker } from "./mood-tracker.tsx";
import { RecentMoods } from "./recent-moods.tsx";
import { YearInPixels } from "./year-in-pixels.tsx";

/** The emotions view: how one feels now, how the days were, and what they say. */
export function EmotionsView({ patterns }: { patterns?: ReactNode }) {
  return (
    <div className={sections.view}>
      <div className={sections.columns}>
        <MoodTracker />
        <RecentMoods />
      </div>
      <MoodChart />
      <YearInPixels />
      {patterns}
      <MoodAnalysis />
    </div>
  );
}
