import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listSources } from "#app/features/insights/contract.ts";
import { createTask } from "#app/features/tasks/contract.ts";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { acceptInsight, deleteInsight, quickCapture } from "../contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOTE = "Dentist tuesday 3pm. had coffee with Tom, he's moving to Leeds";

test("records name the words that they came from, and those whom they name", async () => {
  const ann = await server.person();
  const { body } = await ann.call(quickCapture, { body: { text: NOTE } });
  const [dentist, tom] = body.insights;
  const accepted = await ann.call(acceptInsight, { params: { id: tom?.id as string } });
  const typed = await ann.call(createTask, { body: { title: "Typed by hand" } });
  const ids = [dentist?.recordId, accepted.body.recordId, typed.body.id, randomUUID()];
  const { body: sources } = await ann.call(listSources, { query: { recordIds: ids.join(",") } });
  const captureId = body.capture.id;
  const rest = { captureId, people: [] as string[] };
  expect(sources.toSorted((a, b) => (a.content < b.content ? -1 : 1))).toEqual([
    { ...rest, recordId: dentist?.recordId, insightId: dentist?.id, content: "Dentist tuesday 3pm" },
    {
      captureId,
      recordId: accepted.body.recordId,
      insightId: tom?.id,
      content: "had coffee with Tom, he's moving to Leeds",
      people: ["Tom"],
    },
  ]);
});

test("nobody learns where somebody else's record came from, and what is in the trash says nothing", async () => {
  const [ann, ben] = [await server.person(), await server.person()];
  const { body } = await ann.call(quickCapture, { body: { text: "Dentist tuesday 3pm" } });
  const query = { recordIds: body.insights[0]?.recordId as string };
  expect((await ben.call(listSources, { query })).body).toEqual([]);
  expect((await ann.call(listSources, { query })).body).toHaveLength(1);
  await ann.call(deleteInsight, { params: { id: body.insights[0]?.id as string } });
  expect((await ann.call(listSources, { query })).body).toEqual([]);
});

test("what is no id, and more than 200 of them, is refused", async () => {
  const ann = await server.person();
  for (const recordIds of ["", "x", Array.from({ length: 201 }, () => randomUUID()).join(",")])
    expect((await ann.call(listSources, { query: { recordIds } })).status).toBe(400);
});
