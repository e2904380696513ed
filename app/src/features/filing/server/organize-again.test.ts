import { afterAll, beforeAll, expect, test } from "vitest";
import { listTasks } from "#app/features/tasks/contract.ts";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { organizeCapture, quickCapture, undoCapture } from "../contract.ts";
import { countDisagreements } from "./reindex.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await countDisagreements(server.database.db)).toBe(0);
  await server.close();
});

test("what came back by organizing again can be undone again", async () => {
  const ann = await server.person();
  const { body } = await ann.call(quickCapture, { body: { text: "Dentist tuesday 3pm. So grateful mum drove me" } });
  const params = { id: body.capture.id };
  const undo = async () => (await ann.call(undoCapture, { params })).body;
  expect(await undo()).toEqual({ undone: 2, kept: 0 });
  await ann.call(organizeCapture, { params });
  expect(await undo()).toEqual({ undone: 2, kept: 0 });
  expect((await ann.call(listTasks)).body).toEqual([]);
});

test("the same words twice in a note stay two items when it is organized again", async () => {
  const ann = await server.person();
  const { body } = await ann.call(quickCapture, { body: { text: "buy milk. call the bank. buy milk" } });
  expect(body.insights).toHaveLength(3);
  const again = await ann.call(organizeCapture, { params: { id: body.capture.id } });
  expect(again.body.insights.map(({ id }) => id)).toEqual(body.insights.map(({ id }) => id));
});
