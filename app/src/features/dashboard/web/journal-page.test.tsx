// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aNote, anItem, CAPTURE_ID, problem, USER } from "#app/features/filing/web/captured.fixture.ts";
import type { EntryWithInsights } from "#app/features/filing/contract.ts";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { JournalPage } from "./journal-page.tsx";

const TODAY = "2026-03-12T09:30:00.000Z";
const ENTRIES = "GET /api/journal/with-insights?limit=10";
const TEXT = "Dentist tuesday 3pm. A fine day";

const anEntry = (change: { text?: string; createdAt?: string; reason?: string } = {}): EntryWithInsights => {
  const { text = TEXT, createdAt = TODAY, reason = null } = change;
  const items = reason === null ? [anItem({ createdAt })] : [];
  const { capture, insights } = aNote(items, { kind: "journal", text, createdAt, reason });
  const { id, version, actor, updatedAt } = capture;
  const entry = { id, version, actor, createdAt, updatedAt, date: createdAt.slice(0, 10), text, captureId: CAPTURE_ID };
  return { capture, insights, entry };
};

beforeAll(async () => {
  await import("#app/ui/toast/toast-view.tsx");
  // Its first reading compiles the patterns of the language.
  (await import("@wisp/organizer")).organize("Ring Ana tomorrow. I feel happy", { now: "2026-03-12T09:30" });
}, 30_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(TODAY) });
});
afterEach(() => {
  vi.useRealTimers();
  act(() => closeToast());
});

async function open(answers: Answers = {}, filter?: "task" | "emotion") {
  const all: Answers = {
    "GET /api/user": USER,
    "GET /api/relationships?limit=200": { body: [] },
    "GET /api/journal/days?from=2026-03-01&to=2026-03-31": { body: ["2026-03-05"] },
    "GET /api/captures/days?from=2026-03-01&to=2026-03-31&category=task": { body: ["2026-03-05"] },
    "GET /api/journal/on-this-day?date=2026-03-12": { body: [] },
    [ENTRIES]: { body: [] },
    ...answers,
  };
  const requests = fakeServer(all);
  const view = await renderAt("/journal", <JournalPage {...(filter && { filter })} />, ["/organize"]);
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New Journal Entry" });
  const sent = (method: string) => requests.filter((request) => request.method === method);
  const save = () => person.click(screen.getByRole("button", { name: "Save Entry" }));
  const person = userEvent.setup();
  return { ...view, box, requests, sent, save, answers: all, person };
}

test("what is being written is underlined and listed as it is recognized, and pointing at one lights up the other", async () => {
  const { box, person } = await open();
  expect([box.rows, box.placeholder]).toEqual([10, "What's on your mind today?"]);
  await person.type(box, "Ring the landlord tomorrow. I feel happy");
  const list = await screen.findByRole("list", { name: "What Wisp sees here" }, { timeout: 5_000 });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
  expect(screen.getByText("Wisp sees 2 things here")).toBeTruthy();
  const [task] = within(list).getAllByRole("listitem");
  const mark = document.querySelector("mark[data-mark='0']");
  expect([task?.textContent, mark?.textContent]).toEqual([
    expect.stringContaining("Ring the landlord"),
    "Ring the landlord tomorrow",
  ]);
  const before = mark?.className;
  await person.hover(task as Element);
  expect(mark?.className).not.toBe(before);
});

