// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { anItem, problem, USER } from "#app/features/filing/web/captured.fixture.ts";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import type { LifeCards, LifeStats } from "../contract.ts";
import { InsightsView } from "./insights-view.tsx";
import { LifeInsightsPage } from "./life-insights-page.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-12T09:30:00Z"), toFake: ["Date"] }));
afterEach(() => {
  act(() => closeToast());
  vi.useRealTimers();
});

const STATS: LifeStats = {
  tasks: { open: 4, done: 6 },
  goals: { open: 2, done: 1 },
  people: 3,
  moods: 76,
  gratitude: 2,
  captures: 1,
  journal: 9,
};
const silent = (key: NonNullable<LifeCards["goals"]["missing"]>["key"], params = {}) => ({
  points: [],
  missing: { key, params },
});
const CARDS: LifeCards = {
  from: "2025-12-13",
  to: "2026-03-12",
  moodDays: 75,
  patterns: {
    points: [
      {
        key: "person",
        params: { name: "Ana" },
        basis: 14,
        comparison: { days: 14, otherDays: 61, average: 4.5, otherAverage: 3.2, verdict: "clear", few: true },
        links: [
          { to: "person", path: "/relationships?person=a", date: null },
          { to: "day", path: "/emotions?date=2026-03-09", date: "2026-03-09" },
        ],
      },
      {
        key: "activity",
        params: { activity: "running" },
        basis: 9,
        comparison: { days: 9, otherDays: 66, average: 3.7, otherAverage: 3.3, verdict: "slight", few: true },
        links: [],
      },
      {
        key: "weekday",
        params: { weekday: 1 },
        basis: 11,
        comparison: { days: 11, otherDays: 64, average: 3.2, otherAverage: 3.3, verdict: "none", few: true },
        links: [],
      },
    ],
    missing: null,
  },
  productivity: silent("tasks", { needed: 5, have: 2 }),
  relationships: silent("people"),
  goals: {
    points: [
      {
        key: "progress",
        params: { count: 2, percent: 33 },
        basis: 2,
        comparison: null,
        links: [{ to: "goals", path: "/goals", date: null }],
      },
      {
        key: "nearest",
        params: { title: "Run", date: "2026-10-31", percent: 40 },
        basis: 1,
        comparison: null,
        links: [{ to: "goals", path: "/goals", date: null }],
      },
    ],
    missing: null,
  },
};
const analysis = (overallTrend: string) => ({ overallTrend, patterns: ["Heavier Tuesdays"], suggestions: [] });
const saved = (trend: string, createdAt: string) =>
  anItem({ category: "mood_analysis", title: trend, content: JSON.stringify(analysis(trend)), createdAt });
const aMoodAt = (createdAt: string) => ({
  id: "3d0c8a52-66a1-4b0e-9a6a-0a7f7a1b0c02",
  version: 1,
  actor: "person",
  createdAt,
  updatedAt: createdAt,
  mood: "happy",
  notes: "sun",
  energyLevel: null,
  stressLevel: null,
});

const SAVED = "GET /api/insights?category=mood_analysis&limit=1";
const MOODS = "GET /api/moods?limit=100";
const ASK = "POST /api/analyze/mood";
const ITEMS = "GET /api/insights?limit=20&order=desc";

/** Opens the page; `kept` is what stands saved once an analysis was asked for. */
async function open(answers: Answers = {}, page = <LifeInsightsPage />, kept?: Answers[string]) {
  const all: Answers = {
    "GET /api/user": USER,
    "GET /api/life-insights/stats": { body: STATS },
    "GET /api/life-insights/cards": { body: CARDS },
    [SAVED]: { body: [] },
    [MOODS]: { body: [] },
    [ITEMS]: { body: [] },
    ...answers,
  };
  const requests = fakeServer(all);
  const before = all[SAVED];
  if (kept) Object.defineProperty(all, SAVED, { get: () => (asked(requests) > 0 ? kept : before) });
  const paths = [
    "/insights",
    "/dashboard",
    "/goals",
    "/relationships",
    "/gratitude",
    "/organize",
    "/journal",
    "/emotions",
  ];
  const view = await renderAt("/insights", page, paths);
  return { ...view, requests, answers: all, person: userEvent.setup() };
}
const asked = (requests: { method: string; path: string }[]) =>
  requests.filter(({ method, path }) => `${method} ${path}` === ASK).length;

