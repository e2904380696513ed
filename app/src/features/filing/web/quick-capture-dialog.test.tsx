// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { aNote, anItem, problem, TOM, USER } from "./captured.fixture.ts";
import { QuickCaptureDialog } from "./quick-capture-dialog.tsx";
import { onAWholeDevice } from "./whole-device.fixture.ts";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => act(() => closeToast()));

async function open(answers: Answers) {
  const requests = fakeServer({ "GET /api/user": USER, ...answers });
  const closed: boolean[] = [];
  await renderAt("/", <QuickCaptureDialog open onOpenChange={(next) => closed.push(next)} />);
  const box = await screen.findByRole("textbox", { name: "What is on your mind?" });
  const posts = () => requests.filter(({ method }) => method === "POST");
  return { box, closed, posts, person: userEvent.setup() };
}

test("nothing written is refused with a word and sends nothing", async () => {
  const { box, person, posts } = await open({});
  await person.type(box, "   ");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect((await screen.findAllByText("Empty content")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Please enter some text to capture").length).toBeGreaterThan(0);
  expect(posts()).toEqual([]);
});

test("a capture closes the dialog and says what came of it", async () => {
  const answer = aNote([anItem(), anItem({ id: "88888888-8888-4888-8888-888888888888", category: "goal" }), TOM]);
  const { box, closed, person, posts } = await open({ "POST /api/quick-capture": { status: 201, body: answer } });
  await person.type(box, "Dentist tuesday 3pm");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect((await screen.findAllByText("Content captured")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Your content is being processed").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Filed as 1 task and 1 goal. 1 waits for your word").length).toBeGreaterThan(0);
  // This dialog stays open in the test, and hides what is beside it.
  expect(screen.getByRole("button", { name: "Undo", hidden: true })).toBeTruthy();
  expect(closed).toEqual([false]);
  expect(posts()[0]?.body).toMatchObject({ text: "Dentist tuesday 3pm" });
});

test("after a failure the words stay, and the next try goes under the same id", async () => {
  const { box, closed, person, posts } = await open({ "POST /api/quick-capture": problem(503, "unavailable") });
  await person.type(box, "Call Ana");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect((await screen.findAllByText("Failed to capture content")).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toHaveProperty("readOnly", false));
  expect(box).toHaveProperty("value", "Call Ana");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(new Set(posts().map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect(closed).toEqual([]);
});

test("a visitor's words are kept on the device, without a connection too", async () => {
  await onAWholeDevice();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await renderAt("/", <QuickCaptureDialog open onOpenChange={() => {}} />);
  const person = userEvent.setup();
  await person.type(await screen.findByRole("textbox", { name: "What is on your mind?" }), "Dentist tuesday 3pm");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect((await screen.findAllByText("Content captured")).length).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem("tasks") ?? "[]")).toMatchObject([{ title: "Dentist" }]);
  vi.restoreAllMocks();
});

test("a device that keeps nothing says so, and the words stay in the box", async () => {
  await onAWholeDevice();
  await renderAt("/", <QuickCaptureDialog open onOpenChange={() => {}} />);
  const person = userEvent.setup();
  const box = await screen.findByRole("textbox", { name: "What is on your mind?" });
  await person.type(box, "Call Ana");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect((await screen.findAllByText("Failed to capture content")).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/closed or full, so this was not kept/).length).toBeGreaterThan(0);
  expect(box).toHaveProperty("value", "Call Ana");
  vi.restoreAllMocks();
});

test("words of crisis get help lines in the dialog and no cheerful toast", async () => {
  const { box, person } = await open({
    "POST /api/quick-capture": { status: 201, body: aNote([], { reason: "crisis" }) },
  });
  await person.type(box, "x");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect(await screen.findByRole("link", { name: "116 123" })).toBeTruthy();
  expect(screen.queryByText("Content captured")).toBeNull();
});
