// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { call } from "#app/shell/api.ts";
import { startLanguage } from "#app/shell/language.ts";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { createGratitude } from "../contract.ts";
import { gratitudeDevice } from "./device.ts";
import { GratefulFor } from "./grateful-for.tsx";
import { GratitudeView } from "./gratitude-view.tsx";

afterEach(() => act(() => closeToast()));

const words = () => startLanguage(["ui", "shell", "shared", "gratitude"], "en");
const show = async () => {
  await words();
  await renderAt("/dashboard", <GratitudeView />);
  return userEvent.setup();
};
async function openForm(post: { status: number; body: unknown }) {
  const requests = fakeServer({ "GET /api/gratitude": { body: [] }, "POST /api/gratitude": post });
  setOwner("account");
  const person = await show();
  await screen.findByRole("heading", { name: "Nothing here yet" });
  await person.click(screen.getByRole("button", { name: "Add Gratitude Entry" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add Gratitude Entry" }));
  const submit = () => person.click(dialog.getByRole("button", { name: "Save entry" }));
  return { requests, person, dialog, submit };
}

test("the quick form asks for content, and sends its date as an instant and its categories as a list", async () => {
  const { requests, person, dialog, submit } = await openForm({ status: 201, body: {} });
  await submit();
  expect(await screen.findByText("Content required")).toBeTruthy();
  expect(screen.getAllByText("Please share what you're grateful for").length).toBeGreaterThan(0);
  await person.type(dialog.getByLabelText("What are you grateful for?"), "Marmalade on the doorstep");
  fireEvent.change(dialog.getByLabelText("Date"), { target: { value: "2026-03-09" } });
  await person.type(dialog.getByLabelText(/Categories/), " friends, ,small things,");
  await submit();
  expect(await screen.findByText("Gratitude saved")).toBeTruthy();
  expect(requests.filter((request) => request.method === "POST").map((request) => request.body)).toEqual([
    {
      id: expect.any(String),
      content: "Marmalade on the doorstep",
      date: "2026-03-09T00:00:00.000Z",
      categories: ["friends", "small things"],
    },
  ]);
  await waitFor(() => expect(requests.filter((request) => request.method === "GET").length).toBeGreaterThan(2));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a non-success keeps the form open and says that it failed", async () => {
  const { person, dialog, submit } = await openForm({ status: 503, body: { code: "unavailable", detail: "x" } });
  await person.type(dialog.getByLabelText("What are you grateful for?"), "Tea");
  await submit();
  expect(await screen.findByText("Failed to create gratitude entry")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("What are you grateful for?").value).toBe("Tea");
});

test("words of crisis show help lines in the form and no cheerful toast", async () => {
  const { person, dialog, submit } = await openForm({ status: 201, body: {} });
  await person.type(dialog.getByLabelText("What are you grateful for?"), "i want to kill myself");
  await submit();
  expect(await dialog.findByText("Your words are kept, just as you wrote them.")).toBeTruthy();
  expect(screen.queryByText("Gratitude saved")).toBeNull();
});

test("a visitor's entry is saved on the device, stands by its day, and comes back after a deletion", async () => {
  await onThisDevice(gratitudeDevice);
  const person = await show();
  await person.click(await screen.findByRole("button", { name: "Add Gratitude Entry" }));
  await person.type(screen.getByLabelText("What are you grateful for?"), "Tea");
  await person.type(screen.getByLabelText(/Categories/), "home");
  await person.click(screen.getByRole("button", { name: "Save entry" }));
  expect(await screen.findByText("Gratitude saved locally")).toBeTruthy();
  expect(await screen.findByText("home")).toBeTruthy();
  await person.click(await screen.findByRole("button", { name: "Delete: Tea" }));
  await screen.findByRole("heading", { name: "Nothing here yet" });
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Delete: Tea" })).toBeTruthy();
});

test("beside the dashboard stands the latest good thing, or a kind line", async () => {
  await onThisDevice(gratitudeDevice);
  await words();
  const { unmount } = await renderAt("/dashboard", <GratefulFor />);
  const aside = within(await screen.findByRole("region", { name: "Grateful for" }));
  expect(aside.getByText("Something small counts, too.")).toBeTruthy();
  unmount();
  await call(createGratitude, { body: { content: "Snow", date: "2026-03-01" } });
  await call(createGratitude, { body: { entries: ["Tea", "Sun"], date: "2026-03-02" } });
  await renderAt("/dashboard", <GratefulFor />);
  expect(await screen.findByText("“Sun”")).toBeTruthy();
  expect(screen.queryByText("“Tea”")).toBeNull();
});
