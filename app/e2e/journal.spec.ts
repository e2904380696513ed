import { journeyForEveryone } from "./every-way.ts";
import { lookAt } from "./look.ts";
import { expect, test } from "./wisp.ts";

const TEXT = "I feel happy today. Ring the landlord about the boiler tomorrow at ten";

journeyForEveryone("the journal filtered to tasks and to emotions", async ({ page, who, look }) => {
  await page.goto("/tasks");
  await expect(page.getByRole("heading", { name: "Journal: Tasks" })).toBeVisible();
  await expect(page.getByText("No tasks in your words yet")).toBeVisible();
  await look();

  const box = page.getByRole("textbox", { name: "New Journal Entry" });
  await box.fill(TEXT);
  const seen = page.getByRole("list", { name: "What Wisp sees here" });
  await expect(seen.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Kept as you type")).toBeVisible();
  await look();
  await page.reload();
  await expect(box).toHaveValue(TEXT);

  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(
    page.getByText(who === "account" ? "Entry saved" : "Entry saved locally", { exact: true }),
  ).toBeVisible();
  await expect(box).toHaveValue("");
  const done = page.getByRole("checkbox", { name: "Complete: Ring the landlord about the boiler" });
  await expect(done).toBeVisible();
  await look();
  await done.click();
  await expect(page.getByText("Insight updated", { exact: true })).toBeVisible();
  await page.reload();
  await expect(done).toBeChecked();

  await page.goto("/emotions");
  await expect(page.getByRole("heading", { name: "Journal: Emotions" })).toBeVisible();
  await expect(page.locator("article mark").first()).toHaveText("I feel happy today");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox").fill("no such words");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).first().click();
  await expect(page.locator("article mark").first()).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await look();
});

for (const width of [390, 1280])
  test(`an entry is written, changed on its day, deleted and brought back (${width})`, async ({ page, register }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await register();
    await page.goto("/journal");
    await page.getByRole("button", { name: "Write something" }).click();
    const box = page.getByRole("textbox", { name: "New Journal Entry" });
    await expect(box).toBeFocused();
    await box.fill(TEXT);
    await page.keyboard.press("Control+Enter");
    const entry = page.getByRole("article").first();
    await expect(entry.locator("mark")).toHaveCount(2);
    await expect(entry).toContainText("1 task");
    await lookAt(page, "written");

    await entry.getByRole("button", { name: "More for this note" }).click();
    await page.getByRole("menuitem", { name: "Edit text" }).click();
    await page.getByRole("textbox", { name: "Your words" }).fill(`${TEXT}. So grateful for the sun`);
    await lookAt(page, "editing");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(entry.locator("mark")).toHaveCount(3);
    const { text } = (await (await page.request.get("/api/journal")).json())[0];
    expect(text).toBe(`${TEXT}. So grateful for the sun`);

    if (width < 1024) await page.getByRole("button", { name: "Calendar" }).click();
    await page
      .getByRole("button", { name: /^Today/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Show everything" })).toBeVisible();
    await expect(entry.locator("mark")).toHaveCount(3);

    await entry.getByRole("button", { name: "More for this note" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByText("Nothing found")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(entry.locator("mark")).toHaveCount(3);
  });

test("words of crisis in the journal are kept, and answered by a quiet card with help", async ({ page, register }) => {
  await register();
  await page.goto("/journal");
  await page.getByRole("textbox", { name: "New Journal Entry" }).fill("I want to kill myself");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page.getByRole("link", { name: "988" })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("I want to kill myself");
  await expect(page.getByText("Entry saved")).toBeHidden();
  await lookAt(page, "words of crisis");
});
