import type { Page } from "@playwright/test";
import type { Task } from "#app/features/tasks/contract.ts";
import type { Relationship } from "#app/features/relationships/contract.ts";
import { expect, NOTE, test } from "./wisp.ts";

const TASKS = 30;

/** What a visitor of an older version left in this browser: no ids anywhere. */
async function leaveThings(page: Page, people: readonly string[]): Promise<void> {
  await page.goto("/auth");
  await page.evaluate(
    ([names, count]) => {
      const createdAt = "2026-01-05T08:00:00.000Z";
      const keep = (key: string, entries: object[]) => localStorage.setItem(key, JSON.stringify(entries));
      keep(
        "tasks",
        Array.from({ length: count }, (_, index) => ({
          title: `Task ${index}`,
          isCompleted: index % 2 === 0,
          createdAt,
        })),
      );
      keep("moods", [{ mood: "happy", notes: "the first snow", createdAt }]);
      keep(
        "relationships",
        names.map((name) => ({ name, contactFrequency: "weekly", createdAt })),
      );
    },
    [people, TASKS] as const,
  );
}

/** Signs in anew in the browser, as the person whose account there is already. */
async function signIn(page: Page, username: string): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("a long secret");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Makes an account beside the browser, and leaves the browser signed out. */
async function anAccount(page: Page, baseURL: string | undefined): Promise<string> {
  const username = `p${Math.random().toString(36).slice(2, 10)}`;
  const profile = {
    username,
    firstName: "Amara",
    lastName: "Mensah",
    email: `${username}@example.com`,
    birthday: "1991-05-07",
    timezone: "Europe/London",
    password: "a long secret",
  };
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.post("/api/register", { data: profile, headers })).status()).toBe(201);
  await page.request.post("/api/logout", { headers });
  return username;
}

const tasksOf = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get("/api/tasks?limit=200")).json()) as Task[]).map(({ title }) => title).sort();
const allTasks = Array.from({ length: TASKS }, (_, index) => `Task ${index}`).sort();
const left = (page: Page, key: string): Promise<unknown[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as unknown[], key);

test("a visitor registers, and finds every note, item and mood in the new account, once", async ({ page }) => {
  await page.goto("/dashboard");
  const box = page.getByRole("textbox", { name: "What's on your mind?" });
  await box.fill(NOTE);
  await page.getByRole("button", { name: "Capture" }).click();
  await expect.poll(() => left(page, "insights")).toHaveLength(5);
  await page.goto("/auth");
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
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByText("It's all in your account", { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const key of ["captures", "insights", "tasks", "goals", "moods", "gratitude"])
    expect(await left(page, key), key).toEqual([]);
  await page.goto("/organize");
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card.getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Add Tom" })).toBeVisible();
});

test("after signing in the person is asked: what is kept stays on the device, what is moved arrives", async ({
  page,
  baseURL,
}) => {
  const username = await anAccount(page, baseURL);
  await leaveThings(page, ["Ana Ruiz"]);
  await signIn(page, username);
  const dialog = page.getByRole("dialog", { name: "There is something on this device" });
  await expect(dialog.getByText("30 tasks")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep on this device" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect([await tasksOf(page), (await left(page, "tasks")).length]).toEqual([[], TASKS]);
  await page.evaluate(() => localStorage.removeItem("keptOnDevice"));
  await page.reload();
  await dialog.getByRole("button", { name: "Move to my account" }).click();
  await expect(page.getByText("Relationships Migrated", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Saved to your account: 1 of 1.", { exact: true })).toBeVisible();
  expect(await tasksOf(page)).toEqual(allTasks);
  const [ana] = (await (await page.request.get("/api/relationships")).json()) as Relationship[];
  expect(ana).toMatchObject({ firstName: "Ana", lastName: "Ruiz", checkInFrequency: "weekly" });
  expect(await left(page, "tasks")).toEqual([]);
});

test("a reload half-way, and a second tab, move every item exactly once", async ({ page, baseURL, context }) => {
  const username = await anAccount(page, baseURL);
  await leaveThings(page, []);
  // Slowly enough to be caught half-way.
  await context.route("**/api/tasks", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 60));
    await route.continue().catch(() => undefined);
  });
  await signIn(page, username);
  await page.getByRole("button", { name: "Move to my account" }).click();
  await expect.poll(async () => (await left(page, "tasks")).length).toBeLessThan(TASKS - 5);
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto("/goals")]);
  await expect.poll(async () => (await left(page, "tasks")).length, { timeout: 20_000 }).toBe(0);
  expect(await tasksOf(page)).toEqual(allTasks);
});

test("a server that is killed half-way costs nothing: the rest moves when it is back", async ({
  page,
  baseURL,
  house,
}) => {
  const username = await anAccount(page, baseURL);
  await leaveThings(page, []);
  let sent = 0;
  await page.route("**/api/tasks", async (route) => {
    if (route.request().method() === "POST") sent += 1;
    // Its answer is lost on the way: the server has kept what the device does not know of.
    if (sent === 12) {
      sent += 1;
      await page.request.fetch(route.request());
      await route.abort();
      return;
    }
    await route.continue();
  });
  await signIn(page, username);
  await page.getByRole("button", { name: "Move to my account" }).click();
  const dialog = page.getByRole("dialog", { name: /could not be moved/ });
  await expect(dialog).toBeVisible();
  expect((await left(page, "tasks")).length).toBe(TASKS - 11);
  expect(await tasksOf(page)).toHaveLength(12);
  await page.goto("about:blank");
  await house.killAndStartAgain();
  await page.goto("/dashboard");
  await expect(page.getByText("It's all in your account", { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await tasksOf(page)).toEqual(allTasks);
  expect(await left(page, "tasks")).toEqual([]);
});

test("where the free places are taken, the others stay on the device and are named", async ({ page, baseURL }) => {
  const username = await anAccount(page, baseURL);
  await leaveThings(page, ["Ana Ruiz", "Tom Baker", "Mum"]);
  const headers = { origin: baseURL ?? "" };
  await page.request.post("/api/login", { data: { username, password: "a long secret" }, headers });
  for (const firstName of ["One", "Two", "Three", "Four"])
    await page.request.post("/api/relationships", { data: { firstName }, headers });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Move to my account" }).click();
  const dialog = page.getByRole("dialog", { name: "2 entries could not be moved" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText(/Free tier limit reached|free plan/i).first()).toBeVisible();
  await expect(page.getByText("Saved to your account: 1 of 3.", { exact: true })).toBeVisible();
  expect(await left(page, "relationships")).toHaveLength(2);
  expect(await tasksOf(page)).toEqual(allTasks);
});
