import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import { changeTask, createTask, deleteTask, listTasks, readTask, restoreTask } from "../contract.ts";
import { aTask } from "../factory.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
});
afterAll(() => server.close());

const add = async (task = {}) => (await ann.call(createTask, { body: aTask(task) })).body;
const change = async (id: string, body: object) => (await ann.call(changeTask, { params: { id }, body })).body;
const open = async (seriesId: string) =>
  (await ann.call(listTasks, { query: { isCompleted: "false" } })).body.filter((task) => task.seriesId === seriesId);

describe("A task", () => {
  test("has a medium priority and no date unless they are said", async () => {
    const { status, body } = await ann.call(createTask, { body: { title: "  Water the ferns " } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Water the ferns",
      priority: "medium",
      dueDate: null,
      isCompleted: false,
      version: 1,
    });
  });

  test("without a title is refused with the field's own sentence", async () => {
    const { status, problem } = await ann.call(createTask, { body: { title: " " } });
    expect([status, problem.code, problem.errors]).toEqual([
      400,
      "invalid",
      { title: "Please enter a title for your task" },
    ]);
  });

  test("made twice with one id is one task", async () => {
    const id = "0b8a7b9e-9a55-4a4e-8f0e-3d2f1c5f7a01";
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ann.call(createTask, { body: aTask({ id }) })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.createdAt)).size).toBe(1);
  });

  test("keeps a due date as the person's own clock says, an instant turned into it", async () => {
    expect((await add({ dueDate: "2026-07-01T18:00:00Z" })).dueDate).toBe("2026-07-01T19:00");
    expect((await add({ dueDate: "2026-07-01T00:00:00.000Z" })).dueDate).toBe("2026-07-01");
    expect((await add({ dueDate: "2026-07-01T08:15" })).dueDate).toBe("2026-07-01T08:15");
    expect((await ann.call(createTask, { body: aTask({ dueDate: "2026-02-30" }) })).problem.errors).toEqual({
      dueDate: "Please enter a valid date",
    });
  });

  test("changed from a stale version answers 409 with the task as it stands", async () => {
    const { id } = await add();
    await change(id, { priority: "high" });
    const stale = await ann.call(changeTask, { params: { id }, body: { title: "Other" } }, { "if-match": '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({ code: "stale-version", record: { id, priority: "high", version: 2 } });
  });

  test("deleted lies in the trash and comes back whole, until 30 days are over", async () => {
    const { id } = await add({ title: "Trashed" });
    expect((await ann.call(deleteTask, { params: { id } })).status).toBe(204);
    expect((await ann.call(readTask, { params: { id } })).status).toBe(404);
    expect((await ann.call(restoreTask, { params: { id } })).body).toMatchObject({ id, title: "Trashed" });
    await ann.call(deleteTask, { params: { id } });
    // Half-way the person comes by, or the session itself would lapse first.
    server.setNow("2026-04-01T09:30:00.000Z");
    await ann.call(listTasks);
    server.setNow("2026-04-12T09:31:00.000Z");
    expect((await ann.call(restoreTask, { params: { id } })).status).toBe(404);
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});

describe("A repeating task", () => {
  test("makes its next occurrence when it is completed, once however often it is said", async () => {
    const bins = await add({ title: "Bins", dueDate: "2026-03-16T08:00", repeat: "FREQ=WEEKLY;BYDAY=MO" });
    await Promise.all([1, 2, 3].map(() => change(bins.id, { isCompleted: true })));
    expect((await open(bins.seriesId as string)).map((task) => task.dueDate)).toEqual(["2026-03-23T08:00"]);
  });

  test("that was left for weeks goes on after today, not in the past", async () => {
    const bins = await add({ dueDate: "2026-01-05", repeat: "FREQ=WEEKLY;BYDAY=MO" });
    await change(bins.id, { isCompleted: true });
    expect((await open(bins.seriesId as string))[0]?.dueDate).toBe("2026-03-16");
  });

  test("on the 31st comes on a shorter month's last day", async () => {
    const rent = await add({ dueDate: "2026-03-31", repeat: "FREQ=MONTHLY;BYMONTHDAY=31" });
    await change(rent.id, { isCompleted: true });
    expect((await open(rent.seriesId as string))[0]?.dueDate).toBe("2026-04-30");
  });

  test("takes its next occurrence back when it is un-completed, unless somebody changed that one", async () => {
    const one = await add({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
    await change(one.id, { isCompleted: true });
    await change(one.id, { isCompleted: false });
    expect((await open(one.seriesId as string)).map((task) => task.id)).toEqual([one.id]);

    await change(one.id, { isCompleted: true });
    const next = (await open(one.seriesId as string))[0];
    await change(next?.id ?? "", { title: "Mine now" });
    await change(one.id, { isCompleted: false });
    expect(await open(one.seriesId as string)).toHaveLength(2);
  });
});

describe("Deleting a repeating task", () => {
  const trash = async () => (await ann.call(listTasks, { query: { trash: "true" } })).body.map((task) => task.id);

  test("lays this one down and goes on with the next; its Undo puts this one in the next one's place", async () => {
    const bins = await add({ dueDate: "2026-03-16", repeat: "FREQ=WEEKLY;BYDAY=MO" });
    await ann.call(deleteTask, { params: { id: bins.id } });
    expect((await open(bins.seriesId as string)).map((task) => task.dueDate)).toEqual(["2026-03-23"]);
    await ann.call(restoreTask, { params: { id: bins.id } });
    expect((await open(bins.seriesId as string)).map((task) => task.id)).toEqual([bins.id]);
  });

  test("with all later ones leaves nothing of the series open, and its Undo brings all of them back", async () => {
    const first = await add({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
    await change(first.id, { isCompleted: true });
    const second = (await open(first.seriesId as string))[0];
    await change(second?.id ?? "", { title: "Mine now" });
    await change(first.id, { isCompleted: false });
    await ann.call(deleteTask, { params: { id: first.id }, query: { series: "later" } });
    expect(await open(first.seriesId as string)).toEqual([]);
    expect(await trash()).toEqual(expect.arrayContaining([first.id, second?.id]));
    await ann.call(restoreTask, { params: { id: first.id } });
    expect((await open(first.seriesId as string)).map((task) => task.id).sort()).toEqual([first.id, second?.id].sort());
  });

  test("leaves the earlier ones alone, and what was deleted before stays deleted", async () => {
    const first = await add({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
    await ann.call(deleteTask, { params: { id: first.id } });
    const second = (await open(first.seriesId as string))[0];
    server.setNow("2026-03-12T09:31:00.000Z");
    await ann.call(deleteTask, { params: { id: second?.id ?? "" }, query: { series: "later" } });
    await ann.call(restoreTask, { params: { id: second?.id ?? "" } });
    server.setNow("2026-03-12T09:30:00.000Z");
    expect((await open(first.seriesId as string)).map((task) => task.id)).toEqual([second?.id]);
  });

  test("never leaves two of its occurrences on one date", async () => {
    const first = await add({ dueDate: "2026-03-16", repeat: "FREQ=DAILY" });
    await change(first.id, { isCompleted: true });
    const second = (await open(first.seriesId as string))[0];
    const moved = await ann.call(changeTask, { params: { id: second?.id ?? "" }, body: { dueDate: "2026-03-16" } });
    expect([moved.status, moved.problem.errors]).toEqual([400, { dueDate: "The series already has one on that date" }]);
    await ann.call(deleteTask, { params: { id: first.id } });
    expect((await change(second?.id ?? "", { dueDate: "2026-03-16" })).dueDate).toBe("2026-03-16");
  });
});

describe("The list of tasks", () => {
  test("groups by due date from the person's today, each by due date", async () => {
    const bob = await server.person();
    for (const dueDate of ["2026-03-11", "2026-03-12T20:00", "2026-03-12", "2026-03-15", "2026-04-20", null])
      await bob.call(createTask, { body: aTask({ dueDate }) });
    const due = async (group: "overdue" | "today" | "week" | "later" | "none") =>
      (await bob.call(listTasks, { query: { group } })).body.map((task) => task.dueDate);
    expect(await due("overdue")).toEqual(["2026-03-11"]);
    expect(await due("today")).toEqual(["2026-03-12", "2026-03-12T20:00"]);
    expect(await due("week")).toEqual(["2026-03-15"]);
    expect(await due("later")).toEqual(["2026-04-20"]);
    expect(await due("none")).toEqual([null]);
  });

  test("shows of what is done the latest first, in pages, whenever it was made", async () => {
    const bob = await server.person();
    const made = [];
    for (const title of ["a", "b", "c"]) made.push((await bob.call(createTask, { body: aTask({ title }) })).body.id);
    for (const [minute, at] of [1, 0, 2].entries()) {
      server.setNow(`2026-03-12T10:0${minute}:00.000Z`);
      await bob.call(changeTask, { params: { id: made[at] as string }, body: { isCompleted: true } });
    }
    server.setNow("2026-03-12T09:30:00.000Z");
    const seen: string[] = [];
    let path: string | null = "/api/tasks?group=done&limit=1";
    while (path !== null) {
      const answer = (await bob.send("GET", path)) as unknown as { body: { title: string }[]; next: string | null };
      seen.push(...answer.body.map(({ title }) => title));
      path = answer.next;
    }
    expect(seen).toEqual(["c", "a", "b"]);
  });

  test("comes in pages that hold every task once, newest first", async () => {
    const bob = await server.person();
    for (let i = 0; i < 7; i++) await bob.call(createTask, { body: aTask({ title: `Task ${i}` }) });
    const seen: string[] = [];
    let path: string | null = "/api/tasks?limit=3";
    while (path !== null) {
      const answer = (await bob.send("GET", path)) as unknown as { body: { id: string }[]; next: string | null };
      seen.push(...answer.body.map((task) => task.id));
      path = answer.next;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  test("takes from and to as days of the person's own clock", async () => {
    const eve = await server.person({ timezone: "Pacific/Auckland" });
    // In Auckland it is 22:30 on the 12th.
    await eve.call(createTask, { body: aTask() });
    server.setNow("2026-03-12T11:30:00.000Z");
    await eve.call(createTask, { body: aTask() });
    server.setNow("2026-03-12T09:30:00.000Z");
    const count = async (query: object) => (await eve.call(listTasks, { query })).body.length;
    expect(await count({ from: "2026-03-13" })).toBe(1);
    expect(await count({ to: "2026-03-12" })).toBe(1);
    expect(await count({ from: "2026-03-12", to: "2026-03-13" })).toBe(2);
  });

  test("finds by words whatever their accents, and takes % for what it is", async () => {
    const bob = await server.person();
    await bob.call(createTask, { body: aTask({ title: "Café with Zoë" }) });
    const found = async (q: string) => (await bob.call(listTasks, { query: { q } })).body.length;
    expect([await found("cafe"), await found("ZOE"), await found("%"), await found("tea")]).toEqual([1, 1, 0, 0]);
  });
});
