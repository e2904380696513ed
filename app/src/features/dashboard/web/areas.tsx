import { lazy, type ComponentType } from "react";
import { AREA_ICONS, type Area } from "#app/ui/badge/areas.ts";

/** The life areas of the dashboard in the order of its tabs, each with its own view, fetched when it is opened. */
export const AREAS = [
  {
    name: "tasks",
    area: "task",
    View: lazy(() => import("./views/tasks.tsx").then((m) => ({ default: m.DashboardTasks }))),
  },
  {
    name: "goals",
    area: "goal",
    View: lazy(() => import("#app/features/goals/web/goals-view.tsx").then((m) => ({ default: m.GoalsView }))),
  },
  {
    name: "relationships",
    area: "relationship",
    View: lazy(() =>
      import("#app/features/relationships/web/relationships-view.tsx").then((m) => ({ default: m.RelationshipsView })),
    ),
  },
  {
    name: "emotions",
    area: "emotion",
    View: lazy(() => import("./views/emotions.tsx").then((m) => ({ default: m.DashboardEmotions }))),
  },
  {
    name: "gratitude",
    area: "gratitude",
    View: lazy(() =>
      import("#app/features/gratitude/web/gratitude-view.tsx").then((m) => ({ default: m.GratitudeView })),
    ),
  },
  {
    name: "insights",
    area: "insight",
    View: lazy(() =>
      import("#app/features/life-insights/web/insights-view.tsx").then((m) => ({ default: m.InsightsView })),
    ),
  },
] as const satisfies readonly { name: string; area: Area; View: ComponentType }[];

/** The area of an address; an unknown one shows the tasks. */
export const areaNamed = (name: unknown): (typeof AREAS)[number] =>
  AREAS.find((area) => area.name === name) ?? AREAS[0];

/** The icon of a life area. */
export const iconOf = (area: Area) => {
  const Icon = AREA_ICONS[area];
  return <Icon aria-hidden />;
};
