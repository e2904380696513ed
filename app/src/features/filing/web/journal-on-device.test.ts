// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browseCaptures, listCaptureDays } from "#app/features/browse/contract.ts";
import { browseDevice } from "#app/features/browse/web/device.ts";
import { captureDevice } from "#app/features/captures/web/device.ts";
import { listTasks } from "#app/features/tasks/contract.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { call, callPage } from "#app/shell/api.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import { deleteCapture, quickCapture, restoreCapture, reviseCapture, saveJournalEntry } from "../contract.ts";
import { filingDevice } from "./device.ts";
import { indexOfRecordsOnDevice } from "./index-on-device.ts";
import { journalFollowsCaptures } from "./journal-on-device.ts";

const TEXT = "I feel anxious. I need to call Sam tomorrow";
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as Record<string, unknown>[];
const entries = () => stored("journal").map(({ text }) => text);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-12T12:00:00.000Z") });
  await onThisDevice(
    [...captureDevice, ...taskDevice, ...browseDevice, ...filingDevice],
    [indexOfRecordsOnDevice, journalFollowsCaptures],
  );
});
afterEach(() => vi.useRealTimers());

test("a visitor's entry stands under the key journal beside its capture, and what it holds is filed", async () => {
  const { entry, capture, insights } = await call(saveJournalEntry, { body: { text: TEXT } });
  expect(entry).toMatchObject({ text: TEXT, date: "2026-03-12", captureId: capture.id });
  expect(capture).toMatchObject({ kind: "journal", status: "organized" });
  expect(insights.map(({ category }) => category)).toEqual(["emotion", "task"]);
  expect([stored("journal").length, stored("captures").length]).toEqual([1, 1]);
  expect((await callPage(listTasks, { query: {} })).items).toMatchObject([{ title: "Call Sam" }]);
});

test("the same id again keeps one entry and one capture", async () => {
  const id = crypto.randomUUID();
  const first = await call(saveJournalEntry, { body: { id, text: TEXT } });
  vi.setSystemTime(new Date("2026-03-13T12:00:00.000Z"));
  expect(await call(saveJournalEntry, { body: { id, text: TEXT } })).toEqual(first);
  expect(stored("captures")).toHaveLength(1);
});

test("an entry follows its capture: revised, deleted and brought back", async () => {
  const { capture } = await call(saveJournalEntry, { body: { text: TEXT } });
  const params = { id: capture.id };
  await call(reviseCapture, { params, body: { text: "Only a thought" } });
  expect(entries()).toEqual(["Only a thought"]);
  await call(deleteCapture, { params });
  expect(entries()).toEqual([]);
  await call(restoreCapture, { params });
  expect(entries()).toEqual(["Only a thought"]);
});

test("once its day is over, the words stay as they are in both", async () => {
  const { capture } = await call(saveJournalEntry, { body: { text: TEXT } });
  vi.setSystemTime(new Date("2026-03-13T12:00:00.000Z"));
  await expect(call(reviseCapture, { params: { id: capture.id }, body: { text: "Late" } })).rejects.toMatchObject({
    status: 403,
    code: "day-over",
  });
  expect([entries(), stored("captures")[0]?.["text"]]).toEqual([[TEXT], TEXT]);
  await expect(call(saveJournalEntry, { body: { text: "Late", date: "2026-03-12" } })).rejects.toMatchObject({
    code: "day-over",
  });
});

test("words of crisis are kept as written and become nothing", async () => {
  const { capture, insights } = await call(saveJournalEntry, { body: { text: "I want to kill myself" } });
  expect([capture.reason, insights, entries()]).toEqual(["crisis", [], ["I want to kill myself"]]);
});

test("what holds a task is listed from entries and notes alike, and its days are marked", async () => {
  await call(saveJournalEntry, { body: { text: TEXT } });
  await call(quickCapture, { body: { text: "Dentist tuesday 3pm" } });
  await call(quickCapture, { body: { text: "I feel happy" } });
  const { items } = await callPage(browseCaptures, { query: { category: "task" } });
  expect(items.map(({ capture }) => capture.text).sort()).toEqual(["Dentist tuesday 3pm", TEXT]);
  const days = (category: "task" | "goal") =>
    call(listCaptureDays, { query: { category, from: "2026-03-01", to: "2026-03-31" } });
  expect([await days("task"), await days("goal")]).toEqual([["2026-03-12"], []]);
});

test("an entry of an older version is read", async () => {
  const createdAt = "2025-01-02T03:04:05.000Z";
  const captureId = crypto.randomUUID();
  localStorage.setItem("captures", JSON.stringify([{ id: captureId, text: "Old", kind: "journal", createdAt }]));
  localStorage.setItem("journal", JSON.stringify([{ text: "Old", captureId, createdAt }, { odd: true }]));
  await call(deleteCapture, { params: { id: captureId } });
  expect(stored("journal")).toEqual([{ odd: true }]);
});
