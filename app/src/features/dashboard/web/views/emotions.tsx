import { EmotionalPatterns } from "#app/features/life-insights/web/emotional-patterns.tsx";
import { EmotionsView } from "#app/features/moods/web/emotions-view.tsx";

/** How one feels, how the days were, and what goes together with that. */
export const DashboardEmotions = () => <EmotionsView patterns={<EmotionalPatterns />} />;
