import "#app/ui/fonts.css";
import "#app/ui/tokens.css";
import "#app/ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { routeTree } from "#app/web-routes.tsx";
import { loadWords, startLanguage } from "#app/shell/language.ts";
import { provideBesideRows } from "#app/shell/beside-rows.ts";
import { provideDevice } from "#app/shell/device/device-door.ts";
import { shareNonce } from "#app/shell/nonce.ts";
import { makeQueryClient } from "#app/shell/query-client.ts";
import { makeRouter } from "#app/shell/router.tsx";
import { sessionQuery } from "#app/shell/session.ts";
import { ShellSlotsContext, type ShellSlots } from "#app/shell/slots.ts";
import { followTheme } from "#app/shell/theme.ts";

shareNonce();
followTheme();
provideBesideRows(async (...list) => {
  const { fetchSourcesBeside } = await import("#app/features/filing/web/source-queries.ts");
  await fetchSourcesBeside(...list);
});
provideDevice(() => import("#app/device.ts").then((module) => module.device));

const queryClient = makeQueryClient();
const router = makeRouter(routeTree, queryClient);

/** The features' dialogs that open over any page. */
const slots: ShellSlots = {
  AskDialog: lazy(() =>
    import("#app/features/assistant/web/ask-dialog.tsx").then((module) => ({ default: module.AskDialog })),
  ),
  Moving: lazy(() => import("#app/features/moving/web/moving.tsx").then((module) => ({ default: module.Moving }))),
  QuickCaptureDialog: lazy(() =>
    import("#app/features/filing/web/quick-capture-dialog.tsx").then((module) => ({
      default: module.QuickCaptureDialog,
    })),
  ),
  Source: lazy(async () => {
    const [module] = await Promise.all([import("#app/features/filing/web/record-source.tsx"), loadWords(["filing"])]);
    return { default: module.RecordSource };
  }),
};

// Who is signed in is asked while the words are on their way.
void queryClient.prefetchQuery(sessionQuery);
await startLanguage(["ui", "shell", "shared"]);

const root = document.getElementById("root");
if (!root) throw new Error("app.html has no #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShellSlotsContext value={slots}>
        <RouterProvider router={router} />
      </ShellSlotsContext>
    </QueryClientProvider>
  </StrictMode>,
);
