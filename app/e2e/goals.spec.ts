import { journeyForEveryone } from "./every-way.ts";
import { expect, test } from "./wisp.ts";

journeyForEveryone("a goal is set, worked on in steps, completed, and taken back", async ({ page, who, look }) => {
  await page.goto("/goals");
  await expect(page.getByRole("heading", { name: "No goals yet" })).toBeVisible();
  await look();

  await page.getByRole("main").getByRole("button", { name: "Create New Goal" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create New Goal" });
  await dialog.getByRole("button", { name: "Create goal" }).click();
  await expect(page.getByText("Title required", { exact: true })).toBeVisible();
  await look();
  await dialog.getByLabel("Title").fill("Run the half marathon");
  await dialog.getByLabel("Category").selectOption("health");
  await dialog.getByLabel("Target date").fill("2030-10-31");
  await dialog.getByRole("button", { name: "Create goal" }).click();
  await expect(
    page.getByText(who === "account" ? "Goal created" : "Goal saved locally", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Health. Target date: Oct 31, 2030")).toBeVisible();

  await page.getByRole("button", { name: "Edit: Run the half marathon" }).click();
  for (const step of ["Five kilometers", "Ten kilometers"]) {
    await page.getByLabel("New milestone").fill(step);
    await page.getByLabel("New milestone").press("Enter");
    await expect(page.getByRole("checkbox", { name: step })).toBeVisible();
  }
  const slider = page.getByRole("slider", { name: "Progress" });
  await slider.focus();
  for (let press = 0; press < 9; press += 1) await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "45%");
  await slider.blur();
  await expect(page.getByText("Goal updated", { exact: true })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Done editing" }).click();
  const card = page.getByRole("article", { name: "Run the half marathon" });
  await expect(card.getByText("45%", { exact: true })).toBeVisible();
  await card.getByRole("checkbox", { name: "Five kilometers" }).click();
  await expect(card.getByRole("checkbox", { name: "Five kilometers" })).toBeChecked();
  const white = await card.evaluate((element) => getComputedStyle(element).backgroundColor);
  await card.getByRole("button", { name: "Mark complete" }).click();
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(card).not.toHaveCSS("background-color", white);
  await look();

  await page.reload();
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  await expect(card.getByRole("checkbox", { name: "Five kilometers" })).toBeChecked();
  await card.getByRole("button", { name: "Not done yet" }).click();
  await expect(card.getByText("0%", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Personal" }).click();
  await expect(page.getByRole("heading", { name: "No personal goals yet" })).toBeVisible();
  await page.getByRole("tab", { name: "Health" }).click();
  await page.getByRole("button", { name: "Edit: Run the half marathon" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No health goals yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
});

test("the dashboard's quick form makes a goal that stands in its view", async ({ page, register }) => {
  await register();
  await page.goto("/dashboard?category=goals");
  await page.getByRole("button", { name: "Add New Goal" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Goal" });
  await dialog.getByLabel("Title").fill("Six weeks of rent set aside");
  await dialog.getByLabel("Category").selectOption("financial");
  await dialog.getByLabel("Target date").fill("2030-12-01");
  await dialog.getByRole("button", { name: "Create goal" }).click();
  await expect(page.getByText("Goal created", { exact: true })).toBeVisible();
  await expect(page.getByText("Financial. Target date: Dec 1, 2030")).toBeVisible();
});
