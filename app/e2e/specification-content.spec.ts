import { expect, NOTE, test } from "./wisp.ts";

/** What the specification says of Upload, Organize and messages, statement by statement. */

test("Upload takes text of ten rows, refuses blanks by name, and clears the box once the words are kept", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/upload");
  await expect(page.getByRole("heading", { name: "Upload Content" })).toBeVisible();
  await expect(page.getByText(/AI turns files, typed text, audio and photos into organized insights/)).toBeVisible();
  const box = page.getByRole("textbox");
  await expect(box).toHaveAttribute("rows", "10");
  await expect(box).toHaveAttribute("placeholder", /notes, tasks, goals/);
  let sent = 0;
  await page.route("**/api/quick-capture", async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await box.fill("   ");
  await page.getByRole("button", { name: "Process Text" }).click();
  await expect(page.getByText("Text required", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter some text to process", { exact: true })).toBeVisible();
  expect(sent).toBe(0);
  await box.fill(NOTE);
  await page.getByRole("button", { name: "Process Text" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expect(page.getByText("Text captured", { exact: true })).toBeVisible();
  await expect(page.getByText("Your text is being transformed into insights", { exact: true })).toBeVisible();
  await expect(box).toHaveValue("");
});

test("Organize counts by category, sorts, searches, and shows a list or a grid", async ({ page, register, house }) => {
  await register();
  await page.goto("/organize");
  await expect(page.getByRole("heading", { name: "Organize Your Content" })).toBeVisible();
  await expect(
    page.getByText("Browse, search, and organize all the insights extracted from your uploads."),
  ).toBeVisible();
  await expect(page.getByText("No results found", { exact: true })).toBeVisible();
  await expect(page.getByText("Start adding content to organize your life.", { exact: true })).toBeVisible();
  for (const text of ["buy milk", NOTE])
    await page.request.post("/api/quick-capture", { data: { text }, headers: { origin: house.url } });

  await page.reload();
  for (const [name, count] of [
    ["All Categories", 6],
    ["Tasks", 2],
    ["Goals", 1],
    ["Relationships", 1],
    ["Emotions", 1],
    ["Gratitude", 1],
    ["Insights", 0],
    ["Unsorted", 0],
  ] as const)
    await expect(page.getByRole("button", { name: new RegExp(`^${name}\\s*${count}`) })).toBeVisible();
  await expect(page.getByRole("tab", { name: "List View" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("button", { name: /^Tasks/ }).click();
  await expect(page.getByText("Dentist", { exact: true })).toBeVisible();
  const titles = () =>
    page
      .getByRole("main")
      .getByText(/^(Dentist|Buy milk)$/)
      .allInnerTexts();
  await expect.poll(titles).toEqual(["Dentist", "Buy milk"]);
  await page.getByRole("button", { name: "Newest First" }).click();
  await expect(page.getByRole("button", { name: "Oldest First" })).toBeVisible();
  await expect.poll(titles).toEqual(["Buy milk", "Dentist"]);
  const today = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "Europe/London",
  }).format(new Date());
  await expect(page.getByText(today).first()).toBeVisible();
  // Only tasks can be completed.
  await expect(page.getByRole("checkbox", { name: /^Complete:/ })).toHaveCount(2);
  await page.getByRole("button", { name: /^Emotions/ }).click();
  await expect(page.getByText("Felt really low after the review", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Complete:/ })).toHaveCount(0);

  await page.getByRole("button", { name: /^All Categories/ }).click();
  await page.getByPlaceholder("Search content...").fill("MILK");
  await expect.poll(titles).toEqual(["Buy milk"]);
  expect(page.url()).not.toMatch(/milk/i);
  await page.getByPlaceholder("Search content...").fill("no such thing");
  await expect(
    page.getByText("Try adjusting your search or filter to find what you're looking for.", { exact: true }),
  ).toBeVisible();
  await page.getByPlaceholder("Search content...").fill("");

  await page.getByRole("button", { name: /^Tasks/ }).click();
  await page.getByRole("tab", { name: "Grid View" }).click();
  const left = async (title: string) => (await page.getByText(title, { exact: true }).boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.abs((await left("Dentist")) - (await left("Buy milk")))).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.abs((await left("Dentist")) - (await left("Buy milk")))).toBeLessThan(2);
});

test("while Organize loads it shows five rows or six cards, and a done task is struck through", async ({
  page,
  register,
  house,
}) => {
  await register();
  await page.goto("/organize");
  await page.request.post("/api/quick-capture", { data: { text: "buy milk" }, headers: { origin: house.url } });
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/{insights,captures/with-insights}?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/organize?category=task");
  await expect(page.locator("[data-skeleton]")).toHaveCount(5);
  await page.goto("/organize?category=task&view=grid");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  letGo();
  await page.getByRole("checkbox", { name: "Complete: Buy milk" }).click();
  await expect(page.getByText("Insight updated", { exact: true })).toBeVisible();
  const lines = await page
    .getByText("Buy milk", { exact: true })
    .evaluate((element) =>
      [element, element.parentElement, element.parentElement?.parentElement].map(
        (each) => each && getComputedStyle(each).textDecorationLine,
      ),
    );
  expect(lines).toContain("line-through");
});

test("a failure's message is destructive in style and a success is not, one at a time", async ({ page, register }) => {
  await register();
  await page.goto("/upload");
  await page.route("**/api/quick-capture", (route) => route.fulfill({ status: 503, body: "no answer" }));
  await page.getByRole("textbox").fill("buy milk");
  await page.getByRole("button", { name: "Process Text" }).click();
  const toast = page.locator("[data-tone]");
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveAttribute("data-tone", "destructive");
  await expect(page.getByRole("textbox")).toHaveValue("buy milk");
  await page.unroute("**/api/quick-capture");
  await page.getByRole("button", { name: "Process Text" }).click();
  await expect(page.getByText("Text captured", { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
  await expect(toast).not.toHaveAttribute("data-tone", "destructive");
});

test("lists are fetched once and are not asked for again when the window is looked at", async ({ page, register }) => {
  await register();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/organize");
  await expect(page.getByText("Start adding content to organize your life.")).toBeVisible();
  const count = () => asked.filter((path) => path === "/api/insights/counts").length;
  const before = count();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(300);
  expect(count()).toBe(before);
});
