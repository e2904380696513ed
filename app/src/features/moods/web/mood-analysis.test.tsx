import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { EmotionsView } from "./emotions-view.tsx";
import { checkInDevice, moodAnalysisDevice, moodDevice } from "./device.ts";
import { MoodAnalysis } from "./mood-analysis.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => act(() => closeToast()));

test("a visitor's insights are made on the device, and follow each new entry", async () => {
  await onThisDevice([...moodDevice, ...checkInDevice, ...moodAnalysisDevice]);
  localStorage.setItem("moods", JSON.stringify([{ mood: "anxious" }, { mood: "anxious" }]));
  await renderAt("/", <EmotionsView patterns={<p>What goes together</p>} />);
  expect(await screen.findByText(/Not enough entries yet: from 3 on/)).toBeTruthy();
  await userEvent.click(await screen.findByRole("radio", { name: "Anxious" }));
  await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
  expect(
    await screen.findByText("You have been going through a hard time: anxious in 3 of your last 3 entries."),
  ).toBeTruthy();
  expect(screen.getByText(/consistent: anxious in all of your latest 3/)).toBeTruthy();
  expect(screen.getByText(/Reach out to a friend/)).toBeTruthy();
  expect(screen.getByText(/mindfulness/)).toBeTruthy();
  expect(screen.getByText("What goes together")).toBeTruthy();
});

test("an account's trend, patterns and suggestions are the server's, with the line that they are no medical advice", async () => {
  setOwner("account");
  const body = { overallTrend: "Mostly calm.", patterns: ["Lighter Mondays."], suggestions: ["Keep walking."] };
  fakeServer({ "GET /api/analyze/mood": { body } });
  await renderAt("/", <MoodAnalysis />);
  for (const text of ["Overall trend", "Mostly calm.", "Patterns", "Lighter Mondays.", "Suggestions", "Keep walking."])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/no medical advice/)).toBeTruthy();
});

test("a failed analysis says so in a toast, with the server's message, and can be tried again", async () => {
  setOwner("account");
  fakeServer({ "GET /api/analyze/mood": { status: 500, body: "down for a minute" } });
  await renderAt("/", <MoodAnalysis />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to analyze mood data");
  expect(alert.textContent).toContain("down for a minute");
  const toast = () => within(screen.getByRole("region", { name: /Notifications/ }));
  await waitFor(() => expect(toast().getByText("Failed to analyze mood data")).toBeTruthy());
  expect(toast().getByText("down for a minute")).toBeTruthy();
  fakeServer({ "GET /api/analyze/mood": { body: { overallTrend: "Calm.", patterns: [], suggestions: [] } } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Calm.")).toBeTruthy();
});
