import { journeyForEveryone } from "./every-way.ts";
import { expect } from "./wisp.ts";

const EMOTIONS = "/dashboard?category=emotions";

journeyForEveryone("a mood is tracked, seen in the history, changed, deleted and brought back", async (way) => {
  const { page, who, look } = way;
  await page.goto(EMOTIONS);
  const tracker = page.getByRole("radiogroup", { name: "How are you feeling?" });
  await expect(tracker.getByRole("radio")).toHaveCount(6);
  await expect(page.getByText("No moods yet")).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Save Mood" }).click();
  await expect(page.getByText("Mood required", { exact: true })).toBeVisible();
  await tracker.getByText("Happy").click();
  await page.getByLabel("Notes").fill("Coffee with Ana before work. Lighter than I've felt all week.");
  await look();
  await page.getByRole("button", { name: "Save Mood" }).click();
  await expect(page.getByText(who === "account" ? "Mood saved" : "Mood saved locally", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("");

  await page.getByRole("tab", { name: "View History" }).click();
  const history = page.getByRole("tabpanel").filter({ hasNot: page.getByRole("tabpanel") });
  await expect(history.getByText("“Coffee with Ana", { exact: false })).toBeVisible();
  await history.getByRole("button", { name: /^More for Happy/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit mood" });
  await dialog.getByText("Calm").click();
  await look();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Mood updated", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: /^More for Calm/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Mood deleted", { exact: true })).toBeVisible();
  await expect(history.getByText("No moods yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(history.getByRole("button", { name: /^More for Calm/ })).toBeVisible();
  await look();
  await page.reload();
  await expect(page.getByRole("button", { name: /^More for Calm/ })).toBeVisible();
});

journeyForEveryone("three moods make insights, and the chart and the year show the day", async ({ page, look }) => {
  await page.goto(EMOTIONS);
  const tracker = page.getByRole("radiogroup", { name: "How are you feeling?" });
  await expect(page.getByText(/from 3 entries on/i)).toBeVisible();
  for (const mood of ["Anxious", "Anxious", "Sad"]) {
    await tracker.getByText(mood).click();
    await page.getByRole("button", { name: "Save Mood" }).click();
    await expect(tracker.getByRole("radio", { name: mood })).not.toBeChecked();
  }
  await expect(page.getByText(/going through a hard time/)).toBeVisible();
  await expect(page.getByText(/Reach out to a friend/)).toBeVisible();
  await expect(page.getByText(/no medical advice/)).toBeVisible();
  await expect(page.getByRole("img", { name: /1 days with an entry, on average 1\.7 of 5/ })).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("row", { name: /1\.7 3$/ })).toBeVisible();
  await page.getByLabel("Time shown").selectOption("A year");
  await expect(page.getByRole("heading", { name: "The last year" })).toBeVisible();
  await look();
  await page.getByLabel("Time shown").selectOption("Choose dates");
  await page.getByRole("gridcell", { name: /, today: 1\.7 of 5, 3 entries$/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("gridcell", { name: /No entry$/ }).and(page.locator(":focus"))).toBeVisible();
  await look();
});

journeyForEveryone("words of crisis are kept and answered with help, not with cheer", async ({ page, look }) => {
  await page.goto(EMOTIONS);
  await page.getByRole("radiogroup", { name: "How are you feeling?" }).getByText("Sad").click();
  await page.getByLabel("Notes").fill("I want to kill myself");
  await page.getByRole("button", { name: "Save Mood" }).click();
  await expect(page.getByRole("link", { name: "988" })).toBeVisible();
  await expect(page.getByText("“I want to kill myself”")).toBeVisible();
  await expect(page.getByText(/^Mood saved/)).toHaveCount(0);
  await look();
});
