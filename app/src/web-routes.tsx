import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
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
  loader: () => loadWords(["browse", "filing", "captures"]),
  component: lazyRouteComponent(() => import("#app/features/browse/web/organize-page.tsx"), "OrganizePage"),
});
const uploadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/upload",
  loader: () => loadWords(["filing", "captures"]),
  component: lazyRouteComponent(() => import("#app/features/filing/web/upload-page.tsx"), "UploadPage"),
});
const pages = [organizeRoute, uploadRoute] as const;

export const routeTree = rootRoute.addChildren([
  authRoute,
  settingsRoute,
  subscribeRoute,
  shellRoute.addChildren(pages),
]);
