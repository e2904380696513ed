// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeServer, renderAt, type Answers } from "#app/shell/testing.tsx";
import { closeToast } from "#app/ui/toast/toasts.ts";
import { aNote, anItem, CAPTURE_ID, USER } from "./captured.fixture.ts";
import { UploadPage } from "./upload-page.tsx";

beforeAll(() => import("#app/ui/toast/toast-view.tsx"));
afterEach(() => act(() => closeToast()));

async function open(answers: Answers = {}) {
  const requests = fakeServer({ "GET /api/user": USER, ...answers });
  await renderAt("/upload", <UploadPage />, ["/upload", "/organize"]);
  const box = await screen.findByRole("textbox", { name: "Your text" });
  const posts = () => requests.filter(({ method }) => method === "POST").map(({ path }) => path);
  return { box, posts, person: userEvent.setup() };
}

test("the page says what happens, and blank text sends nothing", async () => {
  const { box, person, posts } = await open();
  expect(screen.getByRole("heading", { name: "Upload Content" })).toBeTruthy();
  const steps = within(screen.getByRole("complementary", { name: "What Happens After Upload?" })).getAllByRole(
    "heading",
    { level: 3 },
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    "Analysis",
    "Categorization",
    "Organization",
    "Insight Generation",
  ]);
  expect(box).toHaveProperty("rows", 10);
  await person.click(screen.getByRole("button", { name: "Process Text" }));
  expect((await screen.findAllByText("Text required")).length).toBeGreaterThan(0);
  expect(posts()).toEqual([]);
});

test("processed text leaves the box and shows what came of it, with Undo", async () => {
  const note = aNote([anItem()]);
  const { box, person, posts } = await open({
    "POST /api/quick-capture": { status: 201, body: note },
    [`GET /api/captures/${CAPTURE_ID}`]: { body: note.capture },
    [`GET /api/insights?captureId=${CAPTURE_ID}&limit=200`]: { body: note.insights },
    [`POST /api/captures/${CAPTURE_ID}/undo`]: { body: { undone: 1, kept: 0 } },
  });
  await person.type(box, "Dentist tuesday 3pm");
  await person.click(screen.getByRole("button", { name: "Process Text" }));
  expect((await screen.findAllByText("Text captured")).length).toBeGreaterThan(0);
  expect(box).toHaveProperty("value", "");
  expect(await screen.findByText("Tue, Mar 17, 3:00 PM")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect((await screen.findAllByText("Taken back: 1 item")).length).toBeGreaterThan(0);
  await waitFor(() => expect(posts()).toEqual(["/api/quick-capture", `/api/captures/${CAPTURE_ID}/undo`]));
});
