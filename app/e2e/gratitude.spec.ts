import { journeyForEveryone } from "./every-way.ts";
import { expect, test } from "./wisp.ts";

journeyForEveryone(
  "three good things are kept for today, changed, and read another day",
  async ({ page, who, look }) => {
    await page.goto("/gratitude");
    await expect(page.getByRole("heading", { name: "Gratitude Journal" })).toBeVisible();
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect(page.getByText("No entries", { exact: true })).toBeVisible();
    await expect(page.getByText("Please add at least one gratitude entry", { exact: true })).toBeVisible();
    await look();

    const field = (number: number) => page.getByLabel(`Good thing ${number}`);
    await field(1).fill(
      "Mum drove me home after the review, all the way through the rain and the long evening traffic.",
    );
    await field(3).fill("Clean sheets.");
    await save.click();
    await expect(
      page.getByText(who === "account" ? "Gratitude saved" : "Gratitude saved locally", { exact: true }),
    ).toBeVisible();
    await expect(field(2)).toHaveValue("Clean sheets.");
    await expect(page.getByText("2 good things since January")).toBeVisible();
    await page.reload();
    await expect(field(2)).toHaveValue("Clean sheets.");

    await field(2).fill("");
    await save.click();
    await expect(page.getByText("Gratitude entry deleted", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(2)).toHaveValue("Clean sheets.");
    await look();

    const trigger = page.getByRole("main").locator("button", { has: page.locator("time") });
    await trigger.click();
    await look();
    await page.getByRole("button", { name: /previous month/i }).click();
    await page.getByRole("gridcell").getByRole("button", { name: / 10, / }).click();
    await expect(page.getByText("No gratitude entries for this date.", { exact: true })).toBeVisible();
    await expect(field(1)).toHaveCount(0);
    await look();
    await page.getByRole("button", { name: "Back to today" }).click();
    await expect(field(2)).toHaveValue("Clean sheets.");
  },
);

test("the dashboard's quick form keeps an entry for a past day, which the journal shows", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/dashboard?category=gratitude");
  await page.getByRole("button", { name: "Add Gratitude Entry" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Gratitude Entry" });
  await dialog.getByRole("button", { name: "Save entry" }).click();
  await expect(page.getByText("Content required", { exact: true })).toBeVisible();
  await dialog.getByLabel("What are you grateful for?").fill("Marmalade on the doorstep");
  await dialog.getByLabel("Date").fill("2026-03-09");
  await dialog.getByLabel("Categories").fill("friends, small things");
  await dialog.getByRole("button", { name: "Save entry" }).click();
  await expect(page.getByText("Gratitude saved", { exact: true })).toBeVisible();
  await expect(page.getByText("small things", { exact: true })).toBeVisible();
  await page.goto("/gratitude");
  const past = page.getByRole("region", { name: "Past days" });
  await expect(past.getByText("Marmalade on the doorstep")).toBeVisible();
  await expect(past.getByText("Mar 9, 2026")).toBeVisible();
});
