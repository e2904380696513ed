import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, NOW, type Person, type TestServer } from "#app/testing/test-server.ts";
import { readCapture } from "#app/features/captures/contract.ts";
import { saveJournalEntry } from "#app/features/filing/contract.ts";
import { listJournal, listJournalDays, listOnThisDay, readJournalEntry } from "../contract.ts";
import { anEntry } from "../factory.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const write = async (person: Person, text: string, instant = NOW, more: object = {}) => {
  server.setNow(instant);
  return person.call(saveJournalEntry, { body: anEntry({ text, ...more }) });
};
const texts = async (person: Person, query: Record<string, string> = {}) =>
  (await person.call(listJournal, { query })).body.map(({ text }) => text);

describe("An entry", () => {
  test("stands on the account's today, with the capture that keeps its words", async () => {
    const ann = await server.person({ timezone: "Pacific/Auckland" });
    const { status, body } = await write(ann, "The tide was out");
    expect(status).toBe(201);
    expect(body.entry).toMatchObject({ text: "The tide was out", date: "2026-03-12", captureId: body.capture.id });
    const late = await write(ann, "Up early", "2026-03-12T11:30:00.000Z");
    expect(late.body.entry.date).toBe("2026-03-13");
    const capture = await ann.call(readCapture, { params: { id: body.capture.id } });
    expect(capture.body).toMatchObject({ kind: "journal", text: "The tide was out" });
  });

  test("is one however often it is sent under its id, also after midnight and from the trash", async () => {
    const ann = await server.person();
    const id = crypto.randomUUID();
    const [first, twice] = await Promise.all([write(ann, "Once", NOW, { id }), write(ann, "Once", NOW, { id })]);
    expect([first.status, twice.status].sort()).toEqual([200, 201]);
    const again = await write(ann, "Once", "2026-03-13T09:00:00.000Z", { id, date: "2026-03-12" });
    expect(again.status).toBe(200);
    expect(again.body.entry).toEqual(first.body.entry);
    await ann.send("DELETE", `/api/journal/${id}`);
    expect((await write(ann, "Once", NOW, { id })).status).toBe(200);
    expect(await texts(ann)).toEqual([]);
    expect((await ann.send("GET", "/api/captures?trash=true")).body).toHaveLength(1);
  });

  test("is for its own day: a past one is over, a coming one is not there yet", async () => {
    const ann = await server.person();
    expect((await write(ann, "Today", NOW, { date: "2026-03-12" })).status).toBe(201);
    const past = await write(ann, "Yesterday", NOW, { date: "2026-03-11" });
    expect([past.status, past.problem.code]).toEqual([403, "day-over"]);
    const coming = await write(ann, "Tomorrow", NOW, { date: "2026-03-13" });
    expect([coming.status, coming.problem.errors]).toEqual([400, { date: "That day is still to come" }]);
    expect(await texts(ann)).toEqual(["Today"]);
  });

  test("that was written on a device brings its day and its moment", async () => {
    const ann = await server.person();
    const createdAt = "2026-02-03T23:30:00.000Z";
    const moved = await write(ann, "On the train", NOW, { date: "2026-02-04", madeAt: createdAt });
    expect(moved.body.entry).toMatchObject({ date: "2026-02-04", createdAt });
    expect((await write(ann, "Undated", NOW, { madeAt: createdAt })).body.entry.date).toBe("2026-02-03");
    const other = await write(ann, "Elsewhere", NOW, { date: "2026-01-01", madeAt: createdAt });
    expect(other.problem.errors).toEqual({ date: "An entry stands on the day on which it was written" });
  });

  test("needs words, and is nobody else's", async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    expect((await write(ann, "   ")).problem.errors).toEqual({ text: "Please write something first" });
    const { id } = (await write(ann, "Mine")).body.entry;
    expect((await ann.call(readJournalEntry, { params: { id } })).body.text).toBe("Mine");
    expect((await ben.call(readJournalEntry, { params: { id } })).status).toBe(404);
    expect(await texts(ben)).toEqual([]);
  });
});

describe("The journal", () => {
  test("lists the newest first, by words, by days, and in pages", async () => {
    const ann = await server.person();
    for (const day of ["09", "10", "11"]) await write(ann, `Étude ${day}`, `2026-03-${day}T08:00:00.000Z`);
    await write(ann, "A walk", "2026-03-11T20:00:00.000Z");
    expect(await texts(ann)).toEqual(["A walk", "Étude 11", "Étude 10", "Étude 09"]);
    expect(await texts(ann, { q: "etude", order: "asc" })).toEqual(["Étude 09", "Étude 10", "Étude 11"]);
    expect(await texts(ann, { from: "2026-03-10", to: "2026-03-10" })).toEqual(["Étude 10"]);
    const first = await ann.call(listJournal, { query: { limit: "3" } });
    expect(first.body).toHaveLength(3);
    expect((await ann.send("GET", first.next ?? "")).body).toMatchObject([{ text: "Étude 09" }]);
  });

  test("lists with a filter those that hold a task or an emotion", async () => {
    const ann = await server.person();
    await write(ann, "Ring the landlord about the boiler tomorrow at ten", "2026-03-12T08:00:00.000Z");
    await write(ann, "I felt really happy after the review", "2026-03-12T09:00:00.000Z");
    await write(ann, "I feel anxious. I need to call Sam tomorrow", "2026-03-12T10:00:00.000Z");
    expect(await texts(ann, { filter: "task" })).toEqual([
      "I feel anxious. I need to call Sam tomorrow",
      "Ring the landlord about the boiler tomorrow at ten",
    ]);
    expect(await texts(ann, { filter: "emotion" })).toEqual([
      "I feel anxious. I need to call Sam tomorrow",
      "I felt really happy after the review",
    ]);
    expect((await ann.send("GET", "/api/journal?filter=mood")).status).toBe(400);
  });

  test("tells the days that have an entry", async () => {
    const ann = await server.person();
    for (const day of ["2026-02-28", "2026-03-01", "2026-03-05"]) await write(ann, day, `${day}T08:00:00.000Z`);
    await write(ann, "again", "2026-03-05T09:00:00.000Z");
    const query = { from: "2026-03-01", to: "2026-03-31" };
    expect((await ann.call(listJournalDays, { query })).body).toEqual(["2026-03-01", "2026-03-05"]);
  });
});

describe("On this day", () => {
  const remembered = async (person: Person, date: string) =>
    (await person.call(listOnThisDay, { query: { date } })).body.map(({ text }) => text);

  test("shows earlier years alone, the latest first", async () => {
    const ann = await server.person();
    for (const year of [2023, 2025, 2026]) await write(ann, `In ${year}`, `${year}-03-12T08:00:00.000Z`);
    await write(ann, "Another day", "2025-03-13T08:00:00.000Z");
    server.setNow(NOW);
    expect((await ann.call(listOnThisDay)).body.map(({ text }) => text)).toEqual(["In 2025", "In 2023"]);
  });

  test("remembers February 29 on its own day, and on the 28th of years that have none", async () => {
    const ann = await server.person();
    await write(ann, "Leap", "2024-02-29T08:00:00.000Z");
    await write(ann, "Eve", "2024-02-28T08:00:00.000Z");
    expect(await remembered(ann, "2027-02-28")).toEqual(["Leap", "Eve"]);
    expect(await remembered(ann, "2028-02-28")).toEqual(["Eve"]);
    expect(await remembered(ann, "2028-02-29")).toEqual(["Leap"]);
    expect(await remembered(ann, "2027-03-01")).toEqual([]);
  });
});
