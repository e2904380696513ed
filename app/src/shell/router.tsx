import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  useRouterState,
  type AnyRoute,
} from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { AppShell } from "./app-shell.tsx";
import { useDeviceEvents } from "./device/device-events.ts";
import { useServerEvents } from "./events.ts";
import { Guard } from "./guard.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { usePendingInput } from "./use-pending-input.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";
import { useSession } from "./session.ts";

/** What every route's loader may use. */
export type RouterContext = { queryClient: QueryClient };

/** The root of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

/** The parent of every page within the app's frame; it lets in who may see it. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: "shell", component: Framed });

function Root() {
  const { user } = useSession();
  useServerEvents(Boolean(user));
  useDeviceEvents(user === null);
  // Not on the sign-in page, whose greeting is to be read first; and not before the next page stands, whose own message
  // would take the place of the one that says what became of these words.
  const standing = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  usePendingInput(Boolean(user) && standing !== undefined && standing !== "/auth");
  return (
    <>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
      <Toaster />
    </>
  );
}

function Framed() {
  return <Guard>{(user) => <AppShell user={user} />}</Guard>;
}

/** Makes the router of a tree of routes. */
export function makeRouter<Tree extends AnyRoute>(routeTree: Tree, queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient } as never,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: ({ reset }) => <ErrorState onRetry={reset} />,
  });
}
