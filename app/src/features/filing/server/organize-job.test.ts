import { afterAll, beforeAll, expect, test } from "vitest";
import { readCapture } from "#app/features/captures/contract.ts";
import { listInsights } from "#app/features/insights/contract.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import { organizeCapture, quickCapture } from "../contract.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
});
afterAll(() => server.close());

const statusOf = async (id: string) => (await ann.call(readCapture, { params: { id } })).body.status;

test("a long text is kept at once and organized after the answer, once", async () => {
  const text = `Dentist tuesday 3pm. ${"the rain goes on and on. ".repeat(1_000)}`;
  const { status, body } = await ann.call(quickCapture, { body: { text } });
  expect([status, body.capture.status, body.insights]).toEqual([201, "reading", []]);
  await expect.poll(() => statusOf(body.capture.id), { timeout: 15_000 }).toBe("organized");
  const tasks = (await ann.call(listInsights, { query: { captureId: body.capture.id, category: "task" } })).body;
  expect(tasks.map((task) => task.title)).toEqual(["Dentist"]);
});

test("what could not be organized is kept with its reason, and a retry files it", async () => {
  const { capture } = (await ann.call(quickCapture, { body: { text: "already paid the rent" } })).body;
  await server.database.pool.query(
    "update captures set status = 'failed', reason = 'internal', text = 'buy milk' where id = $1",
    [capture.id],
  );
  const { body } = await ann.call(organizeCapture, { params: { id: capture.id } });
  expect(body.capture).toMatchObject({ status: "organized", reason: null });
  expect(body.insights.map((each) => each.title)).toEqual(["Buy milk"]);
});
