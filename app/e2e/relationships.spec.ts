import { journeyForEveryone } from "./every-way.ts";
import { expect } from "./wisp.ts";

journeyForEveryone(
  "people are added, spoken with, edited, deleted and brought back, five at most",
  async ({ page, who, look }) => {
    // A message lies over the page for its five seconds; it is looked at elsewhere.
    const closeMessage = async () => {
      const close = page.getByRole("region", { name: /Notifications/ }).getByRole("button", { name: "Close" });
      await close.click();
      await expect(close).toBeHidden();
    };
    await page.goto("/relationships");
    await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
    await look();

    await page.getByRole("tab", { name: "Family" }).click();
    await page.getByRole("button", { name: "Add Family Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Relationship" });
    await dialog.getByRole("button", { name: "Add Relationship" }).click();
    await expect(dialog.getByText("Please enter a first name for this relationship")).toBeVisible();
    await closeMessage();
    await look();
    await dialog.getByLabel("First Name").fill("Efua");
    await dialog.getByLabel("Last Name").fill("Mensah");
    for (const section of ["Communication", "Insights & Preferences", "Automation & Scheduling", "Extras"]) {
      await dialog.getByRole("button", { name: section }).click();
      await look();
    }
    await dialog.getByRole("button", { name: "Insights & Preferences" }).click();
    await dialog.getByLabel("Notes").fill("Ask about her knee");
    await dialog.getByRole("button", { name: "Automation & Scheduling" }).click();
    await dialog.getByLabel("Check-in frequency").selectOption("weekly");
    await dialog.getByRole("button", { name: "Add Relationship" }).click();
    const saved = who === "account" ? "Relationship created" : "Relationship saved locally";
    await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();

    const efua = page.getByRole("article", { name: "Efua Mensah" });
    await expect(efua.getByText("No interaction yet")).toBeVisible();
    await page.getByRole("button", { name: "Log Interaction with Efua Mensah" }).click();
    await expect(page.getByText("Interaction logged", { exact: true }).first()).toBeVisible();
    await expect(efua.getByText("Last spoke today")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(efua.getByText("No interaction yet")).toBeVisible();
    await look();

    await page.getByRole("tab", { name: "All" }).click();
    for (const name of ["Tom", "Grace", "Zoe", "Kim"]) {
      await page.getByRole("button", { name: "Add Relationship" }).click();
      await dialog.getByLabel("First Name").fill(name);
      await dialog.getByRole("button", { name: "Add Relationship" }).click();
      await expect(page.getByRole("article", { name })).toBeVisible();
    }
    await closeMessage();
    const badge = page.getByRole("button", { name: "5/5 relationships" });
    await badge.click();
    const onward = who === "account" ? "Upgrade to Premium" : "Create account";
    await expect(page.getByRole("link", { name: onward })).toBeVisible();
    await look();
    await page.keyboard.press("Escape");

    // The sixth is refused.
    await page.getByRole("button", { name: "Add Relationship" }).click();
    const limit = page.getByRole("dialog", { name: "Relationship Limit Reached" });
    await expect(limit.getByText("You have reached the maximum number of free relationships")).toBeVisible();
    await expect(limit.getByRole("heading", { name: "Premium Plan" })).toBeVisible();
    await look();
    await limit.getByRole("button", { name: "Not now" }).click();

    await page.getByRole("button", { name: "More about Tom" }).click();
    await page.getByRole("menuitem", { name: "With date and note" }).click();
    const log = page.getByRole("dialog", { name: "Log Interaction" });
    await log.getByLabel("Note").fill("Lunch by the river");
    await log.getByLabel("Who else was there?").selectOption({ label: "Kim" });
    await look();
    await log.getByRole("button", { name: "Log Interaction" }).click();
    await expect(page.getByText("Interaction logged", { exact: true }).first()).toBeVisible();
    for (const name of ["Tom", "Kim"])
      await expect(page.getByRole("article", { name }).getByText("Last spoke today")).toBeVisible();
    await closeMessage();

    await page.getByRole("button", { name: "More about Grace" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Relationship" });
    await edit.getByLabel("Relationship type").selectOption("other");
    await edit.getByLabel("Custom relationship type").fill("Neighbor");
    await look();
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Relationship updated", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("article", { name: "Grace" }).getByText("Neighbor")).toBeVisible();
    await closeMessage();

    await page.getByRole("button", { name: "More about Grace" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete Grace?" });
    await look();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Relationship deleted", { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/relationships$/);
    await expect(page.getByRole("article", { name: "Grace" })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article", { name: "Grace" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("article", { name: "Grace" })).toBeVisible();
  },
);
