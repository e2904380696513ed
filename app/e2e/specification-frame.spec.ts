import { expect, test } from "./wisp.ts";

/** What the specification says of the landing page, the sign-in and the frame, statement by statement. */

test("the landing page has its tagline, a logo that leads home, and a theme that stays", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Say what's on your mind. Find it in its place.")).toBeVisible();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /dark/i }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("wisp-theme"))).toBe("dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /light/i }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => localStorage.setItem("wisp-theme", "system"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("the auth page has both tabs with their headings and fields, and four blurbs on a wide screen alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  for (const headline of ["Organize Chaos", "Track Goals", "Manage Relationships", "AI Insights"])
    await expect(page.getByText(headline)).toBeVisible();
  await expect(page.getByRole("link", { name: "Wisp" })).toHaveAttribute("href", "/");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  for (const label of ["Username", "First Name", "Last Name", "Birthday", "Email", "Confirm password"])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByLabel("Birthday")).toHaveAttribute("type", "date");
  await page.setViewportSize({ width: 700, height: 860 });
  await expect(page.getByText("Organize Chaos")).toBeHidden();
});

test("signing in greets by name, waits a second, and goes to the path of this site that was asked for, or to the dashboard", async ({
  page,
}) => {
  const name = `cy.${Math.random().toString(36).slice(2, 8)}`;
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  for (const [label, value] of [
    ["Username", name],
    ["First Name", "Cy"],
    ["Last Name", "Lee"],
    ["Birthday", "1990-02-03"],
    ["Email", `${name}@example.com`],
    ["Confirm password", "a long secret"],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel("Password", { exact: true }).fill("a long secret");
  await page.route("**/api/{register,login}", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const sent = page.waitForRequest("**/api/register");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({
    birthday: expect.stringMatching(/^1990-02-03/),
    timezone: "Europe/London",
  });
  expect((await sent).postDataJSON()).not.toHaveProperty("confirmPassword");
  await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
  await page.waitForURL("**/dashboard**");

  // A signed-in person has nothing to do at the sign-in.
  await page.goto("/auth?return_to=/organize");
  await page.waitForURL("**/organize");
  await page
    .getByRole("button", { name: /Account menu|Cy Lee/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByText("Logout successful", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been logged out.", { exact: true })).toBeVisible();

  await page.goto("/auth?return_to=//evil.example");
  const login = async (password: string) => {
    await page.getByLabel("Username").fill(name);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
  };
  await login("not the secret");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeVisible();
  await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
  await expect(page.getByText("That username and password do not go together.", { exact: true })).toBeVisible();
  await login("a long secret");
  await expect(page.getByText("Welcome back, Cy! Redirecting to dashboard...", { exact: true })).toBeVisible();
  await page.waitForURL("**/dashboard**");
});

test("the frame has its links, sections and the person's name, and a drawer of 250 pixels on a phone", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/organize");
  const side = page.getByRole("navigation").first();
  for (const [name, path] of [
    ["Dashboard", "/dashboard?category=tasks"],
    ["Journal", "/journal"],
    ["Goals", "/goals"],
    ["Relationships", "/relationships"],
    ["Gratitude", "/gratitude"],
    ["Insights", "/insights"],
    ["Upload Content", "/upload"],
    ["Organize", "/organize"],
    ["Profile", "/profile"],
    ["Subscription", "/subscription"],
  ] as const)
    await expect(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", path);
  await expect(side.getByText("Upload & Organize")).toBeVisible();
  await expect(side.getByText("Account", { exact: true })).toBeVisible();
  await expect(page.getByText("Amara Mensah")).toBeVisible();
  await expect(page.getByText("AM", { exact: true })).toBeVisible();
  for (const path of [
    "/dashboard",
    "/journal",
    "/tasks",
    "/emotions",
    "/goals",
    "/relationships",
    "/gratitude",
    "/insights",
    "/upload",
    "/organize",
    "/profile",
    "/subscription",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Journal", exact: true }).first()).toBeVisible();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250);
  for (const path of ["/", "/journal", "/goals", "/relationships", "/gratitude", "/insights", "/upload", "/organize"])
    await expect(drawer.locator(`a[href="${path}"]`).first()).toBeVisible();
  await expect(drawer.getByText("View Profile")).toBeVisible();
});

test("short addresses lead on, and an unknown one says so", async ({ page, register }) => {
  await register();
  await page.goto("/settings");
  await page.waitForURL("**/profile?tab=preferences");
  await page.goto("/subscribe");
  await page.waitForURL("**/subscription");
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
