import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listInsights } from "#app/features/insights/contract.ts";
import { changeTask, createTask } from "#app/features/tasks/contract.ts";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { adoptCapture, type AdoptedCapture, type DeviceItem } from "../contract.ts";
import { countDisagreements } from "./reindex.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await countDisagreements(server.database.db)).toBe(0);
  await server.close();
});

const WROTE = "2026-02-01T20:15:00.000Z";

const anItem = (item: Partial<DeviceItem> = {}): DeviceItem => ({
  id: randomUUID(),
  createdAt: WROTE,
  category: "task",
  title: "Call the dentist",
  content: "call the dentist",
  span: { start: 0, end: 16 },
  dueDate: null,
  repeat: null,
  people: [],
  mood: null,
  isCompleted: false,
  isFavorite: true,
  confidence: 0.9,
  state: "filed",
  recordId: null,
  metadata: JSON.stringify({ rule: "verb", other: "dropped" }),
  ...item,
});

const aDeviceCapture = (insights: DeviceItem[]): AdoptedCapture => ({
  id: randomUUID(),
  createdAt: WROTE,
  kind: "text",
  original: "call the dentist",
  text: "call the dentist",
  status: "organized",
  timezone: "Europe/London",
  asCategory: null,
  insights,
});

test("a capture from a device keeps its moment, its items and their records, and the same again makes nothing", async () => {
  const ann = await server.person();
  const id = randomUUID();
  await ann.call(createTask, { body: { id, title: "Call the dentist at noon", madeAt: WROTE } });
  const body = aDeviceCapture([anItem({ recordId: id })]);
  const first = await ann.call(adoptCapture, { body });
  expect(first.status).toBe(201);
  expect(first.body.capture).toMatchObject({ id: body.id, createdAt: WROTE, status: "organized" });
  expect(first.body.insights).toMatchObject([
    { recordId: id, state: "filed", title: "Call the dentist at noon", isFavorite: true, createdAt: WROTE },
  ]);
  expect(first.body.insights[0]?.metadata).toBe('{"rule":"verb"}');
  const again = await ann.call(adoptCapture, { body: { ...body, insights: [anItem()] } });
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test("an item whose record did not come along waits as a proposal", async () => {
  const ann = await server.person();
  const { body } = await ann.call(adoptCapture, { body: aDeviceCapture([anItem({ recordId: randomUUID() })]) });
  expect(body.insights).toMatchObject([{ state: "proposed", recordId: null, recordKind: "task" }]);
});

test("nobody can point an item at somebody else's record", async () => {
  const [ann, ben] = [await server.person(), await server.person()];
  const id = randomUUID();
  await ben.call(createTask, { body: { id, title: "Ben's own" } });
  const { body } = await ann.call(adoptCapture, { body: aDeviceCapture([anItem({ recordId: id })]) });
  expect(body.insights).toMatchObject([{ state: "proposed", recordId: null, title: "Call the dentist" }]);
  await ben.call(changeTask, { params: { id }, body: { title: "Ben's secret" } });
  const { body: mine } = await ann.call(listInsights, { query: {} });
  expect(JSON.stringify(mine)).not.toContain("secret");
});

test("what is not an item, or quotes words beside the text, is refused or left unmarked", async () => {
  const ann = await server.person();
  const odd = await ann.call(adoptCapture, { body: aDeviceCapture([anItem({ metadata: "[" })]) });
  expect([odd.status, Object.keys(odd.problem.errors ?? {})]).toEqual([400, ["insights.0.metadata"]]);
  const beyond = aDeviceCapture([anItem({ category: "insight", span: { start: 4, end: 900 } })]);
  expect((await ann.call(adoptCapture, { body: beyond })).body.insights).toMatchObject([
    { span: null, state: "filed" },
  ]);
});
