import type { Page } from "@playwright/test";
import { journeyForEveryone } from "./every-way.ts";
import { expect } from "./wisp.ts";

/** What three weeks show: an account's come over HTTP, a visitor's stand on the device. */

const DAY = 86_400_000;
const ANA = "a1a1a1a1-0000-4000-8000-000000000001";
const settled = (page: Page) => expect(page.locator("[data-skeleton]")).toHaveCount(0);

/** Twenty days of moods, of which the six latest had somebody in them and were good; a goal, and tasks that are done. */
const days = () =>
  Array.from({ length: 20 }, (_, ago) => ({
    at: new Date(Date.now() - ago * DAY - 60_000).toISOString(),
    mood: ago < 6 ? "happy" : "sad",
    withAna: ago < 6,
  }));

async function live(page: Page, who: "account" | "visitor", url: string): Promise<void> {
  if (who === "visitor") return liveHere(page);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: url } });
    expect(answer.ok(), path).toBe(true);
  };
  await post("/api/relationships", { id: ANA, firstName: "Ana", madeAt: days().at(-1)?.at });
  for (const { at, mood, withAna } of days()) {
    await post("/api/moods", { mood, madeAt: at });
    if (withAna) await post(`/api/relationships/${ANA}/interactions`, { note: "tea", at });
  }
  await post("/api/goals", { title: "Run the half", progress: 40 });
}

async function liveHere(page: Page): Promise<void> {
  const lived = days();
  await page.goto("/");
  await page.evaluate(
    ([list, ana]) => {
      const put = (key: string, rows: object[]) => localStorage.setItem(key, JSON.stringify(rows));
      put(
        "moods",
        list.map(({ at, mood }) => ({ id: crypto.randomUUID(), mood, notes: "", createdAt: at })),
      );
      put("relationships", [{ id: ana, firstName: "Ana", createdAt: list.at(-1)?.at, lastInteraction: list[0]?.at }]);
      put(
        "interactions",
        list.flatMap(({ at, withAna }) =>
          withAna
            ? [{ id: crypto.randomUUID(), kind: "interaction", at, note: "tea", personIds: [ana], createdAt: at }]
            : [],
        ),
      );
      put("goals", [{ id: crypto.randomUUID(), title: "Run the half", progress: 40, createdAt: list[0]?.at }]);
    },
    [lived, ANA] as const,
  );
}

journeyForEveryone("what the days have in common is told with its numbers", async ({ page, who, look }) => {
  await page.goto("/insights");
  await expect(page.getByRole("heading", { level: 1, name: "Life Insights" })).toBeVisible();
  const mood = page.getByRole("region", { name: "Mood and Emotional Analysis" });
  await expect(mood.getByRole("link", { name: "Track a mood" })).toBeVisible();
  await expect(page.getByText(/^After 14 days with a mood/)).toBeVisible();
  await settled(page);
  await look();

  await live(page, who, new URL(page.url()).origin);
  await page.goto("/insights");
  await expect(mood.getByText("Overall trend")).toBeVisible();
  await expect(mood.getByText(/no medical advice/)).toBeVisible();
  const together = page.getByRole("region", { name: "What goes together" });
  await expect(together.getByText("On days with Ana you felt better: 6 days against 14.")).toBeVisible();
  await expect(together.getByText("A clear difference, from small numbers").first()).toBeVisible();
  const stats = page.getByRole("region", { name: "Your Data Stats" });
  await expect(stats.getByText("1 open, 0 done")).toBeVisible();
  await expect(stats.getByText("20", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "AI Analysis" })).toBeVisible();
  const extracted = page.getByRole("region", { name: "Extracted Insights" });
  for (const kind of ["Tasks", "Goals", "Emotions", "Relationships", "Gratitude", "All"])
    await extracted.getByRole("tab", { name: kind }).click();
  await settled(page);
  await look();

  await together.getByRole("link", { name: "About Ana" }).click();
  await expect(page.getByRole("dialog", { name: /Ana/ })).toBeVisible();

  await page.goto("/dashboard?category=insights");
  await expect(page.getByRole("region", { name: "Emotional Patterns" })).toContainText(
    "On days with Ana you felt better",
  );
  await expect(page.getByRole("region", { name: "Productivity" })).toContainText("After 5 tasks done");
  await expect(page.getByRole("region", { name: "Relationship Analysis" })).toContainText(
    "in touch with Ana: on 6 days",
  );
  await expect(page.getByRole("region", { name: "Goal Progress" })).toContainText("1 open goal, at 40%.");
  await page.goto("/dashboard?category=emotions");
  await expect(page.getByRole("heading", { name: "What goes together" })).toBeVisible();
});
