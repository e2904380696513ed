import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setOwner } from "#app/shell/owner.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import type { MoodEntry } from "../contract.ts";
import { checkInDevice, moodAnalysisDevice, moodDevice } from "./device.ts";
import { MoodTracker } from "./mood-tracker.tsx";
import { RecentMoods } from "./recent-moods.tsx";

const MOODS = "GET /api/moods?limit=5";
const stored = () => JSON.parse(localStorage.getItem("moods") ?? "[]") as MoodEntry[];
const entry = (index: number, more: Partial<MoodEntry> = {}): MoodEntry => {
  const createdAt = new Date(Date.UTC(2026, 2, 12 - index, 9)).toISOString();
  const id = `00000000-0000-4000-8000-00000000000${index}`;
  const record = { id, version: 1, actor: "person" as const, createdAt, updatedAt: createdAt };
  return { ...record, mood: "calm", notes: `Note ${index}`, energyLevel: null, stressLevel: null, ...more };
};
const mood = (name: string) => screen.findByRole("radio", { name });
const save = async () => userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
// A toast stands there twice: once to be seen, once to be heard.
const toast = async (title: string) => (await screen.findAllByText(title))[0];

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => closeToast());
});

describe("A visitor", () => {
  beforeEach(() => onThisDevice([...moodDevice, ...checkInDevice, ...moodAnalysisDevice]));

  test("picks one of six moods, writes notes and saves; selection and notes are cleared", async () => {
    await renderAt("/", <MoodTracker />);
    const group = await screen.findByRole("radiogroup", { name: "How are you feeling?" });
    expect(within(group).getAllByRole("radio")).toHaveLength(6);
    for (const name of ["Happy", "Sad", "Angry", "Anxious", "Neutral", "Excited"])
      expect(await mood(name)).toBeTruthy();
    await userEvent.click(await mood("Excited"));
    await userEvent.type(screen.getByLabelText(/Notes/), "Nine kilometres");
    await save();
    await toast("Mood saved locally");
    expect(stored()).toMatchObject([{ mood: "excited", notes: "Nine kilometres" }]);
    expect(screen.getByLabelText(/Notes/)).toHaveProperty("value", "");
    expect(await mood("Excited")).toHaveProperty("checked", false);
  });

  test("without a mood is told to select one, and nothing is saved", async () => {
    await renderAt("/", <MoodTracker />);
    await userEvent.type(await screen.findByLabelText(/Notes/), "x");
    await save();
    await toast("Mood required");
    expect(await toast("Please select a mood first")).toBeTruthy();
    expect(document.activeElement).toBe(await mood("Happy"));
    expect([stored(), screen.getByLabelText<HTMLInputElement>(/Notes/).value]).toEqual([[], "x"]);
  });

  test("whose browser keeps its storage closed is told so, and keeps what was written", async () => {
    await renderAt("/", <MoodTracker />);
    await userEvent.click(await mood("Sad"));
    await userEvent.type(screen.getByLabelText(/Notes/), "x");
    const closed = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await save();
    await toast("Failed to save mood");
    expect(await toast("Could not save mood to your browser storage")).toBeTruthy();
    closed.mockRestore();
    expect(await mood("Sad")).toHaveProperty("checked", true);
    expect(screen.getByLabelText(/Notes/)).toHaveProperty("value", "x");
  });

  test("who writes words of crisis gets help lines and no cheerful toast; the entry is kept as written", async () => {
    await renderAt("/", <MoodTracker />);
    await userEvent.click(await mood("Sad"));
    await userEvent.type(screen.getByLabelText(/Notes/), "I want to kill myself");
    await save();
    expect(await screen.findByText("988")).toBeTruthy();
    expect(stored()).toMatchObject([{ mood: "sad", notes: "I want to kill myself" }]);
    expect(screen.queryByText(/Mood saved/)).toBeNull();
  });

  test("sees the 5 latest in the history, a check-in with its energy and stress", async () => {
    const checkIn = entry(1, { mood: "anxious", energyLevel: 4, stressLevel: 8 });
    localStorage.setItem("moods", JSON.stringify([entry(0), checkIn, ...[2, 3, 4, 5].map((index) => entry(index))]));
    await renderAt("/", <MoodTracker />);
    await userEvent.click(await screen.findByRole("tab", { name: "View History" }));
    expect(await screen.findAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByText("Energy 4 of 10, Stress 8 of 10")).toBeTruthy();
    expect(screen.queryByText("“Note 5”")).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Track Mood" }));
    expect(await mood("Happy")).toBeTruthy();
  });

  test("deletes an entry and takes it back", async () => {
    localStorage.setItem("moods", JSON.stringify([entry(0)]));
    await renderAt("/", <RecentMoods />);
    await userEvent.click(await screen.findByRole("button", { name: /More for Calm/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await toast("Mood deleted");
    expect(await screen.findByText("No moods yet")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("“Note 0”")).toBeTruthy();
    expect(stored()).toMatchObject([{ id: entry(0).id }]);
  });

  test("edits the mood, the notes and a check-in's levels", async () => {
    localStorage.setItem("moods", JSON.stringify([entry(0, { energyLevel: 4, stressLevel: 8 })]));
    await renderAt("/", <RecentMoods />);
    await userEvent.click(await screen.findByRole("button", { name: /More for Calm/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit mood" }));
    expect(dialog.getAllByRole("radio")).toHaveLength(7);
    await userEvent.click(dialog.getByRole("radio", { name: "Happy" }));
    await userEvent.clear(dialog.getByLabelText(/Notes/));
    await userEvent.type(dialog.getByLabelText(/Notes/), "Better");
    await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
    await toast("Mood updated");
    expect(stored()).toMatchObject([{ mood: "happy", notes: "Better", energyLevel: 4, stressLevel: 8, version: 2 }]);
    expect(await screen.findByText("“Better”")).toBeTruthy();
  });

  test("finds what came before the 5 latest by Show more", async () => {
    localStorage.setItem("moods", JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((index) => entry(index))));
    await renderAt("/", <RecentMoods />);
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(7));
  });
});

describe("An account", () => {
  beforeEach(() => setOwner("account"));

  test("saves to the server and is told so in one word", async () => {
    const requests = fakeServer({ [MOODS]: { body: [] }, "POST /api/moods": { status: 201, body: entry(0) } });
    await renderAt("/", <MoodTracker />);
    await userEvent.click(await mood("Happy"));
    await save();
    await toast("Mood saved");
    const sent = requests.filter(({ method }) => method === "POST");
    expect(sent).toMatchObject([{ path: "/api/moods", body: { mood: "happy", notes: null } }]);
  });

  test("whose mood is not saved reads the server's message, and the next try is the same entry", async () => {
    const requests = fakeServer({
      [MOODS]: { body: [] },
      "POST /api/moods": { status: 500, body: "down for a minute" },
    });
    await renderAt("/", <MoodTracker />);
    await userEvent.click(await mood("Happy"));
    await save();
    await toast("Failed to save mood");
    expect(await toast("down for a minute")).toBeTruthy();
    expect(await mood("Happy")).toHaveProperty("checked", true);
    await save();
    await waitFor(() => expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2));
    const ids = requests.filter(({ method }) => method === "POST").map(({ body }) => (body as { id: string }).id);
    expect(ids[0]).toBe(ids[1]);
  });

  test("whose deletion is refused sees the entry again", async () => {
    fakeServer({ [MOODS]: { body: [entry(0)] }, [`DELETE /api/moods/${entry(0).id}`]: { status: 500, body: "down" } });
    await renderAt("/", <RecentMoods />);
    await userEvent.click(await screen.findByRole("button", { name: /More for Calm/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await toast("Failed to delete mood");
    expect(await screen.findByText("“Note 0”")).toBeTruthy();
  });
});
