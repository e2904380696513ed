import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Insight } from "#app/features/insights/contract.ts";
import { layoutFaults } from "./layout-faults.ts";
import { lookAt } from "./look.ts";
import { expect, NOTE, test } from "./wisp.ts";

const PAGES = {
  "landing": "/",
  "auth": "/auth",
  "dashboard": "/dashboard?category=tasks",
  "dashboard-goals": "/dashboard?category=goals",
  "dashboard-relationships": "/dashboard?category=relationships",
  "dashboard-emotions": "/dashboard?category=emotions",
  "dashboard-gratitude": "/dashboard?category=gratitude",
  "dashboard-insights": "/dashboard?category=insights",
  "journal": "/journal",
  "tasks": "/tasks",
  "emotions": "/emotions",
  "goals": "/goals",
  "relationships": "/relationships",
  "gratitude": "/gratitude",
  "insights": "/insights",
  "upload": "/upload",
  "organize": "/organize",
  "organize-grid": "/organize?view=grid&category=task",
  "profile": "/profile",
  "subscription": "/subscription",
  "not-found": "/no-such-page",
};
const WIDTHS = [390, 768, 1280];
const NOTES = [
  "I've noticed I do my best thinking right after I leave the building. maybe learn some Twi before August",
  "take the bins out every monday at 8am\nbuy oat milk and coffee\nread 20 books this year",
  "met Ana by the canal for lunch. lend her the good apron. feeling calm tonight",
  "had coffee with Sam, she got the job in Oslo",
  NOTE,
];
/** Set: screenshots of every page are written to docs/tour. */
const TOUR = process.env["TOUR"] === "1";
const TOUR_FOLDER = fileURLToPath(new URL("../../docs/tour/", import.meta.url));

/** Looks at a page in both themes. The stored choice shows one at once; that it does is a journey of its own. */
async function look(page: Page, name: string, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await lookAt(page, `${name} at ${width}`, async (theme) => {
    if (!TOUR || width === 768) return;
    const file = `${TOUR_FOLDER}${name}-${theme}-${width}.png`;
    await page.screenshot({ path: file, animations: "disabled", fullPage: width === 390 });
  });
  if (width !== 390) return;
  // The narrowest window that loses nothing.
  await page.setViewportSize({ width: 320, height: 860 });
  expect(await layoutFaults(page), `${name} at 320`).toEqual([]);
}

for (const width of WIDTHS) {
  test(`every page of a signed-in person is whole and accessible at ${width} pixels, in both themes`, async ({
    page,
    register,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await register();
    const headers = { origin: baseURL ?? "" };
    for (const text of NOTES) await page.request.post("/api/quick-capture", { data: { text }, headers });
    // Some people are accepted, Tom still waits.
    const proposed = (await (await page.request.get("/api/insights?state=proposed")).json()) as Insight[];
    for (const { id, category, people } of proposed)
      if (category === "relationship" && !people.includes("Tom"))
        await page.request.post(`/api/insights/${id}/accept`, { headers });
    await page.goto("/");
    for (const [name, path] of Object.entries(PAGES)) if (name !== "auth") await look(page, name, path, width);
  });

  test(`every page of a visitor is whole and accessible at ${width} pixels, in both themes`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto("/");
    for (const [name, path] of Object.entries(PAGES))
      if (!["journal", "profile", "subscription"].includes(name))
        await look(page, name === "auth" ? name : `visitor-${name}`, path, width);
  });
}
