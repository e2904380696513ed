// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { taskDevice } from "./device.ts";
import { QuickAdd } from "./quick-add.tsx";
import { readQuickTask } from "./read-quick-task.ts";

const stored = () => JSON.parse(localStorage.getItem("tasks") ?? "[]") as Record<string, unknown>[];
const BINS = "Take the bins out every monday 8am, high priority";

beforeAll(async () => {
  await import("#app/ui/toast/toast-view.tsx");
  // The first reading compiles every rule, which takes its time on a busy machine.
  readQuickTask(BINS, { now: "2026-03-12T09:30", language: "en" });
}, 60_000);
beforeEach(() => onThisDevice(taskDevice));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

async function write(text: string) {
  await renderAt("/", <QuickAdd />);
  const person = userEvent.setup();
  const line = await screen.findByRole("textbox", { name: "Add a task in a line" });
  await person.click(line);
  await person.paste(text);
  return { person, line };
}
const chips = async () =>
  within(await screen.findByRole("list", { name: "Recognized" }))
    .getAllByRole("listitem")
    .map((chip) => chip.textContent?.replace(/\u202f/g, " "));

test("what is recognized shows while typing, and Enter adds the rest as the title", async () => {
  const { person, line } = await write(BINS);
  expect(await chips()).toEqual(["Every Monday, 8:00 AM", "High"]);
  await person.keyboard("{Enter}");
  expect((await screen.findAllByText("Task saved locally")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Your task has been saved to this device").length).toBeGreaterThan(0);
  expect(stored()).toMatchObject(
    [{ title: "Take the bins out", repeat: "FREQ=WEEKLY;BYDAY=MO", priority: "high", dueDate: /T08:00$/ }].map(
      (task) => ({ ...task, dueDate: expect.stringMatching(task.dueDate) as string }),
    ),
  );
  await waitFor(() => expect(line).toHaveProperty("value", ""));
});

test("a rejected chip's words stay in the title", async () => {
  const { person } = await write(BINS);
  await chips();
  await person.click(screen.getByRole("button", { name: "Keep “high priority” in the title" }));
  expect(await chips()).toEqual(["Every Monday, 8:00 AM"]);
  await person.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(stored()).toMatchObject([{ title: "Take the bins out, high priority", priority: "medium" }]),
  );
});

test("a line that leaves no title is asked for one, and stays", async () => {
  const { person, line } = await write("tomorrow");
  await person.keyboard("{Enter}");
  expect((await screen.findAllByText("Title required")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Please enter a title for your task").length).toBeGreaterThan(0);
  expect([stored(), line]).toMatchObject([[], { value: "tomorrow" }]);
});

test("where the browser stores nothing, the draft stays and the person is told", async () => {
  const { person, line } = await write("Walk");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await person.keyboard("{Enter}");
  expect((await screen.findAllByText("Failed to save task")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Could not save task to your browser storage").length).toBeGreaterThan(0);
  await waitFor(() => expect(line).toHaveProperty("readOnly", false));
  expect(line).toHaveProperty("value", "Walk");
  full.mockRestore();
  await person.click(line);
  await person.keyboard("{Enter}");
  await waitFor(() => expect(stored()).toMatchObject([{ title: "Walk" }]));
});
