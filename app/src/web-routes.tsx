import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type * as JournalPages from "#app/features/dashboard/web/journal-page.tsx";
import { loadWords } from "#app/shell/language.ts";
import { rootRoute, shellRoute } from "#app/shell/router.tsx";

/** A value of the query as a string, or undefined. */
const word = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Outside the app's frame. */
const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  validateSearch: (search) => ({ return_to: word(search["return_to"]), feature: word(search["feature"]) }),
  loader: () => loadWords(["account"]),
  component: lazyRouteComponent(() => import("#app/features/account/web/auth-page.tsx"), "AuthPage"),
});

/** Old and short addresses. */
const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings",
  beforeLoad: () => {
    redirect({ throw: true, href: "/profile?tab=preferences", replace: true });
  },
});
const subscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/subscribe",
  beforeLoad: () => {
    redirect({ throw: true, href: "/subscription", replace: true });
  },
});

/** The pages within the app's frame: each lazy, with its words loaded beside it. */
const organizeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/organize",
  validateSearch: (search) => ({
    category: word(search["category"]),
    view: word(search["view"]),
    show: word(search["show"]),
    capture: word(search["capture"]),
  }),
  loader: () => loadWords(["browse", "filing", "captures", "relationships"]),
  component: lazyRouteComponent(() => import("#app/features/browse/web/organize-page.tsx"), "OrganizePage"),
});
const uploadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/upload",
  loader: () => loadWords(["filing", "captures", "relationships"]),
  component: lazyRouteComponent(() => import("#app/features/filing/web/upload-page.tsx"), "UploadPage"),
});
// The words of every life area: each page of the dashboard may show any of them.
const AREA_WORDS = [
  "dashboard",
  "tasks",
  "goals",
  "relationships",
  "moods",
  "gratitude",
  "browse",
  "filing",
  "captures",
];
const importDashboard = () => import("#app/features/dashboard/web/dashboard-page.tsx");
const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/dashboard",
  validateSearch: (search) => ({
    category: word(search["category"]),
    view: word(search["view"]),
    save: word(search["save"]),
    search: word(search["search"]),
    subscription_success: word(search["subscription_success"]),
  }),
  loader: ({ location: { search } }) =>
    Promise.all([
      loadWords([...AREA_WORDS, "life-insights"]),
      importDashboard().then(({ preloadDashboard }) => preloadDashboard("category" in search && search.category)),
    ]),
  component: lazyRouteComponent(importDashboard, "DashboardPage"),
});
const goalsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/goals",
  validateSearch: (search) => ({ tab: word(search["tab"]) }),
  loader: () => loadWords(["goals", "tasks", "dashboard", "filing"]),
  component: lazyRouteComponent(() => import("#app/features/dashboard/web/goals-and-tasks.tsx"), "GoalsAndTasks"),
});
const gratitudeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/gratitude",
  loader: () => loadWords(["gratitude", "filing"]),
  component: lazyRouteComponent(() => import("#app/features/gratitude/web/gratitude-page.tsx"), "GratitudePage"),
});
const journalRoute = <Path extends string>(path: Path, name: keyof typeof JournalPages) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    validateSearch: (search) => ({ date: word(search["date"]) }),
    loader: () => loadWords([...AREA_WORDS, "journal"]),
    component: lazyRouteComponent(() => import("#app/features/dashboard/web/journal-page.tsx"), name),
  });
const insightsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/insights",
  loader: () => loadWords([...AREA_WORDS, "life-insights"]),
  component: lazyRouteComponent(
    () => import("#app/features/life-insights/web/life-insights-page.tsx"),
    "LifeInsightsPage",
  ),
});
const relationshipsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/relationships",
  validateSearch: (search) => ({ person: word(search["person"]) }),
  loader: () => loadWords(["relationships", "filing", "captures"]),
  component: lazyRouteComponent(
    () => import("#app/features/relationships/web/relationships-page.tsx"),
    "RelationshipsPage",
  ),
});
const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/profile",
  validateSearch: (search) => ({ tab: word(search["tab"]) }),
  loader: () => loadWords(["account"]),
  component: lazyRouteComponent(() => import("#app/features/account/web/profile-page.tsx"), "ProfilePage"),
});
const subscriptionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/subscription",
  loader: () => loadWords(["billing"]),
  component: lazyRouteComponent(() => import("#app/features/billing/web/subscription-page.tsx"), "SubscriptionPage"),
});
const pages = [
  dashboardRoute,
  journalRoute("/journal", "JournalPage"),
  journalRoute("/tasks", "TasksJournal"),
  journalRoute("/emotions", "EmotionsJournal"),
  goalsRoute,
  relationshipsRoute,
  gratitudeRoute,
  insightsRoute,
  uploadRoute,
  organizeRoute,
  profileRoute,
  subscriptionRoute,
] as const;

export const routeTree = rootRoute.addChildren([
  authRoute,
  settingsRoute,
  subscribeRoute,
  shellRoute.addChildren(pages),
]);
