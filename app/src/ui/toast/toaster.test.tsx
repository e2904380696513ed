// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { uiEn } from "#app/ui/words/en.ts";
import { Toaster } from "./toaster.tsx";
import { closeToast, showToast } from "./toasts.ts";

beforeEach(() => i18next.use(initReactI18next).init({ lng: "en", resources: { en: { ui: uiEn } } }));
afterEach(() => {
  act(() => closeToast());
});

// Radix repeats a toast's words in a live region for a moment; the toast itself is the list's item.
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("there is one toast at a time: a newer one takes the older one's place", async () => {
  render(<Toaster />);
  act(() => showToast({ title: "First" }));
  await waitFor(() => expect(shown()).toEqual(["First"]));
  act(() => showToast({ title: "Second", description: "With a line" }));
  await waitFor(() => expect(shown()).toEqual(["SecondWith a line"]));
});

test("it can be closed, and its act can be done", async () => {
  const undo = vi.fn<() => void>();
  const person = userEvent.setup();
  render(<Toaster />);
  act(() => showToast({ title: "Deleted", action: { label: "Undo", run: undo } }));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(shown()).toEqual([]));
  act(() => showToast({ title: "Again" }));
  await person.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(shown()).toEqual([]));
});

test("closing an older toast leaves a newer one standing", async () => {
  render(<Toaster />);
  act(() => showToast({ title: "Newer" }));
  await waitFor(() => expect(shown()).toEqual(["Newer"]));
  act(() => closeToast(-1));
  expect(shown()).toEqual(["Newer"]);
});

test("a toast can be reached above a dialog that opened while one stood there", async () => {
  const page = (isOpen: boolean) => (
    <>
      <Toaster />
      <Dialog open={isOpen} onOpenChange={() => undefined} title="A dialog" />
    </>
  );
  const { rerender } = render(page(false));
  act(() => showToast({ title: "First" }));
  await waitFor(() => expect(shown()).toEqual(["First"]));
  rerender(page(true));
  act(() => showToast({ title: "Deleted", action: { label: "Undo", run: () => undefined } }));
  expect(await screen.findByRole("button", { name: "Undo" })).toBeDefined();
});

test("it goes by itself after five seconds, but not while the pointer rests on it", async () => {
  render(<Toaster />);
  act(() => showToast({ title: "First" }));
  await screen.findByRole("listitem");
  vi.useFakeTimers();
  try {
    act(() => showToast({ title: "Saved" }));
    act(() => void vi.advanceTimersByTime(4_000));
    fireEvent.pointerMove(screen.getByRole("listitem"));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(shown()).toEqual(["Saved"]);
    fireEvent.pointerLeave(screen.getByRole("region", { name: /Notifications/ }));
    act(() => void vi.advanceTimersByTime(900));
    expect(shown()).toEqual(["Saved"]);
    act(() => void vi.advanceTimersByTime(200));
    expect(shown()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [40, ["Saved"]],
  [60, []],
])("swiped %i pixels to the side, what stands is %j: the threshold is 50", async (pixels, standing) => {
  render(<Toaster />);
  act(() => showToast({ title: "Saved" }));
  const toast = await screen.findByRole("listitem");
  fireEvent.pointerDown(toast, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  for (const clientX of [30, 10 + pixels]) fireEvent.pointerMove(toast, { pointerId: 1, clientX, clientY: 10 });
  fireEvent.pointerUp(toast, { pointerId: 1, clientX: 10 + pixels, clientY: 10 });
  await waitFor(() => expect(shown()).toEqual(standing));
});