test("saving keeps the entry, empties the box and says what came of it, with Undo", async () => {
  const { box, person, save, sent, answers } = await open({ "POST /api/journal": { status: 201, body: anEntry() } });
  await person.type(box, TEXT);
  answers[ENTRIES] = { body: [anEntry()] };
  await save();
  expect((await screen.findAllByText("Entry saved")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Filed as 1 task").length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  expect(sent("POST")[0]?.body).toMatchObject({ text: TEXT });
  await waitFor(() => expect(box.value).toBe(""));
  expect(await screen.findByRole("article", { name: "Thu, Mar 12, 9:30 AM" })).toBeTruthy();
});

test("after a failure the words stay, also over a reload, and the next try goes under the same id", async () => {
  const failing = { "POST /api/journal": problem(503, "unavailable") };
  const first = await open(failing);
  await first.person.type(first.box, TEXT);
  await first.save();
  expect((await screen.findAllByText("Your entry could not be saved")).length).toBeGreaterThan(0);
  expect(first.box.value).toBe(TEXT);
  first.unmount();
  const second = await open(failing);
  expect(second.box.value).toBe(TEXT);
  await second.save();
  await waitFor(() => expect(second.sent("POST")).toHaveLength(1));
  const idOf = ({ sent }: typeof first) => (sent("POST")[0]?.body as { id: string } | undefined)?.id;
  expect(idOf(first)).toBeDefined();
  expect(idOf(second)).toBe(idOf(first));
});

test("what one account was writing is not shown to the next", async () => {
  const first = await open();
  await first.person.type(first.box, "Between me and me");
  first.unmount();
  const { box } = await open({ "GET /api/user": { body: { ...USER.body, id: crypto.randomUUID() } } });
  expect(box.value).toBe("");
});

test("nothing written is refused with a word and sends nothing", async () => {
  const { save, sent } = await open();
  await save();
  expect((await screen.findAllByText("Please write something first")).length).toBeGreaterThan(0);
  expect(sent("POST")).toEqual([]);
});

test("words of crisis get the quiet card with help, no list and no cheerful toast", async () => {
  const text = "I want to kill myself";
  const { box, person, save } = await open({
    "POST /api/journal": { status: 201, body: anEntry({ text, reason: "crisis" }) },
  });
  await person.type(box, text);
  await save();
  expect(await screen.findByText("Your words are kept, just as you wrote them.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "988" })).toBeTruthy();
  expect(screen.queryByText("Entry saved")).toBeNull();
  expect(screen.queryByRole("list", { name: "What Wisp sees here" })).toBeNull();
});

test("an entry shows its words, what they hold, and everything that can be done with it once it is unfolded", async () => {
  const { person } = await open({ [ENTRIES]: { body: [anEntry()] } });
  const entry = await screen.findByRole("article", { name: "Thu, Mar 12, 9:30 AM" });
  expect(entry.querySelector("mark")?.textContent).toBe("Dentist tuesday 3pm");
  expect(within(entry).getByText("1 task")).toBeTruthy();
  await person.click(within(entry).getByRole("button", { name: /^Show what it holds/ }));
  expect(await within(entry).findByRole("checkbox", { name: "Complete: Dentist" })).toBeTruthy();
});

test("an entry is edited while its day lasts, on the version that was shown", async () => {
  const { person, requests } = await open({
    [ENTRIES]: { body: [anEntry()] },
    [`PATCH /api/captures/${CAPTURE_ID}`]: { body: anEntry({ text: "Anew" }) },
  });
  await person.click(await screen.findByRole("button", { name: "More for this note" }));
  await person.click(screen.getByRole("menuitem", { name: "Edit text" }));
  const words = await screen.findByRole("textbox", { name: "Your words" });
  await person.clear(words);
  await person.type(words, "Anew");
  await person.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(requests.some(({ method }) => method === "PATCH")).toBe(true));
  const patch = requests.find(({ method }) => method === "PATCH");
  expect([patch?.body, patch?.headers.get("if-match")]).toEqual([{ text: "Anew" }, '"1"']);
});

test("once its day is over, an entry says why it stays as it is, and can only go to the trash, with Undo", async () => {
  const { person } = await open({
    [ENTRIES]: { body: [anEntry({ createdAt: "2026-03-11T20:50:00.000Z" })] },
    [`DELETE /api/captures/${CAPTURE_ID}`]: { status: 204 },
    [`POST /api/captures/${CAPTURE_ID}/restore`]: { body: anEntry().capture },
  });
  await person.click(await screen.findByRole("button", { name: "More for this note" }));
  expect(screen.getByText("Its day is over, so the words stay as you wrote them.")).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Edit text" })).toBeNull();
  await person.click(screen.getByRole("menuitem", { name: "Delete" }));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect((await screen.findAllByText("It is back")).length).toBeGreaterThan(0);
});

test("Search looks for words, Filter for what entries hold and for days, and all of it can be cleared", async () => {
  const { person } = await open({
    [`${ENTRIES}&q=train`]: { body: [anEntry({ text: "On the train" })] },
    [`${ENTRIES}&q=train&filter=emotion`]: { body: [] },
    [`${ENTRIES}&q=train&from=2026-03-01&filter=emotion`]: { body: [anEntry({ text: "Glad on the train" })] },
  });
  await screen.findByText("No entries yet");
  await person.click(screen.getByRole("button", { name: "Search" }));
  await person.type(screen.getByRole("searchbox", { name: "Search your entries" }), "train");
  expect(await screen.findByText(/On the train/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Filter" }));
  await person.selectOptions(screen.getByRole("combobox", { name: "Entries that hold" }), "An emotion");
  expect(await screen.findByText("Nothing found")).toBeTruthy();
  await person.type(screen.getByLabelText("From"), "2026-03-01");
  expect(await screen.findByText(/Glad on the train/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Done" }));
  await person.click(screen.getByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("No entries yet")).toBeTruthy();
});

test("the calendar marks days with entries, and a chosen day shows its own", async () => {
  const { person } = await open({
    [`${ENTRIES}&from=2026-03-05&to=2026-03-05`]: { body: [anEntry({ createdAt: "2026-03-05T08:00:00.000Z" })] },
  });
  const day = (await screen.findAllByRole("button", { name: /March 5/ }))[0] as HTMLElement;
  await waitFor(() => expect(day.closest("td")?.className).toContain("marked"));
  await person.click(day);
  expect(await screen.findByText("March 5, 2026")).toBeTruthy();
  expect(await screen.findByRole("article", { name: "Thu, Mar 5, 8:00 AM" })).toBeTruthy();
});

test("what was written on this day in earlier years is remembered, and leads to that day", async () => {
  const memory = anEntry({ text: "Mud and joy", createdAt: "2025-03-12T08:00:00.000Z" });
  const { person } = await open({
    "GET /api/journal/on-this-day?date=2026-03-12": { body: [memory.entry] },
    [`${ENTRIES}&from=2025-03-12&to=2025-03-12`]: { body: [memory] },
  });
  expect(await screen.findByRole("heading", { name: "One year ago today" })).toBeTruthy();
  expect(screen.getByText("“Mud and joy”")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Show Mar 12, 2025" }));
  expect(await screen.findByRole("article", { name: "Mar 12, 2025" })).toBeTruthy();
});

test("entries that do not load say so and can be asked for again", async () => {
  const { answers, person } = await open({ [ENTRIES]: problem(503, "unavailable") });
  expect(await screen.findByText("Your entries did not load", {}, { timeout: 8_000 })).toBeTruthy();
  answers[ENTRIES] = { body: [anEntry()] };
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("article", { name: "Thu, Mar 12, 9:30 AM" })).toBeTruthy();
}, 15_000);

test("filtered to tasks, everything written that holds one is listed, unfolded", async () => {
  const note = aNote([anItem()]);
  await open({ "GET /api/captures/with-insights?category=task&limit=10": { body: [note] } }, "task");
  expect(screen.getByRole("heading", { name: "Journal: Tasks" })).toBeTruthy();
  expect(await screen.findByRole("checkbox", { name: "Complete: Dentist" })).toBeTruthy();
});
