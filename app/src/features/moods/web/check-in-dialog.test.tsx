import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { CheckInDialog } from "./check-in-dialog.tsx";
import { checkInDevice, moodDevice } from "./device.ts";

const stored = () => JSON.parse(localStorage.getItem("moods") ?? "[]") as object[];
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Check-in" }));

function Opened() {
  const [open, setOpen] = useState(true);
  return <CheckInDialog open={open} onOpenChange={setOpen} />;
}

// A toast stands there twice: once to be seen, once to be heard.
const toast = async (title: string) => (await screen.findAllByText(title))[0];

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => onThisDevice([...moodDevice, ...checkInDevice]));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

test("a check-in has a mood of its six, energy and stress from 1 to 10 that start at 5, and notes", async () => {
  await renderAt("/", <Opened />);
  await screen.findByRole("dialog", { name: "Daily Check-in" });
  const names = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(names).toEqual(["Happy", "Sad", "Angry", "Anxious", "Calm", "Excited"]);
  for (const name of ["Energy", "Stress"]) {
    const slider = screen.getByRole("slider", { name });
    expect(slider).toHaveProperty("value", "5");
    expect(slider).toHaveProperty("min", "1");
    expect(slider).toHaveProperty("max", "10");
    expect(slider).toHaveProperty("step", "1");
  }
  await userEvent.click(screen.getByRole("radio", { name: "Calm" }));
  fireEvent.change(screen.getByRole("slider", { name: "Energy" }), { target: { value: "8" } });
  fireEvent.change(screen.getByRole("slider", { name: "Stress" }), { target: { value: "2" } });
  await userEvent.type(screen.getByLabelText(/Notes/), "Slept well");
  await save();
  expect(await toast("Check-in saved")).toBeTruthy();
  expect(await toast("Your daily check-in has been recorded")).toBeTruthy();
  expect(stored()).toMatchObject([{ mood: "calm", energyLevel: 8, stressLevel: 2, notes: "Slept well" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a check-in without a mood is refused and stays open", async () => {
  await renderAt("/", <Opened />);
  await screen.findByRole("dialog");
  await save();
  expect(await toast("Mood required")).toBeTruthy();
  expect(await toast("Please select a mood first")).toBeTruthy();
  expect([screen.queryByRole("dialog") === null, stored()]).toEqual([false, []]);
});

test("words of crisis in a check-in get help lines and no cheerful toast", async () => {
  await renderAt("/", <Opened />);
  await userEvent.click(await screen.findByRole("radio", { name: "Sad" }));
  await userEvent.type(screen.getByLabelText(/Notes/), "I want to kill myself");
  await save();
  expect(await screen.findByText("988")).toBeTruthy();
  expect(screen.queryByText("Check-in saved")).toBeNull();
  expect(stored()).toMatchObject([{ mood: "sad", notes: "I want to kill myself" }]);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a check-in that the device cannot keep is not lost from the form", async () => {
  await renderAt("/", <Opened />);
  await userEvent.click(await screen.findByRole("radio", { name: "Happy" }));
  const closed = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await save();
  expect(await toast("Failed to save check-in")).toBeTruthy();
  closed.mockRestore();
  expect(screen.getByRole("radio", { name: "Happy" })).toHaveProperty("checked", true);
});

test("an account's check-in goes to the server; where it fails its message is shown", async () => {
  setOwner("account");
  const requests = fakeServer({ "POST /api/check-ins": { status: 500, body: "down for a minute" } });
  await renderAt("/", <Opened />);
  await userEvent.click(await screen.findByRole("radio", { name: "Angry" }));
  await save();
  expect(await toast("Failed to save check-in")).toBeTruthy();
  expect(await toast("down for a minute")).toBeTruthy();
  expect(requests.find(({ method }) => method === "POST")).toMatchObject({
    path: "/api/check-ins",
    body: { mood: "angry", energyLevel: 5, stressLevel: 5, notes: null },
  });
});
