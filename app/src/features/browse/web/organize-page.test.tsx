// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { aNote, anItem, problem, TOM, USER } from "#app/features/filing/web/captured.fixture.ts";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { OrganizePage } from "./organize-page.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => act(() => closeToast()));

const item = anItem();
const NOTES = "GET /api/captures/with-insights?limit=20&order=desc";
const TASKS = "GET /api/insights?limit=20&order=desc&category=task";

async function open(answers: Answers, path = "/organize") {
  const all: Answers = {
    "GET /api/user": USER,
    "GET /api/insights/counts": { body: { task: 1, relationship: 1 } },
    [NOTES]: { body: [aNote([item, TOM])] },
    ...answers,
  };
  const requests = fakeServer(all);
  const view = await renderAt(path, <OrganizePage />, ["/organize", "/auth", "/subscription"]);
  await screen.findByRole("heading", { name: "Organize Your Content" });
  return { ...view, requests, answers: all, person: userEvent.setup() };
}

test("a note stands with its items, and the categories with their counts", async () => {
  await open({});
  expect(await screen.findByText("Tue, Mar 17, 3:00 PM")).toBeTruthy();
  const categories = screen.getByRole("list", { name: "Category" });
  expect(within(categories).getByRole("button", { name: /All Categories/ }).textContent).toBe("All Categories2");
  expect(within(categories).getByRole("button", { name: /Goals/ }).textContent).toBe("Goals0");
});

test("completing a task shows it done at once and says so", async () => {
  const { answers, person, requests } = await open({
    [`PATCH /api/insights/${item.id}`]: { body: { ...item, isCompleted: true } },
  });
  const box = await screen.findByRole("checkbox", { name: "Complete: Dentist" });
  answers[NOTES] = { body: [aNote([{ ...item, isCompleted: true }, TOM])] };
  await person.click(box);
  expect(box).toHaveProperty("checked", true);
  expect((await screen.findAllByText("Insight updated")).length).toBeGreaterThan(0);
  expect(requests.find(({ method }) => method === "PATCH")?.body).toEqual({ isCompleted: true });
});

test("a refused change is taken back on the screen, with a word", async () => {
  const { person } = await open({ [`PATCH /api/insights/${item.id}`]: problem(503, "unavailable") });
  const box = await screen.findByRole("checkbox", { name: "Complete: Dentist" });
  await person.click(box);
  expect((await screen.findAllByText("Failed to update insight")).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(screen.getByRole("checkbox", { name: "Complete: Dentist" })).toHaveProperty("checked", false),
  );
});

test("only a task can be completed", async () => {
  await open({ [NOTES]: { body: [aNote([anItem({ category: "goal", title: "Run" })])] } });
  await screen.findByText("Run");
  expect(screen.queryByRole("checkbox", { name: /Complete/ })).toBeNull();
});

test("a proposal adds the person whom nobody knew", async () => {
  const accepted = { ...TOM, state: "filed" as const };
  const { answers, person, requests } = await open({ [`POST /api/insights/${TOM.id}/accept`]: { body: accepted } });
  const add = await screen.findByRole("button", { name: "Add Tom" });
  answers[NOTES] = { body: [aNote([item, accepted])] };
  await person.click(add);
  expect((await screen.findAllByText("Tom is among your people now")).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Add Tom" })).toBeNull());
  expect(requests.some(({ path }) => path.endsWith("/accept"))).toBe(true);
});

test("where several people have the name, one is chosen", async () => {
  const people = [
    { id: "66666666-6666-4666-8666-666666666666", name: "Tom Baker" },
    { id: "77777777-7777-4777-8777-777777777777", name: "Tom Reed" },
  ];
  const metadata = JSON.stringify({ unknown: [], candidates: [{ name: "Tom", people }] });
  const { person, requests } = await open({
    [NOTES]: { body: [aNote([{ ...TOM, metadata }])] },
    [`POST /api/insights/${TOM.id}/accept`]: { body: TOM },
  });
  await person.click(await screen.findByRole("button", { name: "Tom Reed" }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith("/accept"))?.body).toEqual({ personIds: [people[1]!.id] }),
  );
});

test("at the free limit the dialog compares the plans and the proposal stays", async () => {
  const { person } = await open({ [`POST /api/insights/${TOM.id}/accept`]: problem(403, "free-limit") });
  await person.click(await screen.findByRole("button", { name: "Add Tom" }));
  const dialog = await screen.findByRole("dialog", { name: "Relationship Limit Reached" });
  expect(within(dialog).getByText("Premium Plan")).toBeTruthy();
  await person.click(within(dialog).getByRole("button", { name: "Not now" }));
  expect(await screen.findByRole("button", { name: "Add Tom" })).toBeTruthy();
});

test("a deleted item goes at once and comes back from its toast", async () => {
  const { answers, person, requests } = await open({
    [`DELETE /api/insights/${item.id}`]: { status: 200 },
    [`POST /api/insights/${item.id}/restore`]: { body: item },
  });
  await person.click(await screen.findByRole("button", { name: "More for: Dentist" }));
  answers[NOTES] = { body: [aNote([TOM])] };
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Dentist")).toBeNull());
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith("/restore"))).toBe(true));
});

test("a category stands in the address and shows its items alone; the search words never do", async () => {
  const searched = "GET /api/insights?limit=20&order=desc&category=task&q=dentist";
  const { person, router } = await open({
    [TASKS]: { body: [item] },
    [searched]: { body: [] },
    "GET /api/insights/counts?q=dentist": { body: {} },
  });
  await person.click(await screen.findByRole("button", { name: /^Tasks/ }));
  expect(await screen.findByText("from “Dentist tuesday 3pm”")).toBeTruthy();
  await person.type(screen.getByRole("searchbox", { name: "Search content..." }), "dentist");
  expect(await screen.findByRole("heading", { name: "No results found" })).toBeTruthy();
  expect(screen.getByText("Try adjusting your search or filter to find what you're looking for.")).toBeTruthy();
  expect(router.state.location.href).toBe("/organize?category=task");
});

test("an empty account is told how to begin, a broken list has a Retry", async () => {
  const { answers, client, person } = await open({ [NOTES]: problem(503, "unavailable") });
  expect(await screen.findByText("Your content did not load")).toBeTruthy();
  answers[NOTES] = { body: [] };
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Start adding content to organize your life.")).toBeTruthy();
  client.clear();
});

test("words of crisis get help lines and nothing else", async () => {
  await open({ [NOTES]: { body: [aNote([], { reason: "crisis" })] } });
  expect(await screen.findByRole("link", { name: "988" })).toBeTruthy();
  expect(screen.getByText(/findahelpline\.com/)).toBeTruthy();
});
