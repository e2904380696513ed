// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#app/shell/api.ts";
import { startLanguage } from "#app/shell/language.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createGoal, type Goal, type NewGoal } from "../contract.ts";
import { goalDevice } from "./device.ts";
import { GoalsPage } from "./goals-page.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

const words = () => startLanguage(["ui", "shell", "shared", "goals"], "en");
async function visit(...goals: NewGoal[]) {
  await onThisDevice(goalDevice);
  for (const body of goals) await call(createGoal, { body });
  await words();
  await renderAt("/goals", <GoalsPage />, ["/goals"]);
  await screen.findByRole("tab", { name: "All Goals" });
  return userEvent.setup();
}
async function visitAsAccount(answers: Answers) {
  const requests = fakeServer(answers);
  setOwner("account");
  await words();
  await renderAt("/goals", <GoalsPage tasksOf={(id) => <p>Tasks of {id}</p>} />, ["/goals"]);
  await screen.findByRole("tab", { name: "All Goals" });
  return { person: userEvent.setup(), requests };
}
const ID = "7c1f0b56-1c43-4ad6-8a5e-2f0d6f1f2b01";
const aRow = (goal: Partial<Goal> = {}): Goal => ({
  id: ID,
  version: 3,
  actor: "person",
  createdAt: "2026-03-01T09:00:00.000Z",
  updatedAt: "2026-03-01T09:00:00.000Z",
  title: "Swim",
  description: null,
  category: "health",
  dueDate: "2026-10-31",
  progress: 45,
  isCompleted: false,
  milestones: [],
  ...goal,
});
const stored = () => JSON.parse(localStorage.getItem("goals") ?? "[]") as Goal[];
const card = (name: string) => screen.findByRole("article", { name });
const toast = (title: string, text?: string) =>
  waitFor(() => {
    const shown = within(screen.getByRole("region", { name: /Notifications/, hidden: true }));
    expect(shown.getByText(title)).toBeTruthy();
    if (text) expect(shown.getByText(text)).toBeTruthy();
  });

test("six skeleton cards stand in the place of the goals while they load", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await words();
  await renderAt("/goals", <GoalsPage />, ["/goals"]);
  await screen.findByText("Loading...");
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(6);
});

test("tabs All Goals, Personal, Career, Health, Other: each with its own goals, or its own empty state", async () => {
  const person = await visit(
    { title: "Lead a review", category: "professional" },
    { title: "Save", category: "financial" },
  );
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All Goals",
    "Personal",
    "Career",
    "Health",
    "Other",
  ]);
  const titles = () => screen.queryAllByRole("article").map((each) => each.getAttribute("aria-label"));
  await waitFor(() => expect(titles()).toEqual(["Save", "Lead a review"]));
  await person.click(screen.getByRole("tab", { name: "Career" }));
  await waitFor(() => expect(titles()).toEqual(["Lead a review"]));
  await person.click(screen.getByRole("tab", { name: "Other" }));
  await waitFor(() => expect(titles()).toEqual(["Save"]));
  await person.click(screen.getByRole("tab", { name: "Health" }));
  const empty = await screen.findByRole("heading", { name: "No health goals yet" });
  expect(within(empty.parentElement as HTMLElement).getByRole("button", { name: "Create New Goal" })).toBeTruthy();
});

