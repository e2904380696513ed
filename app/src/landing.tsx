import "#app/ui/fonts.css";
import "#app/ui/tokens.css";
import "#app/ui/base.css";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { LandingPage } from "#app/features/landing/web/landing-page.tsx";
import { startLanguage } from "#app/shell/language.ts";
import { followTheme } from "#app/shell/theme.ts";

followTheme();
await startLanguage(["ui", "landing", "assistant"]);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Suspense>
      <LandingPage />
    </Suspense>
  </StrictMode>,
);
