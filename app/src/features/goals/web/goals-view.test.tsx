// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { startLanguage } from "#app/shell/language.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { GoalsView } from "./goals-view.tsx";

afterEach(() => act(() => closeToast()));

test("Add New Goal opens the quick form: seven categories, personal first, its date sent as targetDate", async () => {
  const requests = fakeServer({
    "GET /api/goals": { body: [] },
    "POST /api/goals": { status: 201, body: { id: "1" } },
  });
  setOwner("account");
  await startLanguage(["ui", "shell", "shared", "goals"], "en");
  await renderAt("/dashboard", <GoalsView />, ["/dashboard"]);
  const person = userEvent.setup();
  await screen.findByRole("heading", { name: "No goals yet" });
  await person.click(screen.getByRole("button", { name: "Add New Goal" }));
  const dialog = within(screen.getByRole("dialog", { name: "Create Goal" }));
  const category = dialog.getByLabelText<HTMLSelectElement>("Category");
  expect([...category.options].map((option) => option.value)).toEqual([
    "personal",
    "professional",
    "health",
    "financial",
    "learning",
    "relationship",
    "other",
  ]);
  await person.click(dialog.getByRole("button", { name: "Create goal" }));
  expect(await screen.findByText("Title required")).toBeTruthy();
  expect(screen.getAllByText("Please enter a title for your goal").length).toBeGreaterThan(0);

  await person.type(dialog.getByLabelText("Title"), "Save for rent");
  await person.type(dialog.getByLabelText(/Description/), "Six weeks of it");
  await person.selectOptions(category, "financial");
  fireEvent.change(dialog.getByLabelText(/Target date/), { target: { value: "2026-12-01" } });
  await person.click(dialog.getByRole("button", { name: "Create goal" }));
  expect(await screen.findByText("Goal created")).toBeTruthy();
  expect(requests.filter((request) => request.method === "POST").map((request) => request.body)).toEqual([
    {
      id: expect.any(String),
      title: "Save for rent",
      description: "Six weeks of it",
      category: "financial",
      targetDate: "2026-12-01",
    },
  ]);
  await waitFor(() => expect(requests.filter((request) => request.path === "/api/goals").length).toBeGreaterThan(2));
});
