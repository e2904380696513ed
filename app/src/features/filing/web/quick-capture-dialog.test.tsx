// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { aNote, anItem, problem, TOM, USER } from "./captured.fixture.ts";
import { QuickCaptureDialog } from "./quick-capture-dialog.tsx";

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

test("words of crisis get help lines in the dialog and no cheerful toast", async () => {
  const { box, person } = await open({
    "POST /api/quick-capture": { status: 201, body: aNote([], { reason: "crisis" }) },
  });
  await person.type(box, "x");
  await person.click(screen.getByRole("button", { name: "Capture" }));
  expect(await screen.findByRole("link", { name: "116 123" })).toBeTruthy();
  expect(screen.queryByText("Content captured")).toBeNull();
});
