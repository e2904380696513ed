import type { Page } from "@playwright/test";
import { journeyForEveryone } from "./every-way.ts";
import { expect, test } from "./wisp.ts";

/** The dashboard's frame: its tabs, its dialogs, what stands beside them, and what a link hands over. */

const AREAS = ["Goals", "Relationships", "Emotions", "Gratitude", "Insights", "Tasks"];

const settled = (page: Page) => expect(page.locator("[data-skeleton]")).toHaveCount(0);

journeyForEveryone("the dashboard shows every life area by its address, without loading the page anew", async (way) => {
  const { page, who, look } = way;
  await page.goto("/dashboard");
  const name = who === "account" ? "Amara" : "User";
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Good .*, ${name}$`) })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const areas = page.getByRole("tablist", { name: "Life areas" });
  await expect(areas.getByRole("tab", { name: "Tasks" })).toHaveAttribute("aria-selected", "true");
  for (const area of AREAS) {
    await areas.getByRole("tab", { name: area }).click();
    await expect(page).toHaveURL(new RegExp(`category=${area.toLowerCase()}$`));
    await expect(areas.getByRole("tab", { name: area })).toHaveAttribute("aria-selected", "true");
    await settled(page);
    await look();
  }
  await page.goBack();
  await expect(areas.getByRole("tab", { name: "Insights" })).toHaveAttribute("aria-selected", "true");
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("categoryChanged", { detail: { category: "goals" } })),
  );
  await expect(page).toHaveURL(/category=goals$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

journeyForEveryone("everything new is made from the dashboard, by keys alone", async ({ page, look }) => {
  await page.goto("/dashboard");
  await settled(page);
  for (const [item, dialog] of [
    ["Quick capture", "Quick Capture"],
    ["Task", "Create Task"],
    ["Goal", "Create Goal"],
    ["Person", "Add Relationship"],
    ["Gratitude entry", "Add Gratitude Entry"],
  ] as const) {
    await page.getByRole("button", { name: "New..." }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: item }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "New Check-in" }).press("Enter");
  await page.getByRole("dialog", { name: "Daily Check-in" }).getByText("Calm").click();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check-in saved", { exact: true })).toBeVisible();
});

journeyForEveryone("a note's proposal waits beside the day, and what was asked before comes back", async (way) => {
  const { page, who, look } = way;
  await page.goto("/dashboard");
  await page.getByRole("textbox", { name: "What's on your mind?" }).fill("had coffee with Kofi, he's moving to Leeds");
  await page.getByRole("button", { name: "Capture", exact: true }).click();
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByRole("button", { name: "Add Kofi" })).toBeVisible();
  if (who === "visitor") {
    const note = page.getByRole("complementary", { name: "Where your things are" });
    await expect(note.getByRole("link", { name: "Sign up to keep them" })).toHaveAttribute(
      "href",
      /^\/auth\?return_to=/,
    );
  }
  await page.getByRole("button", { name: "Ask the assistant" }).click();
  await page.getByRole("searchbox").or(page.getByRole("dialog").getByRole("textbox")).fill("Where is Kofi?");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lastQuery"))).toBe("Where is Kofi?");
  await page.keyboard.press("Escape");
  await page.reload();
  const before = page.getByRole("region", { name: "Previous Conversation" });
  await expect(before.getByText("“Where is Kofi?”")).toBeVisible();
  await expect(page.getByText("We've saved your previous conversation.").first()).toBeVisible();
  await settled(page);
  await look();
  await before.getByRole("button", { name: "Dismiss" }).click();
  await expect(before).toHaveCount(0);
  await waiting.getByRole("button", { name: "Add Kofi" }).click();
  await expect(waiting).toHaveCount(0);
});

test("words that a link hands over open the ask dialog, and are nowhere in the address or the history", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/dashboard?category=goals&search=who%20is%20Tom");
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("who is Tom");
  await expect(page).toHaveURL(/\/dashboard\?category=goals$/);
  await page.keyboard.press("Escape");
  await page.goto("/organize");
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?category=goals$/);
});

test("signing out forgets what was asked, and the account's menu leads to profile and settings", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/dashboard");
  await page.evaluate(() => localStorage.setItem("lastQuery", "Where is Kofi?"));
  const menu = page.getByRole("main").getByRole("button", { name: "Account menu" });
  await menu.click();
  await expect(page.getByRole("menu")).toContainText("Amara Mensah");
  await expect(page.getByRole("menu")).toContainText("@example.com");
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/profile\?tab=preferences$/);
  await page.goto("/dashboard");
  await menu.click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem("lastQuery"))).toBeNull();
});
