// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { setOwner } from "#app/shell/owner.ts";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createTask, listTasks } from "../contract.ts";
import { aTask } from "../factory.ts";
import { taskDevice } from "./device.ts";
import { TaskLines } from "./task-lines.tsx";

const GOAL = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => onThisDevice(taskDevice));
afterEach(() => act(() => closeToast()));

test("shows the goal's tasks alone, and each can be done", async () => {
  await call(createTask, { body: aTask({ title: "Buy shoes", goalId: GOAL }) });
  await call(createTask, { body: aTask({ title: "Elsewhere" }) });
  await renderAt("/", <TaskLines goalId={GOAL} />);
  await userEvent.setup().click(await screen.findByRole("checkbox", { name: "Buy shoes" }));
  await waitFor(async () =>
    expect((await callPage(listTasks, { query: { isCompleted: "true" } })).items).toMatchObject([
      { title: "Buy shoes" },
    ]),
  );
  expect(screen.queryByText("Elsewhere")).toBeNull();
});

test("takes new tasks one after the other, each for the goal", async () => {
  await renderAt("/", <TaskLines goalId={GOAL} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Add a task" }));
  for (const title of ["Buy shoes", "Run 5 km"]) {
    await person.type(screen.getByRole("textbox", { name: "New task" }), `${title}{Enter}`);
    expect(await screen.findByRole("checkbox", { name: title })).toBeTruthy();
  }
  expect((await callPage(listTasks, { query: { goalId: GOAL } })).items).toHaveLength(2);
});

test("a toggle that the server refuses goes back, and says so", async () => {
  const task = { ...(await call(createTask, { body: aTask({ title: "Buy shoes", goalId: GOAL }) })) };
  fakeServer({
    [`GET /api/tasks?goalId=${GOAL}&order=asc`]: { body: [task] },
    [`PATCH /api/tasks/${task.id}`]: { status: 500, body: "Out of order" },
  });
  setOwner("account");
  await renderAt("/", <TaskLines goalId={GOAL} />);
  const box = await screen.findByRole("checkbox", { name: "Buy shoes" });
  await userEvent.setup().click(box);
  expect((await screen.findAllByText("Failed to update task")).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toHaveProperty("checked", false));
});
