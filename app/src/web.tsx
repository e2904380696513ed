import "#app/ui/fonts.css";
import "#app/ui/tokens.css";
import "#app/ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { routeTree } from "#app/web-routes.tsx";
import { startLanguage } from "#app/shell/language.ts";
import { provideDevice } from "#app/shell/device/device-door.ts";
import { shareNonce } from "#app/shell/nonce.ts";
import { makeQueryClient } from "#app/shell/query-client.ts";
import { makeRouter } from "#app/shell/router.tsx";
import { sessionQuery } from "#app/shell/session.ts";
import { ShellSlotsContext, type ShellSlots } from "#app/shell/slots.ts";
import { followTheme } from "#app/shell/theme.ts";

shareNonce();
followTheme();
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
