// @vitest-environment jsdom
import { addDays } from "@wisp/organizer";
import { beforeEach, expect, test, vi } from "vitest";
import { localDate } from "#app/shared/calendar-date.ts";
import { call, callPage } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import { changeTask, createTask, deleteTask, listTasks, restoreTask, type TaskGroup } from "../contract.ts";
import { aTask } from "../factory.ts";
import { taskDevice } from "./device.ts";

const today = localDate(new Date(), deviceTimeZone());
const stored = () => JSON.parse(localStorage.getItem("tasks") ?? "[]") as Record<string, unknown>[];
const add = (task = {}) => call(createTask, { body: aTask(task) });
const change = (id: string, body: object) => call(changeTask, { params: { id }, body });
const open = async () =>
  (await callPage(listTasks, { query: { isCompleted: "false" } })).items.map(({ dueDate }) => dueDate).sort();
const daily = () => add({ dueDate: today, repeat: "FREQ=DAILY" });
const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)];

beforeEach(() => onThisDevice(taskDevice));

test("a visitor's task stands under the key tasks, with isCompleted false and completed false", async () => {
  await add({ title: "  Water the ferns " });
  expect(stored()).toMatchObject([
    {
      title: "Water the ferns",
      priority: "medium",
      isCompleted: false,
      completed: false,
      createdAt: expect.any(String),
    },
  ]);
  await change(String(stored()[0]?.["id"]), { isCompleted: true });
  expect(stored()).toMatchObject([{ isCompleted: true, completed: true, version: 2 }]);
});

test("an entry of an older version is read; one that cannot be read is left as it is", async () => {
  const old = [
    { title: "Old", completed: true, dueDate: "2026-07-01T00:00:00.000Z", priority: "urgent" },
    { title: "Again", repeat: "FREQ=DAILY", createdAt: "2025-01-02T03:04:05.000Z", dueDate: "soon" },
    { note: "no task" },
  ];
  localStorage.setItem("tasks", JSON.stringify(old));
  const { items } = await callPage(listTasks, { query: { order: "asc" } });
  expect(items).toMatchObject([
    { title: "Again", dueDate: "2025-01-02", seriesId: expect.any(String) },
    { title: "Old", isCompleted: true, dueDate: "2026-07-01", priority: "medium" },
  ]);
  expect(stored()).toHaveLength(3);
  expect(stored()[2]).toEqual({ note: "no task" });
  const again = (await callPage(listTasks, { query: { order: "asc" } })).items;
  expect(again.map(({ id, seriesId }) => [id, seriesId])).toEqual(items.map(({ id, seriesId }) => [id, seriesId]));
});

test("a task without a title is refused as the server refuses it, and a stale version too", async () => {
  await expect(add({ title: " " })).rejects.toMatchObject({
    code: "invalid",
    errors: { title: "Please enter a title for your task" },
  });
  const { id } = await add();
  await change(id, { priority: "high" });
  await expect(call(changeTask, { params: { id }, body: { title: "Other" }, ifMatch: 1 })).rejects.toMatchObject({
    code: "stale-version",
    record: { id, version: 2 },
  });
});

test("the groups are those of the device's own day, each by due date", async () => {
  const week = addDays(today, 7);
  for (const dueDate of [addDays(today, -1), `${today}T20:00`, today, week, addDays(today, 8), null])
    await add({ dueDate });
  const due = async (group: TaskGroup) =>
    (await callPage(listTasks, { query: { group } })).items.map(({ dueDate }) => dueDate);
  expect(await due("overdue")).toEqual([addDays(today, -1)]);
  expect(await due("today")).toEqual([today, `${today}T20:00`]);
  expect(await due("week")).toEqual([week]);
  expect(await due("later")).toEqual([addDays(today, 8)]);
  expect(await due("none")).toEqual([null]);
  expect(await due("done")).toEqual([]);
});

test("of what is done the latest comes first, whenever it was made", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const [a, b] = [await add({ title: "a" }), await add({ title: "b" })];
    for (const { id } of [b, a]) {
      vi.advanceTimersByTime(60_000);
      await change(id, { isCompleted: true });
    }
    const { items } = await callPage(listTasks, { query: { group: "done" } });
    expect(items.map(({ title }) => title)).toEqual(["a", "b"]);
  } finally {
    vi.useRealTimers();
  }
});

test("completing a repeating task makes its next occurrence once, un-completing takes it back", async () => {
  const { id } = await daily();
  await change(id, { isCompleted: true });
  await change(id, { isCompleted: true });
  expect(await open()).toEqual([tomorrow]);
  await change(id, { isCompleted: false });
  expect(await open()).toEqual([today]);
});

test("a next occurrence that somebody changed is not taken back, and no two stand on one date", async () => {
  const { id } = await daily();
  await change(id, { isCompleted: true });
  const next = (await callPage(listTasks, { query: { isCompleted: "false" } })).items[0]?.id ?? "";
  await change(next, { title: "Mine now" });
  await change(id, { isCompleted: false });
  expect(await open()).toEqual([today, tomorrow]);
  await expect(change(next, { dueDate: today })).rejects.toMatchObject({
    errors: { dueDate: "The series already has one on that date" },
  });
});

test("deleting one of a series goes on with the next, and its Undo puts it in the next one's place", async () => {
  const { id } = await daily();
  await call(deleteTask, { params: { id } });
  expect(await open()).toEqual([tomorrow]);
  await call(restoreTask, { params: { id } });
  expect(await open()).toEqual([today]);
  await change(id, { dueDate: dayAfter });
  expect(await open()).toEqual([dayAfter]);
});

test("deleting one and all later ends the series, and its Undo brings all of them back", async () => {
  const { id } = await daily();
  await change(id, { isCompleted: true });
  const next = (await callPage(listTasks, { query: { isCompleted: "false" } })).items[0]?.id ?? "";
  await change(next, { title: "Mine now" });
  await change(id, { isCompleted: false });
  await call(deleteTask, { params: { id }, query: { series: "later" } });
  expect(await open()).toEqual([]);
  await call(restoreTask, { params: { id } });
  expect(await open()).toEqual([today, tomorrow]);
});
