// @vitest-environment jsdom
import { addDays } from "@wisp/organizer";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { localDate } from "#app/shared/calendar-date.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createTask, type NewTask } from "../contract.ts";
import { aTask } from "../factory.ts";
import { taskDevice } from "./device.ts";
import { TasksView } from "./tasks-view.tsx";

const today = localDate(new Date(), deviceTimeZone());
const stored = () => JSON.parse(localStorage.getItem("tasks") ?? "[]") as Record<string, unknown>[];

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => onThisDevice(taskDevice));
afterEach(() => act(() => closeToast()));

async function open(...tasks: Partial<NewTask>[]) {
  for (const task of tasks) await call(createTask, { body: aTask(task) });
  await renderAt("/", <TasksView />);
  return userEvent.setup();
}
const menu = async (person: ReturnType<typeof userEvent.setup>, title: string, item: string) => {
  await person.click(await screen.findByRole("button", { name: `More for: ${title}` }));
  await person.click(await screen.findByRole("menuitem", { name: item }));
};
const toggle = (title: string) => screen.findByRole("checkbox", { name: `Complete: ${title}` });

test("nothing at all is one empty state with the act that fills it", async () => {
  const person = await open();
  expect(await screen.findByRole("heading", { name: "No tasks yet" })).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Add Task" }));
  expect(await screen.findByRole("dialog", { name: "Create Task" })).toBeTruthy();
});

test("tasks stand by when they are due, what is overdue on top of today and marked", async () => {
  await open(
    { title: "Walk", dueDate: today },
    { title: "Passport", dueDate: addDays(today, -3) },
    { title: "Bins", dueDate: addDays(today, 2) },
    { title: "Summer", dueDate: addDays(today, 40) },
    { title: "Book" },
    { title: "Milk", isCompleted: true },
  );
  const group = async (name: string) => {
    const region = await screen.findByRole("region", { name });
    return within(region)
      .getAllByRole("listitem")
      .map((row) => within(row).getByRole("paragraph").textContent);
  };
  expect(await group("Today")).toEqual(["Passport", "Walk"]);
  expect(await group("This week")).toEqual(["Bins"]);
  expect(await group("Later")).toEqual(["Summer"]);
  expect(await group("No date")).toEqual(["Book"]);
  expect(screen.getAllByText("Overdue")).toHaveLength(1);
});

test("what is done stays folded until it is opened", async () => {
  const person = await open({ title: "Milk", isCompleted: true });
  const done = await screen.findByRole("button", { name: "Done", expanded: false });
  expect(screen.queryByText("Milk")).toBeNull();
  await person.click(done);
  expect(await screen.findByText("Milk")).toBeTruthy();
});

test("a row says when, how often and how much it matters", async () => {
  await open({ title: "Bins", dueDate: `${today}T08:00`, repeat: "FREQ=WEEKLY;BYDAY=MO", priority: "high" });
  const row = (await screen.findAllByRole("listitem"))[0] as HTMLElement;
  expect(within(row).getByText(/^Today, 8:00/)).toBeTruthy();
  expect(within(row).getByText("Every Monday")).toBeTruthy();
  expect(within(row).getByText("High")).toBeTruthy();
});

test("completing a repeating task says when it comes back, and shows the next one", async () => {
  const person = await open({ title: "Bins", dueDate: today, repeat: "FREQ=DAILY" });
  await person.click(await toggle("Bins"));
  expect((await screen.findAllByText("It comes back: Tomorrow")).length).toBeGreaterThan(0);
  const week = await screen.findByRole("region", { name: "This week" });
  expect(within(week).getByText("Bins")).toBeTruthy();
  expect(stored()).toMatchObject([{ dueDate: addDays(today, 1) }, { isCompleted: true, completed: true }]);
});

test("a deleted task comes back by Undo", async () => {
  const person = await open({ title: "Walk", dueDate: today });
  await menu(person, "Walk", "Delete");
  expect((await screen.findAllByText("Task deleted")).length).toBeGreaterThan(0);
  await waitFor(() => expect(stored()).toEqual([]));
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await toggle("Walk")).toBeTruthy();
});

test("deleting a repeating one asks how much of it; this one alone leaves the next", async () => {
  const person = await open({ title: "Bins", dueDate: today, repeat: "FREQ=DAILY" });
  await menu(person, "Bins", "Delete");
  await person.click(await screen.findByRole("button", { name: "This one" }));
  await waitFor(() => expect(stored()).toMatchObject([{ dueDate: addDays(today, 1) }]));
});

test("deleting this and all later ends it, and Undo brings it back", async () => {
  const person = await open({ title: "Bins", dueDate: today, repeat: "FREQ=DAILY" });
  await menu(person, "Bins", "Delete");
  await person.click(await screen.findByRole("button", { name: "This and all later" }));
  expect((await screen.findAllByText("This and all later ones deleted")).length).toBeGreaterThan(0);
  await waitFor(() => expect(stored()).toEqual([]));
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stored()).toMatchObject([{ title: "Bins", dueDate: today }]));
});

test("a list that grows long is shown in pages", async () => {
  const person = await open(...Array.from({ length: 52 }, (_, count) => ({ title: `Task ${count}` })));
  await screen.findByRole("region", { name: "No date" });
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  await person.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(52));
});
