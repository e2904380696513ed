import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { vi } from "vitest";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { makeDevice, type DeviceRoute } from "./device/device.ts";
import type { DeviceListener } from "./device/device-act.ts";
import { provideDevice } from "./device/device-door.ts";
import { tellScreens } from "./device/device-events.ts";
import { startLanguage } from "./language.ts";
import { setOwner } from "./owner.ts";
import { makeQueryClient } from "./query-client.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** What a fake server answers, by method and path: `"GET /api/user": { status: 401 }`. */
export type Answers = Record<string, { status?: number; body?: unknown; headers?: Record<string, string> }>;

/** Puts a server of fixed answers in the place of `fetch`; returns the requests that it got. */
export function fakeServer(answers: Answers): { method: string; path: string; body: unknown; headers: Headers }[] {
  const requests: { method: string; path: string; body: unknown; headers: Headers }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : init.body;
    requests.push({ method, path, body, headers: new Headers(init.headers) });
    const answer = answers[`${method} ${path}`] ?? { status: 404, body: "" };
    const text =
      typeof answer.body === "string" ? answer.body : answer.body === undefined ? null : JSON.stringify(answer.body);
    return Promise.resolve(
      new Response(text, { status: answer.status ?? 200, ...(answer.headers && { headers: answer.headers }) }),
    );
  });
  return requests;
}

/** Makes the test a visitor's: their things are on this device, and any request to a server is a failure. */
export async function onThisDevice(routes: readonly DeviceRoute[], listeners: readonly DeviceListener[] = []) {
  await startLanguage(["ui", "shell", "shared"], "en");
  const device = makeDevice({ routes, listeners, tell: tellScreens });
  provideDevice(() => Promise.resolve(device));
  setOwner("device");
  vi.stubGlobal("fetch", (path: string) => Promise.reject(new Error(`A visitor asked the server for ${path}`)));
}

/** Renders an element at a path, within a router that knows `paths` beside it, with words, cache and toasts. */
export async function renderAt(path: string, element: ReactNode, paths: readonly string[] = []) {
  await startLanguage(["ui", "shell", "shared", "account"], "en");
  const rootRoute = createRootRoute({
    component: () => (
      <Suspense>
        {element}
        <Toaster />
      </Suspense>
    ),
    notFoundComponent: () => null,
  });
  const routes = paths.map((known) => createRoute({ getParentRoute: () => rootRoute, path: known }));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history, parseSearch, stringifySearch });
  const client = makeQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
}
