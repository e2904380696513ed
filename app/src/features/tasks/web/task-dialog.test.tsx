// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { call } from "#app/shell/api.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { readTask, type Task } from "../contract.ts";
import { taskDevice } from "./device.ts";
import { TaskDialog } from "./task-dialog.tsx";

const ID = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";
const TASK: Task = {
  id: ID,
  version: 3,
  actor: "person",
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-12T09:30:00.000Z",
  title: "Walk",
  description: null,
  priority: "medium",
  dueDate: "2026-03-14T08:00",
  repeat: null,
  seriesId: null,
  goalId: null,
  isCompleted: false,
};

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => act(() => closeToast()));

async function open(props: { task?: Task; goalId?: string } = {}) {
  const closed: boolean[] = [];
  await renderAt("/", <TaskDialog open onOpenChange={(next) => closed.push(next)} {...props} />);
  const title = await screen.findByRole("textbox", { name: "Title" });
  return { closed, title, person: userEvent.setup() };
}
async function asAccount(answers: Answers, props: { task?: Task } = {}) {
  const requests = fakeServer(answers);
  setOwner("account");
  return { ...(await open(props)), sent: (method: string) => requests.filter((request) => request.method === method) };
}
const shown = async (words: string) => expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

test("a task without a title is asked for one, in a toast and at the field", async () => {
  const { person, title, closed, sent } = await asAccount({});
  await person.click(screen.getByRole("button", { name: "Create Task" }));
  await shown("Title required");
  await shown("Please enter a title for your task");
  expect(title.getAttribute("aria-invalid")).toBe("true");
  expect([closed, sent("POST")]).toEqual([[], []]);
});

test("a title is enough: the priority is medium, there is no date, and nothing repeats", async () => {
  const { person, title, closed, sent } = await asAccount({ "POST /api/tasks": { status: 201, body: TASK } });
  await person.type(title, "Walk");
  await person.click(screen.getByRole("button", { name: "Create Task" }));
  await shown("Task created");
  expect(sent("POST")[0]?.body).toMatchObject({
    title: "Walk",
    description: null,
    priority: "medium",
    dueDate: null,
    repeat: null,
  });
  expect(closed).toEqual([false]);
});

test("every field is sent, and the three priorities are there", async () => {
  const { person, title, sent } = await asAccount({ "POST /api/tasks": { status: 201, body: TASK } });
  const priority = screen.getByRole("combobox", { name: "Priority" });
  expect([...priority.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    "Low",
    "Medium",
    "High",
  ]);
  await person.type(title, "Walk");
  await person.type(screen.getByRole("textbox", { name: /Description/ }), "Round the lake");
  await person.selectOptions(priority, "High");
  await person.type(screen.getByLabelText(/Due date/), "2026-03-14");
  await person.type(screen.getByLabelText("Time"), "08:00");
  await person.selectOptions(screen.getByRole("combobox", { name: "Repeat" }), "Every 2 weeks");
  await person.click(screen.getByRole("button", { name: "Create Task" }));
  await waitFor(() => expect(sent("POST")).toHaveLength(1));
  expect(sent("POST")[0]?.body).toMatchObject({
    description: "Round the lake",
    priority: "high",
    dueDate: "2026-03-14T08:00",
    repeat: "FREQ=WEEKLY;INTERVAL=2",
  });
});

test("it may come back daily, on weekdays, weekly, every two weeks, monthly or yearly", async () => {
  await asAccount({});
  const repeat = screen.getByRole("combobox", { name: "Repeat" });
  expect([...repeat.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    "Does not repeat",
    "Every day",
    "Every weekday",
    "Every week",
    "Every 2 weeks",
    "Every month",
    "Every year",
  ]);
});

test("after a failure everything stays, the message says why, and the next try is the same task", async () => {
  const { person, title, closed, sent } = await asAccount({ "POST /api/tasks": { status: 500, body: "Out of order" } });
  await person.type(title, "Walk");
  for (const count of [1, 2]) {
    await person.click(screen.getByRole("button", { name: "Create Task" }));
    await waitFor(() => expect(sent("POST")).toHaveLength(count));
    await shown("Failed to create task");
    await shown("Out of order");
  }
  expect([closed, title]).toMatchObject([[], { value: "Walk" }]);
  expect(new Set(sent("POST").map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test("an edit sends what changed alone, made from the version that was shown", async () => {
  const { person, title, closed, sent } = await asAccount(
    { [`PATCH /api/tasks/${ID}`]: { body: { ...TASK, version: 4 } } },
    { task: TASK },
  );
  await person.type(title, " home");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await shown("Task updated");
  expect([sent("PATCH")[0]?.body, sent("PATCH")[0]?.headers.get("if-match")]).toEqual([{ title: "Walk home" }, '"3"']);
  expect(closed).toEqual([false]);
});

test("a stale version says so, takes up what stands there now, and keeps what was typed", async () => {
  const now = { ...TASK, version: 5, priority: "high", description: "With Ana" };
  const problem = { title: "", status: 409, detail: "", code: "stale-version", params: {}, record: now };
  const { person, title, closed, sent } = await asAccount(
    { [`PATCH /api/tasks/${ID}`]: { status: 409, body: problem } },
    { task: TASK },
  );
  await person.type(title, " home");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await shown("It was changed elsewhere meanwhile.");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Priority" })).toHaveProperty("value", "high"));
  expect([title, screen.getByRole("textbox", { name: /Description/ })]).toMatchObject([
    { value: "Walk home" },
    { value: "With Ana" },
  ]);
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent("PATCH")).toHaveLength(2));
  expect([sent("PATCH")[1]?.body, sent("PATCH")[1]?.headers.get("if-match")]).toEqual([{ title: "Walk home" }, '"5"']);
  expect(closed).toEqual([]);
});

test("a visitor's task is saved to the device, with the goal that it belongs to", async () => {
  await onThisDevice(taskDevice);
  const { person, title, closed } = await open({ goalId: ID });
  await person.type(title, "Walk");
  await person.click(screen.getByRole("button", { name: "Create Task" }));
  await shown("Task saved locally");
  await shown("Your task has been saved to this device");
  const [{ id }] = JSON.parse(localStorage.getItem("tasks") ?? "[]") as [{ id: string }];
  expect(await call(readTask, { params: { id } })).toMatchObject({ title: "Walk", goalId: ID });
  expect(closed).toEqual([false]);
});
