// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { USER } from "#app/features/filing/web/captured.fixture.ts";
import { setLanguage } from "#app/shell/language.ts";
import { saveConversation } from "#app/shell/last-conversation.ts";
import { ShellActionsContext } from "#app/shell/slots.ts";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { DashboardPage } from "./dashboard-page.tsx";

// What is fetched when it is opened is there before a test waits for it.
beforeAll(() =>
  Promise.all([
    import("#app/ui/toast/toast-view.tsx"),
    import("./dashboard-aside.tsx"),
    import("./views/tasks.tsx"),
    import("./views/emotions.tsx"),
    import("#app/features/goals/web/goals-view.tsx"),
    import("#app/features/moods/web/check-in-dialog.tsx"),
    import("#app/features/tasks/web/task-dialog.tsx"),
    import("#app/features/goals/web/goal-dialog.tsx"),
    import("#app/features/relationships/web/relationship-dialog.tsx"),
    import("#app/features/gratitude/web/gratitude-entry-dialog.tsx"),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-03-12T09:30:00"), toFake: ["Date"] });
});
afterEach(() => {
  act(() => closeToast());
  vi.useRealTimers();
});

const VISITOR: Answers = { "GET /api/user": { status: 401, body: "" } };
const ASKED = {
  query: "When did I last see Ana?",
  category: "search",
  response: "On Tuesday.",
  timestamp: "2020-01-01T00:00:00.000Z",
  source: "text",
};

async function open(path: string, answers: Answers = { "GET /api/user": USER }) {
  fakeServer(answers);
  const shell = { openAsk: vi.fn<(text?: string) => void>(), openQuickCapture: vi.fn<(text?: string) => void>() };
  const page = (
    <ShellActionsContext value={shell}>
      <main>
        <DashboardPage />
      </main>
    </ShellActionsContext>
  );
  const view = await renderAt(path, page, ["/dashboard", "/auth", "/profile", "/settings", "/organize"]);
  await screen.findByRole("heading", { level: 1, name: /Good morning, / });
  return { ...view, shell, person: userEvent.setup() };
}

const areas = () => within(screen.getByRole("tablist", { name: /Life areas|Áreas de la vida/ }));
const tab = (name: string) => areas().getByRole("tab", { name });
const chosen = () => areas().getByRole("tab", { selected: true }).textContent;

test("the header greets by first name and names the day", async () => {
  await open("/dashboard");
  expect(await screen.findByRole("heading", { level: 1, name: "Good morning, Amara" })).toBeTruthy();
  expect(screen.getByText("Thursday, March 12")).toBeTruthy();
});

test("a visitor is greeted as User, and has no account menu", async () => {
  await open("/dashboard", VISITOR);
  expect(screen.getByRole("heading", { level: 1, name: "Good morning, User" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Account menu" })).toBeNull();
});

test("the avatar menu has name and email, the ways to the profile and the settings, and Log out", async () => {
  const { person } = await open("/dashboard");
  await person.click(await screen.findByRole("button", { name: "Account menu" }));
  const menu = await screen.findByRole("menu");
  expect(menu.textContent).toContain("Amara Mensah");
  expect(menu.textContent).toContain("@example.com");
  expect(within(menu).getByRole("menuitem", { name: "Profile" }).getAttribute("href")).toBe("/profile");
  expect(within(menu).getByRole("menuitem", { name: "Settings" }).getAttribute("href")).toBe("/settings");
  expect(within(menu).getByRole("menuitem", { name: "Log out" })).toBeTruthy();
});

test("the tasks come first, also where the address names no area that there is", async () => {
  await open("/dashboard");
  expect(
    areas()
      .getAllByRole("tab")
      .map((each) => each.textContent),
  ).toEqual(["Tasks", "Goals", "Relationships", "Emotions", "Gratitude", "Insights"]);
  expect(chosen()).toBe("Tasks");
});

test("an unknown area shows the tasks", async () => {
  await open("/dashboard?category=nonsense");
  expect(chosen()).toBe("Tasks");
});

test("a tab goes to its address, and back leads to the one before", async () => {
  const { person, router } = await open("/dashboard?category=emotions");
  expect(chosen()).toBe("Emotions");
  await person.click(tab("Goals"));
  await waitFor(() => expect(router.state.location.href).toBe("/dashboard?category=goals"));
  expect(chosen()).toBe("Goals");
  act(() => router.history.back());
  await waitFor(() => expect(chosen()).toBe("Emotions"));
});

test("the window's event categoryChanged switches the tab, whether its detail is the category or holds it", async () => {
  const { router } = await open("/dashboard");
  act(() => void window.dispatchEvent(new CustomEvent("categoryChanged", { detail: { category: "goals" } })));
  await waitFor(() => expect(router.state.location.href).toBe("/dashboard?category=goals"));
  act(() => void window.dispatchEvent(new CustomEvent("categoryChanged", { detail: "gratitude" })));
  await waitFor(() => expect(chosen()).toBe("Gratitude"));
});

test("the header's buttons ask and check in", async () => {
  const { person, shell } = await open("/dashboard");
  await person.click(screen.getByRole("button", { name: "Ask the assistant" }));
  expect(shell.openAsk).toHaveBeenCalledWith();
  await person.click(screen.getByRole("button", { name: "New Check-in" }));
  expect(await screen.findByRole("dialog", { name: "Daily Check-in" })).toBeTruthy();
});

test.each([
  ["Task", "Create Task"],
  ["Goal", "Create Goal"],
  ["Person", "Add Relationship"],
  ["Gratitude entry", "Add Gratitude Entry"],
])("the menu of new things opens, by the keyboard alone: %s", async (item, dialog) => {
  const { person } = await open("/dashboard");
  screen.getByRole("button", { name: "New..." }).focus();
  await person.keyboard("{Enter}");
  const row = await screen.findByRole("menuitem", { name: item });
  row.focus();
  await person.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: dialog })).toBeTruthy();
});

test("the menu of new things opens quick capture", async () => {
  const { person, shell } = await open("/dashboard");
  await person.click(screen.getByRole("button", { name: "New..." }));
  await person.click(await screen.findByRole("menuitem", { name: "Quick capture" }));
  expect(shell.openQuickCapture).toHaveBeenCalledWith();
});

test("words that a link hands over go to the ask dialog and leave the address", async () => {
  const { router, shell } = await open("/dashboard?category=goals&search=who%20is%20Tom");
  await waitFor(() => expect(router.state.location.href).toBe("/dashboard?category=goals"));
  expect(shell.openAsk).toHaveBeenCalledExactlyOnceWith("who is Tom");
  expect(router.history.length).toBe(1);
});

test("words to save go to quick capture, and nothing of them or of a payment's return stays in the address", async () => {
  const { router, shell } = await open("/dashboard?view=voice&save=call%20mum&subscription_success=true");
  await waitFor(() => expect(router.state.location.href).toBe("/dashboard"));
  expect(shell.openQuickCapture).toHaveBeenCalledExactlyOnceWith("call mum");
});

test("what was asked before stands in a banner until it is dismissed, and is said to be saved once", async () => {
  saveConversation(ASKED, null);
  const { person, shell, unmount } = await open("/dashboard");
  const banner = await screen.findByRole("region", { name: "Previous Conversation" });
  expect(banner.textContent).toContain("When did I last see Ana?");
  expect((await screen.findAllByText("We've saved your previous conversation.")).length).toBeGreaterThan(0);
  await person.click(within(banner).getByRole("button", { name: "Ask again" }));
  expect(shell.openAsk).toHaveBeenCalledWith(ASKED.query);
  await person.click(within(banner).getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Previous Conversation" })).toBeNull());
  expect(localStorage.getItem("lastQuery")).toBeNull();
  unmount();
});

test("another account's conversation is not shown", async () => {
  saveConversation(ASKED, "somebody-else");
  await open("/dashboard");
  await screen.findByRole("heading", { level: 1, name: "Good morning, Amara" });
  expect(screen.queryByText("Previous Conversation")).toBeNull();
});

test("a visitor who made something is asked to sign up, until they say not now", async () => {
  localStorage.setItem("tasks", '[{"id":"1","title":"Call Tom"}]');
  const { person, unmount } = await open("/dashboard?category=goals", VISITOR);
  const note = screen.getByRole("complementary", { name: "Where your things are" });
  const link = within(note).getByRole("link", { name: "Sign up to keep them" });
  expect(link.getAttribute("href")).toBe("/auth?return_to=%2Fdashboard%3Fcategory%3Dgoals");
  await person.click(within(note).getByRole("button", { name: "Not now" }));
  expect(screen.queryByText(/Your things are on this device/)).toBeNull();
  unmount();
  await open("/dashboard", VISITOR);
  expect(screen.queryByText(/Your things are on this device/)).toBeNull();
});

test("a visitor with nothing yet, and an account, are asked nothing", async () => {
  const { unmount } = await open("/dashboard", VISITOR);
  expect(screen.queryByText(/Your things are on this device/)).toBeNull();
  unmount();
  localStorage.setItem("tasks", '[{"id":"1","title":"Call Tom"}]');
  await open("/dashboard");
  await screen.findByRole("heading", { level: 1, name: "Good morning, Amara" });
  expect(screen.queryByText(/Your things are on this device/)).toBeNull();
});

test("in Spanish it greets in Spanish", async () => {
  await open("/dashboard");
  await act(() => setLanguage("es"));
  expect(await screen.findByRole("heading", { level: 1, name: "Buenos días, Amara" })).toBeTruthy();
  expect(tab("Metas")).toBeTruthy();
  await act(() => setLanguage("en"));
});
