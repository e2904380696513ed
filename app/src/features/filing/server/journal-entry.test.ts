import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCaptures, readCapture } from "#app/features/captures/contract.ts";
import { browseCaptures, browseJournal, listCaptureDays } from "#app/features/browse/contract.ts";
import { listInsights } from "#app/features/insights/contract.ts";
import { readJournalEntry } from "#app/features/journal/contract.ts";
import { listTasks } from "#app/features/tasks/contract.ts";
import { NOW, startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import * as filing from "../contract.ts";
import { countDisagreements } from "./reindex.ts";

const TEXT = "I feel anxious. I need to call Sam tomorrow";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await countDisagreements(server.database.db)).toBe(0);
  await server.close();
});

async function write(person: Person, text = TEXT, instant = NOW) {
  server.setNow(instant);
  const { body } = await person.call(filing.saveJournalEntry, { body: { text } });
  const revise = (words: string, headers?: Record<string, string>) =>
    person.call(filing.reviseJournalEntry, { params: { id: body.entry.id }, body: { text: words } }, headers);
  return { ...body, id: body.entry.id, captureId: body.capture.id, revise };
}
const entryOf = async (person: Person, id: string) =>
  (await person.call(readJournalEntry, { params: { id } })).body.text;
const tasksOf = async (person: Person) => (await person.call(listTasks)).body.map(({ title }) => title);

