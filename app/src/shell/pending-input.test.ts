// @vitest-environment jsdom
import { expect, test } from "vitest";
import { addPendingInput, keepPendingInput, readPendingInput, sendPendingInput } from "./pending-input.ts";
import { fakeServer } from "./testing.tsx";

const stored = () => JSON.parse(localStorage.getItem("pendingInput") ?? "null") as { input: string; id: string } | null;

test("words wait on the device, and leave it once the server has confirmed them", async () => {
  keepPendingInput("Call Ana");
  const id = stored()?.id;
  const requests = fakeServer({ "POST /api/quick-capture": { status: 201, body: {} } });
  expect(await sendPendingInput()).toBe("sent");
  expect(requests[0]?.body).toMatchObject({ id, text: "Call Ana" });
  expect(stored()).toBeNull();
  expect(await sendPendingInput()).toBe("none");
});

test("after a failure they stay, under the same id", async () => {
  keepPendingInput("Call Ana", "task");
  const id = stored()?.id;
  const requests = fakeServer({ "POST /api/quick-capture": { status: 503 } });
  await expect(sendPendingInput()).rejects.toMatchObject({ status: 503 });
  await expect(sendPendingInput()).rejects.toMatchObject({ status: 503 });
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ id, content: "Call Ana", category: "task" }),
    expect.objectContaining({ id }),
  ]);
});

test.each(["{", "null", "[]", '{"type":"audio"}', '{"type":"text","input":"  "}'])(
  "%s is malformed and thrown away",
  (text) => {
    localStorage.setItem("pendingInput", text);
    expect(readPendingInput()).toBeNull();
    expect(localStorage.getItem("pendingInput")).toBeNull();
  },
);

test("an entry without an id is given one that stays", () => {
  localStorage.setItem("pendingInput", '{"type":"text","input":"Call Ana","category":null,"timestamp":"x"}');
  expect(readPendingInput()?.id).toBe(readPendingInput()?.id);
});

test("a second note joins the first, the same one again does not", () => {
  addPendingInput("One");
  addPendingInput("Two");
  addPendingInput("Two");
  expect(readPendingInput()?.input).toBe("One\n\nTwo");
});
