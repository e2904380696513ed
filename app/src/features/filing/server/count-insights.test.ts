import { afterAll, beforeAll, expect, test } from "vitest";
import { countInsights, listInsights, type Insight } from "#app/features/insights/contract.ts";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";
import { changeInsight, deleteInsight, quickCapture } from "../contract.ts";

const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("Items are counted by the same filters that list them, the trash and the words looked for included", async () => {
  const ann = await server.person();
  const { insights } = (await ann.call(quickCapture, { body: { text: NOTE } })).body;
  const idOf = (category: Insight["category"]) => insights.find((each) => each.category === category)?.id ?? "";
  await ann.call(changeInsight, { params: { id: idOf("task") }, body: { isFavorite: true } });
  await ann.call(deleteInsight, { params: { id: idOf("goal") } });
  const counted = async (query: object) => {
    const listed = (await ann.call(listInsights, { query })).body;
    const counts = (await ann.call(countInsights, { query })).body;
    expect(Object.values(counts).reduce((sum, items) => sum + items, 0)).toBe(listed.length);
    return counts;
  };
  expect(await counted({})).toEqual({ task: 1, gratitude: 1, emotion: 1, relationship: 1 });
  expect(await counted({ isFavorite: "true" })).toEqual({ task: 1 });
  expect(await counted({ trash: "true" })).toEqual({ goal: 1 });
  expect(await counted({ q: "DENTIST" })).toEqual({ task: 1 });
  expect(await counted({ q: "nowhere" })).toEqual({});
  expect((await (await server.person()).call(countInsights)).body).toEqual({});
});
