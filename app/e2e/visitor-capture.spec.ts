import type { Page } from "@playwright/test";
import { journeyForEveryone } from "./every-way.ts";
import { expect, NOTE } from "./wisp.ts";

const said = (page: Page, title: string) => expect(page.getByText(title, { exact: true })).toBeVisible();

async function write(page: Page, text: string): Promise<void> {
  await page.goto("/dashboard");
  const box = page.getByRole("textbox", { name: "What's on your mind?" });
  await box.fill(text);
  await page.getByRole("button", { name: "Capture", exact: true }).click();
  await said(page, "Content captured");
  await said(page, "Your content is being processed");
  await expect(box).toHaveValue("");
}

journeyForEveryone(
  "a note typed on the dashboard stands in every area, each with the words it came from",
  async (way) => {
    const { page, look } = way;
    await write(page, NOTE);
    await look();
    await page.goto("/organize");
    await page.getByRole("button", { name: "Add Tom" }).click();
    await said(page, "Tom is among your people now");
    for (const [category, words, source] of [
      ["tasks", "Dentist", "from “Dentist tuesday 3pm”"],
      ["goals", "Run the half marathon", "from “I want to run the half marathon by 31 October”"],
      ["emotions", "felt really low after the review", "from “felt really low after the review”"],
      ["gratitude", "Mum drove me home", "from “So grateful mum drove me home”"],
      ["relationships", "Tom", null],
    ] as const) {
      await page.goto(`/dashboard?category=${category}`);
      const main = page.getByRole("main");
      await expect(main.getByText(words).first()).toBeVisible();
      if (source === null) continue;
      await expect(main.getByRole("link", { name: source }).first()).toBeVisible();
    }
    await page.goto("/dashboard?category=goals");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^from “I want to run/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/organize\?capture=/);
    await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(5);
    await look();
  },
);

journeyForEveryone(
  "a note is undone, organized again, edited, filed elsewhere, deleted and brought back",
  async (way) => {
    const { page, look } = way;
    await write(page, NOTE);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await said(page, "Taken back: 5 items");
    await page.goto("/organize");
    const card = page.getByRole("article").first();
    const item = (title: string) => card.getByRole("list").getByText(title, { exact: true });
    await expect(card.getByText("Taken back. Your words are kept here as you wrote them.")).toBeVisible();
    await look();
    await card.getByRole("button", { name: "Organize again" }).click();
    await expect(card.getByRole("listitem")).toHaveCount(5);

    await card.getByRole("button", { name: "More for: Dentist" }).click();
    await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit item" });
    await dialog.getByLabel("Title").fill("Dentist, upper left");
    await look();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Insight updated");
    await expect(item("Dentist, upper left")).toBeVisible();

    await card.getByRole("button", { name: /More for: Run the half marathon/ }).click();
    await page.getByRole("menuitem", { name: "File elsewhere" }).click();
    await page.getByRole("menuitem", { name: "Tasks" }).click();
    await expect(card.getByRole("checkbox", { name: /Complete: Run the half marathon/ })).toBeVisible();

    await card.getByRole("button", { name: "More for: Dentist, upper left" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(item("Dentist, upper left")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(item("Dentist, upper left")).toBeVisible();

    await card.getByRole("button", { name: "More for this note" }).click();
    await page.getByRole("menuitem", { name: "Edit text" }).click();
    const words = page.getByRole("dialog", { name: "Edit text" });
    await words.getByLabel("Your words").fill("Dentist tuesday 3pm. buy bread on the way");
    await words.getByRole("button", { name: "Save Changes" }).click();
    await expect(words).toHaveCount(0);
    await expect(item("Dentist, upper left")).toBeVisible();
    await expect(card.getByRole("list").getByText(/bread/i).first()).toBeVisible();

    await card.getByRole("button", { name: "More for this note" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await said(page, "Note moved to the trash");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(item("Dentist, upper left")).toBeVisible();
    await page.reload();
    await expect(item("Dentist, upper left")).toBeVisible();
  },
);

journeyForEveryone("text is processed, searched and filtered, and a quick capture refuses blanks", async (way) => {
  const { page, look } = way;
  await page.goto("/upload");
  await page.getByRole("button", { name: "Process Text" }).click();
  await said(page, "Text required");
  await page.getByRole("textbox", { name: "Your text" }).fill("Dentist tuesday 3pm. So grateful mum drove me home");
  await page.getByRole("button", { name: "Process Text" }).click();
  await said(page, "Text captured");
  await said(page, "Your text is being transformed into insights");
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(2);
  await look();

  await page.goto("/organize");
  await page.getByRole("searchbox", { name: "Search content..." }).fill("MUM");
  await expect(page.getByRole("heading", { name: "Mum drove me home" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dentist" })).toHaveCount(0);
  await page.goto("/organize?category=task&view=grid");
  await expect(page.getByRole("heading", { name: "Dentist" })).toBeVisible();
  await look();

  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Quick Capture" });
  await dialog.getByRole("button", { name: "Capture" }).click();
  await said(page, "Empty content");
  await said(page, "Please enter some text to capture");
  await dialog.getByRole("textbox").fill("buy milk");
  await dialog.getByRole("button", { name: "Capture" }).click();
  await said(page, "Content captured");
  await expect(page.getByRole("heading", { name: /buy milk/i })).toBeVisible();
});