test("the page has its sections, and waits with three skeletons for what the moods say", async () => {
  await open({ [SAVED]: { body: [saved("Mostly calm", "2026-03-11T08:00:00.000Z")] } });
  const section = await screen.findByRole("region", { name: "Mood and Emotional Analysis" });
  expect(section.querySelectorAll("[data-skeleton]")).toHaveLength(3);
  for (const name of ["What goes together", "Extracted Insights", "Your Data Stats", "AI Analysis"])
    expect(await screen.findByRole("region", { name })).toBeTruthy();
  expect(await within(section).findByText("Mostly calm")).toBeTruthy();
});

test("the newest saved analysis is shown with its date, and none is asked for while no mood came since", async () => {
  const { requests } = await open({
    [SAVED]: { body: [saved("Mostly calm", "2026-03-10T08:00:00.000Z")] },
    [MOODS]: { body: [aMoodAt("2026-03-09T08:00:00.000Z")] },
  });
  expect(await screen.findByText("Mostly calm")).toBeTruthy();
  expect(screen.getByText("Analyzed on March 10, 2026")).toBeTruthy();
  expect(screen.getByText("Heavier Tuesdays")).toBeTruthy();
  expect(screen.getByText(/no medical advice/)).toBeTruthy();
  expect(asked(requests)).toBe(0);
});

test("without a saved analysis one is asked for, once, with the moods by their day", async () => {
  const bright = { body: [saved("Bright", "2026-03-12T09:30:00.000Z")] };
  const { requests } = await open(
    { [MOODS]: { body: [aMoodAt("2026-03-12T08:00:00.000Z")] }, [ASK]: { body: analysis("Bright") } },
    <LifeInsightsPage />,
    bright,
  );
  expect(await screen.findByText("Bright")).toBeTruthy();
  expect(requests.find(({ path }) => path === "/api/analyze/mood")?.body).toEqual({
    moodData: [{ mood: "happy", date: "2026-03-12", notes: "sun" }],
  });
  expect(asked(requests)).toBe(1);
});

test("with moods that came since it is asked again, but never twice on one day", async () => {
  const first = await open({
    [SAVED]: { body: [saved("Of today", "2026-03-12T07:00:00.000Z")] },
    [MOODS]: { body: [aMoodAt("2026-03-12T09:00:00.000Z")] },
  });
  expect(await screen.findByText("Of today")).toBeTruthy();
  expect(asked(first.requests)).toBe(0);
  first.unmount();
  const second = await open({
    [SAVED]: { body: [saved("Of yesterday", "2026-03-11T07:00:00.000Z")] },
    [MOODS]: { body: [aMoodAt("2026-03-12T09:00:00.000Z")] },
    [ASK]: { body: analysis("New") },
  });
  await waitFor(() => expect(asked(second.requests)).toBe(1));
});

test("without any mood nothing is asked, and the way to a first one is shown", async () => {
  const { requests } = await open();
  expect(await screen.findByRole("link", { name: "Track a mood" })).toBeTruthy();
  expect(asked(requests)).toBe(0);
});

test("a failed analysis says so, and can be tried again", async () => {
  const { answers, person } = await open({
    [MOODS]: { body: [aMoodAt("2026-03-12T08:00:00.000Z")] },
    [ASK]: problem(503, "unavailable"),
  });
  expect((await screen.findAllByText("Failed to analyze mood data")).length).toBeGreaterThan(0);
  answers[ASK] = { body: analysis("Bright") };
  answers[SAVED] = { body: [saved("Bright", "2026-03-12T09:30:00.000Z")] };
  await person.click(await screen.findByRole("button", { name: /again|retry/i }));
  expect(await screen.findByText("Bright")).toBeTruthy();
});

