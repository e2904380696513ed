import { lazyRouteComponent, type AsyncRouteComponent } from "@tanstack/react-router";
import { AREA_ICONS, type Area } from "#app/ui/badge/areas.ts";

/** The life areas of the dashboard in the order of its tabs, each with its own view, fetched when it is opened. */
export const AREAS = [
  {
    name: "tasks",
    area: "task",
    View: lazyRouteComponent(() => import("./views/tasks.tsx"), "DashboardTasks"),
  },
  {
    name: "goals",
    area: "goal",
    View: lazyRouteComponent(() => import("#app/features/goals/web/goals-view.tsx"), "GoalsView"),
  },
  {
    name: "relationships",
    area: "relationship",
    View: lazyRouteComponent(
      () => import("#app/features/relationships/web/relationships-view.tsx"),
      "RelationshipsView",
    ),
  },
  {
    name: "emotions",
    area: "emotion",
    View: lazyRouteComponent(() => import("./views/emotions.tsx"), "DashboardEmotions"),
  },
  {
    name: "gratitude",
    area: "gratitude",
    View: lazyRouteComponent(() => import("#app/features/gratitude/web/gratitude-view.tsx"), "GratitudeView"),
  },
  {
    name: "insights",
    area: "insight",
    View: lazyRouteComponent(() => import("#app/features/life-insights/web/insights-view.tsx"), "InsightsView"),
  },
] as const satisfies readonly { name: string; area: Area; View: AsyncRouteComponent<object> }[];

/** The area of an address; an unknown one shows the tasks. */
export const areaNamed = (name: unknown): (typeof AREAS)[number] =>
  AREAS.find((area) => area.name === name) ?? AREAS[0];

/** The icon of a life area. */
export const iconOf = (area: Area) => {
  const Icon = AREA_ICONS[area];
  return <Icon aria-hidden />;
};
