// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { quickCapture } from "#app/features/filing/contract.ts";
import { FIVE_THINGS, onAWholeDevice } from "#app/features/filing/web/whole-device.fixture.ts";
import { createRelationship } from "#app/features/relationships/contract.ts";
import { call } from "#app/shell/api.ts";
import { renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { OrganizePage } from "./organize-page.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(onAWholeDevice);
afterEach(() => act(() => closeToast()));

async function open(path = "/organize") {
  const view = await renderAt(path, <OrganizePage />, ["/organize", "/auth", "/subscription"]);
  await screen.findByRole("heading", { name: "Organize Your Content" });
  return { ...view, person: userEvent.setup() };
}
const write = (text = FIVE_THINGS) => call(quickCapture, { body: { text } });
const items = async () => within(await screen.findByRole("article")).findAllByRole("listitem");

test("a visitor who has written nothing is told how to begin, not to sign in", async () => {
  await open();
  expect(await screen.findByText("Start adding content to organize your life.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Sign in or register" })).toBeNull();
});

test("a visitor's note stands with its items, the counts, a search, and the trash", async () => {
  await write();
  const { person, router } = await open();
  expect(await items()).toHaveLength(5);
  const categories = screen.getByRole("list", { name: "Category" });
  await waitFor(() =>
    expect(within(categories).getByRole("button", { name: /All Categories/ }).textContent).toBe("All Categories5"),
  );
  await person.type(screen.getByRole("searchbox", { name: "Search content..." }), "MARATHON");
  expect(await screen.findByRole("heading", { name: "Run the half marathon" })).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Clear search" }));
  await person.click(await screen.findByRole("button", { name: "More for: Dentist" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(async () => expect(await items()).toHaveLength(4));
  await act(() => router.navigate({ to: "/organize", search: { show: "trash" } as never }));
  await person.click(await screen.findByRole("button", { name: "Restore" }));
  expect((await screen.findAllByText("It is back")).length).toBeGreaterThan(0);
});

test("a visitor completes, undoes and organizes again on the device", async () => {
  await write();
  const { person } = await open();
  const box = await screen.findByRole("checkbox", { name: "Complete: Dentist" });
  await person.click(box);
  expect((await screen.findAllByText("Your insight has been updated successfully")).length).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem("tasks") ?? "[]")).toMatchObject([{ isCompleted: true }]);
  await person.click(screen.getByRole("button", { name: "More for this note" }));
  await person.click(await screen.findByRole("menuitem", { name: "Undo" }));
  expect((await screen.findAllByText("Taken back: 4 items")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("1 item that you changed stays.").length).toBeGreaterThan(0);
  const again = await within(screen.getByRole("article")).findByRole("button", { name: "Organize again" });
  await person.click(again);
  await waitFor(async () => expect(await items()).toHaveLength(5));
});

test("a visitor adds Tom, and at the free limit is shown the plans while the proposal stays", async () => {
  await write();
  const { person } = await open();
  for (const firstName of ["A", "B", "C", "D", "E"]) await call(createRelationship, { body: { firstName } });
  await person.click(await screen.findByRole("button", { name: "Add Tom" }));
  const dialog = await screen.findByRole("dialog", { name: "Relationship Limit Reached" });
  await person.click(within(dialog).getByRole("button", { name: "Not now" }));
  localStorage.removeItem("relationships");
  await person.click(await screen.findByRole("button", { name: "Add Tom" }));
  expect((await screen.findAllByText("Tom is among your people now")).length).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem("relationships") ?? "[]")).toMatchObject([{ firstName: "Tom" }]);
});

test("a device that keeps nothing says so, and the item stays as it was", async () => {
  await write();
  const { person } = await open();
  const box = await screen.findByRole("checkbox", { name: "Complete: Dentist" });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await person.click(box);
  expect((await screen.findAllByText("Failed to update insight")).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/closed or full, so this was not kept/).length).toBeGreaterThan(0);
  vi.restoreAllMocks();
  await waitFor(() =>
    expect(screen.getByRole("checkbox", { name: "Complete: Dentist" })).toHaveProperty("checked", false),
  );
});