describe("A journal entry", () => {
  test("is organized like any capture, and answers what came of it", async () => {
    const ann = await server.person();
    const { capture, insights } = await write(ann);
    expect(capture).toMatchObject({ kind: "journal", status: "organized", text: TEXT });
    expect(insights.map(({ category, state }) => [category, state])).toEqual([
      ["emotion", "filed"],
      ["task", "filed"],
    ]);
    expect(await tasksOf(ann)).toEqual(["Call Sam"]);
  });

  test("is revised with its capture: what the person touched stays, what is equal stays the same", async () => {
    const ann = await server.person();
    const { id, captureId, insights, revise } = await write(ann);
    const [emotion, task] = insights;
    await ann.call(filing.changeInsight, { params: { id: emotion?.id as string }, body: { mood: "calm" } });
    const { body } = await revise(`${TEXT}. I want to learn Italian`);
    expect(body.entry).toMatchObject({ id, version: 2, text: `${TEXT}. I want to learn Italian` });
    expect(body.capture).toMatchObject({ id: captureId, text: body.entry.text });
    expect(body.insights.map((item) => [item.id, item.category, item.mood])).toEqual([
      [emotion?.id, "emotion", "calm"],
      [task?.id, "task", null],
      [expect.any(String), "goal", null],
    ]);
    expect(await tasksOf(ann)).toEqual(["Call Sam"]);
  });

  test("is not changed over a change made elsewhere", async () => {
    const ann = await server.person();
    const { id, revise } = await write(ann);
    await revise("First");
    const stale = await revise("Second", { "if-match": '"1"' });
    expect([stale.status, stale.problem.code, stale.problem.record]).toEqual([
      409,
      "stale-version",
      expect.objectContaining({ text: "First", version: 2 }),
    ]);
    expect(await entryOf(ann, id)).toBe("First");
  });

  test("can be changed until midnight of its day on the account's clock, wherever that is", async () => {
    // 09:30 UTC is 22:30 in Auckland and 01:30 in Los Angeles, both of March 12.
    for (const [timezone, last, over] of [
      ["Pacific/Auckland", "2026-03-12T10:59:00.000Z", "2026-03-12T11:00:00.000Z"],
      ["America/Los_Angeles", "2026-03-13T06:59:00.000Z", "2026-03-13T07:00:00.000Z"],
    ] as const) {
      const ann = await server.person({ timezone });
      const { id, captureId, revise } = await write(ann);
      server.setNow(last);
      expect((await revise("In time")).status).toBe(200);
      server.setNow(over);
      const late = await revise("Too late");
      expect([late.status, late.problem.code]).toEqual([403, "day-over"]);
      const elsewhere = await ann.call(filing.reviseCapture, { params: { id: captureId }, body: { text: "Too late" } });
      expect([elsewhere.status, elsewhere.problem.code]).toEqual([403, "day-over"]);
      expect(await entryOf(ann, id)).toBe("In time");
      expect((await ann.call(readCapture, { params: { id: captureId } })).body.text).toBe("In time");
    }
  });

  test("goes into the trash with its capture and items, and comes back with them", async () => {
    const ann = await server.person();
    const { id, captureId } = await write(ann);
    expect((await ann.call(filing.deleteJournalEntry, { params: { id } })).status).toBe(204);
    expect((await ann.call(readJournalEntry, { params: { id } })).status).toBe(404);
    expect((await ann.call(readCapture, { params: { id: captureId } })).status).toBe(404);
    expect(await tasksOf(ann)).toEqual([]);
    const back = await ann.call(filing.restoreJournalEntry, { params: { id } });
    expect([back.status, back.body.entry.text, back.body.insights.length]).toEqual([200, TEXT, 2]);
    expect(await tasksOf(ann)).toEqual(["Call Sam"]);
    expect((await ann.call(filing.restoreJournalEntry, { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });

  test("cannot be brought back after 30 days", async () => {
    const ann = await server.person();
    const { id } = await write(ann);
    await ann.call(filing.deleteJournalEntry, { params: { id } });
    // Somebody who looks in now and then stays signed in.
    server.setNow("2026-04-01T09:30:00.000Z");
    await ann.call(listTasks);
    server.setNow("2026-04-12T09:31:00.000Z");
    expect((await ann.call(filing.restoreJournalEntry, { params: { id } })).status).toBe(404);
  });
});

describe("An entry and its capture are one fact", () => {
  test("revised as a capture, the entry says the same", async () => {
    const ann = await server.person();
    const { id, captureId } = await write(ann);
    await ann.call(filing.reviseCapture, { params: { id: captureId }, body: { text: "Only a thought" } });
    expect(await entryOf(ann, id)).toBe("Only a thought");
  });

  test("deleted and brought back as a capture, the entry goes and comes with it", async () => {
    const ann = await server.person();
    const { id, captureId } = await write(ann);
    await ann.call(filing.deleteCapture, { params: { id: captureId } });
    expect((await ann.call(readJournalEntry, { params: { id } })).status).toBe(404);
    await ann.call(filing.restoreCapture, { params: { id: captureId } });
    expect(await entryOf(ann, id)).toBe(TEXT);
  });

  test("undone as a capture, both stay and only the items go", async () => {
    const ann = await server.person();
    const { id, captureId } = await write(ann);
    await ann.call(filing.undoCapture, { params: { id: captureId } });
    expect(await entryOf(ann, id)).toBe(TEXT);
    expect((await ann.call(listInsights)).body).toEqual([]);
    const [row] = (await ann.call(browseJournal)).body;
    expect(row).toMatchObject({ entry: { id }, capture: { id: captureId, status: "undone" }, insights: [] });
  });
});

describe("Words of crisis in the journal", () => {
  test("are kept as written and become nothing else", async () => {
    const ann = await server.person();
    const { entry, capture, insights } = await write(ann, "I need to finish the report. I want to kill myself");
    expect(entry.text).toBe("I need to finish the report. I want to kill myself");
    expect([capture.reason, insights]).toEqual(["crisis", []]);
    expect(await tasksOf(ann)).toEqual([]);
  });
});

describe("What holds a task or an emotion", () => {
  test("is listed from captures and entries alike, each with its items, in pages", async () => {
    const ann = await server.person();
    await write(ann);
    await ann.call(filing.quickCapture, { body: { text: "Dentist tuesday 3pm" } });
    await ann.call(filing.quickCapture, { body: { text: "I feel happy" } });
    const list = (query: Record<string, string>) => ann.call(browseCaptures, { query });
    const texts = (await list({ category: "task" })).body.map(({ capture }) => capture.text);
    expect(texts.toSorted()).toEqual(["Dentist tuesday 3pm", TEXT]);
    expect((await list({ category: "emotion" })).body).toHaveLength(2);
    expect((await list({ category: "task", q: "dentist" })).body[0]?.insights).toHaveLength(1);
    const first = await list({ category: "task", limit: "1" });
    expect((await ann.send("GET", first.next ?? "")).body).toHaveLength(1);
    expect((await ann.call(listCaptures)).body).toHaveLength(3);
  });

  test("no longer holds one that was deleted", async () => {
    const ann = await server.person();
    const { insights } = await write(ann);
    const task = insights.find(({ category }) => category === "task");
    await ann.call(filing.deleteInsight, { params: { id: task?.id as string } });
    expect((await ann.call(browseCaptures, { query: { category: "task" } })).body).toEqual([]);
  });

  test("marks its days on the person's own clock", async () => {
    const ann = await server.person({ timezone: "Pacific/Auckland" });
    await write(ann, TEXT, "2026-03-12T09:30:00.000Z");
    await write(ann, TEXT, "2026-03-12T11:30:00.000Z");
    const days = (category: "task" | "goal") =>
      ann.call(listCaptureDays, { query: { category, from: "2026-03-01", to: "2026-03-31" } });
    expect((await days("task")).body).toEqual(["2026-03-12", "2026-03-13"]);
    expect((await days("goal")).body).toEqual([]);
  });
});
