import { lazy, type ComponentType } from "react";
import { AREA_ICONS, type Area } from "#app/ui/badge/areas.ts";

/** The life areas of the dashboard in the order of its tabs, each with its own list. */
export const AREAS = [
  {
    name: "tasks",
    area: "task",
    words: "tasks",
    List: lazy(() => import("#app/features/tasks/web/task-list.tsx").then((m) => ({ default: m.TaskList }))),
  },
  {
    name: "goals",
    area: "goal",
    words: "goals",
    List: lazy(() => import("#app/features/goals/web/goals-view.tsx").then((m) => ({ default: m.GoalsView }))),
  },
  {
    name: "relationships",
    area: "relationship",
    words: "relationships",
    List: lazy(() =>
      import("#app/features/relationships/web/person-list.tsx").then((m) => ({ default: m.PersonList })),
    ),
  },
  {
    name: "emotions",
    area: "emotion",
    words: "moods",
    List: lazy(() => import("#app/features/moods/web/mood-list.tsx").then((m) => ({ default: m.MoodList }))),
  },
  {
    name: "gratitude",
    area: "gratitude",
    words: "gratitude",
    List: lazy(() =>
      import("#app/features/gratitude/web/gratitude-view.tsx").then((m) => ({ default: m.GratitudeView })),
    ),
  },
  {
    name: "insights",
    area: "insight",
    words: "dashboard",
    List: lazy(() => import("./insight-list.tsx").then((m) => ({ default: m.InsightList }))),
  },
] as const satisfies readonly { name: string; area: Area; words: string; List: ComponentType }[];

export type AreaName = (typeof AREAS)[number]["name"];

/** The area of an address; an unknown one shows the tasks. */
export const areaNamed = (name: unknown): (typeof AREAS)[number] =>
  AREAS.find((area) => area.name === name) ?? AREAS[0];

/** The icon of a life area. */
export const iconOf = (area: Area) => {
  const Icon = AREA_ICONS[area];
  return <Icon aria-hidden />;
};