test("patterns stand with both numbers of days and honest words", async () => {
  await open();
  const section = await screen.findByRole("region", { name: "What goes together" });
  expect(await within(section).findByText("On days with Ana you felt better: 14 days against 61.")).toBeTruthy();
  expect(section.textContent).toContain("From the 75 days with an entry in your last 90.");
  expect(within(section).getByText("A clear difference, from small numbers")).toBeTruthy();
  expect(within(section).getByText("On days you wrote of running you felt better: 9 days against 66.")).toBeTruthy();
  expect(within(section).getByText("A slight difference; 9 days is not many")).toBeTruthy();
  expect(within(section).getByText("Mondays feel like any other day: 11 days against 64.")).toBeTruthy();
  expect(within(section).getByText("No difference worth the name")).toBeTruthy();
  expect(within(section).getByText("61 days")).toBeTruthy();
  expect(within(section).getByRole("link", { name: "About Ana" }).getAttribute("href")).toBe("/relationships?person=a");
  expect(within(section).getByRole("link", { name: "Mar 9, 2026" }).getAttribute("href")).toBe(
    "/emotions?date=2026-03-09",
  );
});

test("the extracted insights come by kind", async () => {
  const { person } = await open({
    [ITEMS]: { body: [anItem({ title: "Dentist" })] },
    [`${ITEMS}&category=goal`]: { body: [anItem({ category: "goal", title: "Run the half" })] },
  });
  const section = await screen.findByRole("region", { name: "Extracted Insights" });
  expect(
    within(section)
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual(["All", "Tasks", "Goals", "Emotions", "Relationships", "Gratitude"]);
  expect(await within(section).findByText("Dentist")).toBeTruthy();
  await person.click(within(section).getByRole("tab", { name: "Goals" }));
  expect(await within(section).findByText("Run the half")).toBeTruthy();
});

test("the numbers lead to what they count, and the last card says who speaks", async () => {
  await open();
  const stats = await screen.findByRole("region", { name: "Your Data Stats" });
  expect(await within(stats).findByText("4 open, 6 done")).toBeTruthy();
  expect(within(stats).getByText("76")).toBeTruthy();
  const ways = within(stats)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(ways).toEqual([
    "/dashboard?category=tasks",
    "/goals",
    "/relationships",
    "/dashboard?category=emotions",
    "/gratitude",
    "/organize",
    "/journal",
  ]);
  expect(screen.getByRole("region", { name: "AI Analysis" }).textContent).toContain("No outside service is asked.");
});

test("the dashboard's four cards say what they know, or what they are missing", async () => {
  await open({}, <InsightsView />);
  const card = (name: string) => screen.findByRole("region", { name });
  const patterns = await card("Emotional Patterns");
  expect(await within(patterns).findByText("On days with Ana you felt better: 14 days against 61.")).toBeTruthy();
  const productivity = await card("Productivity");
  expect(productivity.textContent).toContain("After 5 tasks done, how your weeks go stands here. So far: 2.");
  expect(within(productivity).getByRole("link", { name: "See your tasks" })).toBeTruthy();
  expect((await card("Relationship Analysis")).textContent).toContain("Add somebody");
  const goals = await card("Goal Progress");
  expect(within(goals).getByText("2 open goals, at 33% on average.")).toBeTruthy();
  expect(within(goals).getByText("“Run” is due on Oct 31, 2026 and stands at 40%.")).toBeTruthy();
  // Both points rest on the same page, which is named once.
  expect(within(goals).getAllByRole("link", { name: "Your goals" })).toHaveLength(1);
});

test("cards that do not load say so, and can be asked for again", async () => {
  const { answers, person } = await open(
    { "GET /api/life-insights/cards": problem(503, "unavailable") },
    <InsightsView />,
  );
  expect(await screen.findByText("Your insights did not load")).toBeTruthy();
  answers["GET /api/life-insights/cards"] = { body: CARDS };
  await person.click(screen.getByRole("button", { name: /again|retry/i }));
  expect(await screen.findByRole("region", { name: "Goal Progress" })).toBeTruthy();
});