test("Create New Goal asks for a title, offers four categories with personal first, and starts at 0", async () => {
  const person = await visit();
  await person.click(screen.getAllByRole("button", { name: "Create New Goal" })[0] as HTMLElement);
  const dialog = within(screen.getByRole("dialog", { name: "Create New Goal" }));
  const category = dialog.getByLabelText<HTMLSelectElement>("Category");
  expect([...category.options].map((option) => option.value)).toEqual(["personal", "career", "health", "other"]);
  expect(category.value).toBe("personal");
  await person.click(dialog.getByRole("button", { name: "Create goal" }));
  await toast("Title required", "Please enter a goal title");
  expect(stored()).toEqual([]);

  await person.type(dialog.getByLabelText("Title"), " Learn to swim ");
  fireEvent.change(dialog.getByLabelText(/Target date/), { target: { value: "2026-10-31" } });
  await person.click(dialog.getByRole("button", { name: "Create goal" }));
  await toast("Goal saved locally", "Your goal has been saved to this device");
  const made = await card("Learn to swim");
  expect(within(made).getByText("Personal. Target date: Oct 31, 2026")).toBeTruthy();
  expect(stored()).toMatchObject([{ progress: 0, isCompleted: false, category: "personal", dueDate: "2026-10-31" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an account's goal is created with a toast; one that the server refuses stays in its form", async () => {
  const { person, requests } = await visitAsAccount({
    "GET /api/goals": { body: [] },
    "POST /api/goals": { status: 503, body: { code: "unavailable", detail: "x" } },
  });
  await person.click(screen.getAllByRole("button", { name: "Create New Goal" })[0] as HTMLElement);
  await person.type(screen.getByLabelText("Title"), "Swim");
  await person.click(screen.getByRole("button", { name: "Create goal" }));
  await toast("Failed to create goal");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Swim");
  vi.unstubAllGlobals();
  fakeServer({ "GET /api/goals": { body: [] }, "POST /api/goals": { status: 201, body: aRow() } });
  await person.click(screen.getByRole("button", { name: "Create goal" }));
  await toast("Goal created");
  expect(requests.find((request) => request.method === "POST")?.body).toMatchObject({
    id: expect.any(String),
    title: "Swim",
    category: "personal",
  });
});

test("a browser that keeps nothing says so in the goal's own words", async () => {
  const person = await visit();
  await person.click(screen.getAllByRole("button", { name: "Create New Goal" })[0] as HTMLElement);
  await person.type(screen.getByLabelText("Title"), "Swim");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await person.click(screen.getByRole("button", { name: "Create goal" }));
  await toast("Failed to save goal", "Could not save goal to your browser storage");
  expect(stored()).toEqual([]);
});

test("completing sends isCompleted and a progress of 100", async () => {
  const { person, requests } = await visitAsAccount({
    "GET /api/goals": { body: [aRow()] },
    [`PATCH /api/goals/${ID}`]: { body: aRow({ version: 4, isCompleted: true, progress: 100 }) },
  });
  const swim = await card("Swim");
  expect(within(swim).getByText(`Tasks of ${ID}`)).toBeTruthy();
  await person.click(within(swim).getByRole("button", { name: "Mark complete" }));
  await toast("Goal updated");
  expect(requests.find((request) => request.method === "PATCH")?.body).toEqual({ isCompleted: true, progress: 100 });
});

test("a completed card says so and can be opened again, at 0", async () => {
  const person = await visit({ title: "Swim", isCompleted: true });
  const swim = await card("Swim");
  expect(within(swim).getByText("Completed")).toBeTruthy();
  await person.click(within(swim).getByRole("button", { name: "Not done yet" }));
  await within(swim).findByText("0%");
  expect(stored()).toMatchObject([{ isCompleted: false, progress: 0 }]);
});

test("a change that the server refuses is taken back on the card", async () => {
  const { person } = await visitAsAccount({
    "GET /api/goals": { body: [aRow()] },
    [`PATCH /api/goals/${ID}`]: { status: 503, body: { code: "unavailable", detail: "x" } },
  });
  const swim = await card("Swim");
  await person.click(within(swim).getByRole("button", { name: "Mark complete" }));
  await toast("Failed to update goal");
  expect(within(swim).getByText("45%")).toBeTruthy();
});

test("the slider of the edit mode goes in steps of 5 and saves when it is left, only if it was moved", async () => {
  const { person, requests } = await visitAsAccount({
    "GET /api/goals": { body: [aRow()] },
    [`PATCH /api/goals/${ID}`]: { body: aRow({ version: 4, progress: 100 }) },
  });
  await card("Swim");
  expect(screen.queryByRole("slider")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Edit: Swim" }));
  const slider = screen.getByRole("slider", { name: "Progress" });
  expect(["min", "max", "step"].map((name) => slider.getAttribute(name))).toEqual(["0", "100", "5"]);
  const sent = () => requests.filter((request) => request.method === "PATCH");
  fireEvent.blur(slider);
  fireEvent.change(slider, { target: { value: "100" } });
  fireEvent.pointerUp(slider);
  fireEvent.keyUp(slider);
  expect(sent()).toEqual([]);
  fireEvent.blur(slider);
  await toast("Goal updated");
  expect(sent().map((request) => [request.body, request.headers.get("if-match")])).toEqual([
    [{ progress: 100 }, '"3"'],
  ]);
});

test("title, description, category and date are saved when their field is left; an empty title is not", async () => {
  const person = await visit({ title: "Swim", dueDate: "2026-10-31" });
  await person.click(await screen.findByRole("button", { name: "Edit: Swim" }));
  const title = screen.getByLabelText("Title");
  expect(document.activeElement).toBe(title);
  await person.clear(title);
  await person.tab();
  await toast("Title required", "Please enter a goal title");
  expect(stored()).toMatchObject([{ title: "Swim", version: 1 }]);
  await person.type(title, "Swim a mile{Enter}");
  await waitFor(() => expect(stored()).toMatchObject([{ title: "Swim a mile" }]));
  await person.type(screen.getByLabelText(/Description/), "In the lake");
  await person.selectOptions(screen.getByLabelText("Category"), "learning");
  fireEvent.change(screen.getByLabelText(/Target date/), { target: { value: "" } });
  fireEvent.blur(screen.getByLabelText(/Target date/));
  fireEvent.blur(screen.getByLabelText("Category"));
  await waitFor(() =>
    expect(stored()).toMatchObject([{ description: "In the lake", category: "learning", dueDate: null, version: 5 }]),
  );
  await person.click(screen.getByRole("button", { name: "Done editing" }));
  expect(await card("Swim a mile")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit: Swim a mile" })));
});

test("milestones are added, ticked, renamed and taken away", async () => {
  const person = await visit({ title: "Swim" });
  await person.click(await screen.findByRole("button", { name: "Edit: Swim" }));
  await person.type(screen.getByLabelText("New milestone"), "One length{Enter}");
  const first = await screen.findByLabelText("Milestone 1");
  await person.type(screen.getByLabelText("New milestone"), "Ten lengths");
  await person.click(screen.getByRole("button", { name: "Add milestone" }));
  await screen.findByLabelText("Milestone 2");
  await person.clear(first);
  await person.type(first, "Two lengths{Enter}");
  await waitFor(() =>
    expect(stored()[0]?.milestones.map((step) => step.title)).toEqual(["Two lengths", "Ten lengths"]),
  );
  await person.click(screen.getByRole("button", { name: "Remove milestone: Ten lengths" }));
  await waitFor(() => expect(stored()[0]?.milestones).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "Done editing" }));
  await person.click(await screen.findByRole("checkbox", { name: "Two lengths" }));
  await waitFor(() => expect(stored()[0]?.milestones).toMatchObject([{ title: "Two lengths", isCompleted: true }]));
});

test("a deleted goal comes back by Undo", async () => {
  const person = await visit({ title: "Swim", progress: 35 });
  await person.click(await screen.findByRole("button", { name: "Edit: Swim" }));
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByRole("heading", { name: "No goals yet" });
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(within(await card("Swim")).getByText("35%")).toBeTruthy();
});
