import { expect, NOTE, test } from "./wisp.ts";

test("a new person types a note, and finds everything in its place, also after the server was killed", async ({
  page,
  house,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  const name = `amara.${Math.random().toString(36).slice(2, 8)}`;
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("First Name").fill("Amara");
  await page.getByLabel("Last Name").fill("Mensah");
  await page.getByLabel("Birthday").fill("1991-05-07");
  await page.getByLabel("Email").fill(`${name}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("a long secret");
  await page.getByLabel("Confirm password").fill("a long secret");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
  await page.waitForURL(/\/dashboard/);

  await page.goto("/");
  const box = page.getByRole("textbox");
  await box.fill(NOTE);
  await box.press("Enter");
  const card = page.getByRole("article");
  await expect(card.getByRole("listitem")).toHaveCount(5);
  for (const words of [
    "Dentist",
    "Mum drove me home",
    "Felt really low after the review",
    "Run the half marathon",
    "Tom",
  ])
    await expect(card.getByRole("list").getByText(words).first()).toBeVisible();
  await expect(card.getByText(/3:00 PM/)).toBeVisible();
  await expect(card.getByText(/Oct 31/)).toBeVisible();

  await page.goto("/organize");
  await page.getByRole("button", { name: "Add Tom" }).click();
  await expect(page.getByText("Tom is among your people now", { exact: true })).toBeVisible();

  // Away from the page first: its open stream would rightly complain.
  await page.goto("about:blank");
  await house.killAndStartAgain();
  await page.goto("/organize");
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Add Tom" })).toHaveCount(0);
  for (const [category, words] of [
    ["tasks", "Dentist"],
    ["goals", "Run the half marathon"],
    ["emotions", "felt really low after the review"],
    ["gratitude", "Mum drove me home"],
    ["relationships", "Tom"],
  ] as const) {
    await page.goto(`/dashboard?category=${category}`);
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  }
});

test("one click takes a wrong item back, another files it elsewhere, and a third undoes the whole note", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/upload");
  await page.getByRole("textbox").fill(NOTE);
  await page.getByRole("button", { name: "Process Text" }).click();
  await expect(page.getByText("Text captured", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("");

  await page.goto("/organize");
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "More for: Dentist" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(card.getByRole("list").getByText("Dentist", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(card.getByRole("list").getByText("Dentist", { exact: true })).toBeVisible();

  await card.getByRole("button", { name: /More for: Run the half marathon/ }).click();
  await page.getByRole("menuitem", { name: "File elsewhere" }).click();
  await page.getByRole("menuitem", { name: "Tasks" }).click();
  await expect(page.getByText("Insight updated", { exact: true })).toBeVisible();
  await page.goto("/dashboard?category=tasks");
  await expect(page.getByRole("main").getByText("Run the half marathon").first()).toBeVisible();

  await page.goto("/organize");
  await card.getByRole("button", { name: "More for this note" }).click();
  await page.getByRole("menuitem", { name: "Undo" }).click();
  await expect(card.getByText("Taken back. Your words are kept here as you wrote them.")).toBeVisible();
  await card.getByRole("button", { name: "Organize again" }).click();
  await expect(card.getByRole("list").getByText("Dentist", { exact: true })).toBeVisible();
});

test("a task is done with one click, and un-done with another", async ({ page, register, house }) => {
  await register();
  await page.request.post("/api/quick-capture", {
    data: { text: "Dentist tuesday 3pm" },
    headers: { origin: house.url },
  });
  await page.goto("/organize");
  const toggle = page.getByRole("checkbox", { name: "Complete: Dentist" });
  await toggle.click();
  await expect(page.getByText("Your insight has been updated successfully", { exact: true })).toBeVisible();
  await expect(toggle).toBeChecked();
  await page.reload();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
});

test("what one device captures, another one shows by itself", async ({ page, register, context }) => {
  await register();
  await page.goto("/organize");
  await expect(page.getByText("Start adding content to organize your life.", { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/upload");
  await other.getByRole("textbox").fill("Dentist tuesday 3pm");
  await other.getByRole("button", { name: "Process Text" }).click();
  await expect(other.getByText("Text captured", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByRole("list").getByText("Dentist", { exact: true })).toBeVisible();
});

test("the ask box goes where it is told, and keeps what it cannot answer yet", async ({ page, register }) => {
  await register();
  await page.goto("/");
  await page.getByRole("textbox").fill("show my goals");
  await page.getByRole("textbox").press("Enter");
  await page.waitForURL(/\/(goals|dashboard\?category=goals)/);
  await page.goto("/");
  await page.getByRole("textbox").fill("how have I been feeling this month?");
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByText(/answers come later/)).toBeVisible();
  await page.goto("/organize");
  await expect(page.getByRole("article").getByText("how have I been feeling this month?")).toBeVisible();
});

test("quick capture opens by its key anywhere, refuses nothing but blanks, and loses no words", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/organize");
  await expect(page.getByText("Start adding content to organize your life.", { exact: true })).toBeVisible();
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Quick Capture" });
  await dialog.getByRole("button", { name: "Capture" }).click();
  await expect(page.getByText("Empty content", { exact: true })).toBeVisible();
  await dialog.getByRole("textbox").fill("Dentist tuesday 3pm");
  await page.route("**/api/quick-capture", (route) => route.fulfill({ status: 503, body: "no answer" }));
  await dialog.getByRole("button", { name: "Capture" }).click();
  await expect(page.getByText("Failed to capture content", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Dentist tuesday 3pm");
  await page.unroute("**/api/quick-capture");
  await dialog.getByRole("button", { name: "Capture" }).click();
  await expect(page.getByText("Content captured", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByRole("list").getByText("Dentist", { exact: true })).toBeVisible();
});

test("a visitor's note is understood at once, waits through the sign-up, and is then filed once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("textbox").fill(NOTE);
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(5);
  await page.getByRole("link", { name: "Start Your Magical Journey" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  const name = `bea.${Math.random().toString(36).slice(2, 8)}`;
  for (const [label, value] of [
    ["Username", name],
    ["First Name", "Bea"],
    ["Last Name", "Okafor"],
    ["Birthday", "1988-01-31"],
    ["Email", `${name}@example.com`],
    ["Confirm password", "a long secret"],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel("Password", { exact: true }).fill("a long secret");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("We've picked up where you left off", { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.goto("/organize");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(5);
});
