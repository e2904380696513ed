// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startLanguage } from "#app/shell/language.ts";
import { fakeServer, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { LandingPage } from "./landing-page.tsx";

// What comes with the first ask in a browser is read before, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import("#app/features/assistant/web/ask.ts"),
    import("#app/features/assistant/web/ask-result.tsx"),
    import("#app/ui/toast/toast-view.tsx"),
    import("@wisp/organizer"),
  ]),
);
afterEach(() => act(() => closeToast()));

const VISITOR: Answers = {
  "GET /api/user": { status: 401, body: { detail: "Please sign in first.", code: "not-signed-in" } },
};
const answer = (more: object) => ({
  body: {
    intent: "question",
    responseKey: "",
    response: "You last saw Ana on Friday.",
    path: null,
    suggestedActions: [],
    capture: null,
    insights: [],
    source: null,
    subscriptionMessage: null,
    ...more,
  },
});

async function open(answers: Answers = {}) {
  const requests = fakeServer({ ...VISITOR, ...answers });
  await startLanguage(["ui", "landing", "assistant", "captures", "shared"], "en");
  render(
    <Suspense>
      <LandingPage />
    </Suspense>,
  );
  const box = await screen.findByRole("textbox", { name: "Ask... or tell Wisp anything" });
  return { requests, box, person: userEvent.setup() };
}

test("a visitor finds the way in, ten shortcuts, and an orb that leads to the sign-in", async () => {
  await open();
  expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("href")).toBe("/auth");
  expect(screen.getByRole("link", { name: "Sign in or register" }).getAttribute("href")).toBe("/auth");
  const links = screen.getByRole("navigation").querySelectorAll("a");
  expect([...links].map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
    "Dashboard /dashboard",
    "Tasks /dashboard?category=tasks",
    "Goals /goals",
    "Relationships /relationships",
    "Emotions /dashboard?category=emotions",
    "Gratitude /gratitude",
    "Insights /insights",
    "Upload /upload",
    "Organize /organize",
    "Voice Notes /upload?mode=audio",
  ]);
});

test("who is signed in finds the dashboard in both places", async () => {
  await open({ "GET /api/user": { body: { id: "1", firstName: "Amara", lastName: "Mensah", avatarUrl: null } } });
  await waitFor(() => expect(screen.getAllByRole("link", { name: /Open the dashboard/ })).toHaveLength(2));
  expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
});

test("nothing written is refused with a word", async () => {
  const { box, person, requests } = await open();
  await person.type(box, "  {Enter}");
  expect((await screen.findAllByText("Please enter a search query")).length).toBeGreaterThan(0);
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("Enter sends, Shift and Enter makes a new line; the answer stands below with its ways on", async () => {
  const { box, person, requests } = await open({
    "POST /api/search": answer({ suggestedActions: [{ label: "Open Ana", path: "/relationships" }] }),
  });
  await person.type(box, "When did I{Shift>}{Enter}{/Shift}see Ana?{Enter}");
  expect(await screen.findByText("You last saw Ana on Friday.")).toBeTruthy();
  expect(requests.at(-1)?.body).toMatchObject({ query: "When did I\nsee Ana?" });
  expect(screen.getByRole("button", { name: "Open Ana" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start Your Magical Journey" }).getAttribute("href")).toBe("/auth");
});

test("a failed search says so, keeps the words, and tries again under the same id", async () => {
  const problem = { detail: "x", code: "unavailable", status: 503, title: "", params: {} };
  const { box, person, requests } = await open({ "POST /api/search": { status: 503, body: problem } });
  await person.type(box, "Call Ana{Enter}");
  expect((await screen.findAllByText("Search failed")).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toHaveProperty("readOnly", false));
  expect(box).toHaveProperty("value", "Call Ana");
  await person.type(box, "{Enter}");
  await waitFor(() => expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2));
  const ids = requests.filter(({ method }) => method === "POST").map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test("a visitor's note is organized here and waits on the device", async () => {
  const { box, person } = await open({
    "POST /api/search": answer({ intent: "create", response: "Here is where it would go." }),
  });
  await person.type(box, "I want to run the half marathon by October{Enter}");
  expect(await screen.findByText(/kept for good once you are signed in/)).toBeTruthy();
  expect(screen.getByText("Goal")).toBeTruthy();
  expect(localStorage.getItem("pendingInput")).toContain("half marathon");
  expect(box).toHaveProperty("value", "");
});

test("what a visitor had written is sent once somebody is signed in", async () => {
  localStorage.setItem(
    "pendingInput",
    JSON.stringify({ type: "text", input: "Call Ana", category: null, timestamp: "", id: "7" }),
  );
  const quickCapture = { "POST /api/quick-capture": { status: 201, body: {} } };
  await open({
    ...quickCapture,
    "GET /api/user": { body: { id: "1", firstName: "Amara", lastName: "Mensah", avatarUrl: null } },
  });
  expect((await screen.findAllByText("We've picked up where you left off")).length).toBeGreaterThan(0);
  expect(localStorage.getItem("pendingInput")).toBeNull();
});
