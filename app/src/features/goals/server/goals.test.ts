import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTransact, type Owner } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import {
  changeGoal,
  createGoal,
  deleteGoal,
  GOAL_CATEGORIES,
  listGoals,
  readGoal,
  restoreGoal,
  type Goal,
} from "../contract.ts";
import { aGoal } from "../factory.ts";
import * as acts from "../public.ts";

let server: TestServer;
let ann: Person;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.person();
});
afterAll(() => server.close());

const add = async (goal = {}) => (await ann.call(createGoal, { body: aGoal(goal) })).body;
const change = async (id: string, body: object) => (await ann.call(changeGoal, { params: { id }, body })).body;
const refused = async (goal: object) => {
  const { status, problem } = await ann.send("POST", "/api/goals", { ...aGoal(), ...goal });
  return [status, problem.errors];
};

describe("A goal", () => {
  test("is a personal one at the start of its way unless something else is said", async () => {
    const { status, body } = await ann.call(createGoal, { body: { title: "  Learn to swim " } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Learn to swim",
      description: null,
      category: "personal",
      dueDate: null,
      progress: 0,
      isCompleted: false,
      milestones: [],
      version: 1,
    });
  });

  test("without a title is refused with the field's own sentence", async () => {
    const sentence = { title: "Please enter a title for your goal" };
    for (const title of [undefined, null, "", " \n ", 7]) expect(await refused({ title })).toEqual([400, sentence]);
    const { id } = await add();
    const { status, problem } = await ann.call(changeGoal, { params: { id }, body: { title: " " } });
    expect([status, problem.code, problem.errors]).toEqual([400, "invalid", sentence]);
  });

  test("made many times at once with one id is one goal, from the trash too", async () => {
    const id = "7c1f0b56-1c43-4ad6-8a5e-2f0d6f1f2b01";
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ann.call(createGoal, { body: aGoal({ id }) })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    await ann.call(deleteGoal, { params: { id } });
    const again = await ann.call(createGoal, { body: aGoal({ id: id.toUpperCase(), title: "Other" }) });
    expect([again.status, again.body.title]).toEqual([200, "Run a half marathon"]);
    expect((await ann.call(readGoal, { params: { id } })).status).toBe(404);
  });

  test("takes its date under both names and answers it as the due date", async () => {
    expect(await add({ targetDate: "2026-09-01" })).toMatchObject({ dueDate: "2026-09-01" });
    expect(await add({ targetDate: "2026-07-01T00:00:00.000Z" })).not.toHaveProperty("targetDate");
    const { id, dueDate } = await add({ dueDate: "2026-07-01T18:00:00Z", targetDate: "2026-12-24" });
    expect(dueDate).toBe("2026-07-01T19:00");
    expect((await change(id, { targetDate: "2026-10-05" })).dueDate).toBe("2026-10-05");
    expect((await change(id, { progress: 5 })).dueDate).toBe("2026-10-05");
    expect((await change(id, { dueDate: null })).dueDate).toBeNull();
    expect(await refused({ targetDate: "2026-02-30" })).toEqual([400, { targetDate: "Please enter a valid date" }]);
  });

  test("stands at 100 when it is completed and at 0 when that is taken back", async () => {
    const { id } = await add({ progress: 40 });
    expect(await change(id, { isCompleted: true })).toMatchObject({ isCompleted: true, progress: 100 });
    expect(await change(id, { isCompleted: false })).toMatchObject({ isCompleted: false, progress: 0 });
    expect(await add({ isCompleted: true })).toMatchObject({ isCompleted: true, progress: 100 });
  });

  test("takes the progress that is sent with its completion, and keeps its own where that is no news", async () => {
    const { id } = await add({ progress: 40 });
    expect(await change(id, { isCompleted: false })).toMatchObject({ progress: 40, version: 1 });
    expect(await change(id, { isCompleted: true, progress: 90 })).toMatchObject({ isCompleted: true, progress: 90 });
    expect(await change(id, { isCompleted: true })).toMatchObject({ progress: 90, version: 2 });
    expect(await change(id, { isCompleted: false, progress: 60 })).toMatchObject({ isCompleted: false, progress: 60 });
    expect(await add({ isCompleted: true, progress: 10 })).toMatchObject({ isCompleted: true, progress: 10 });
  });

  test("is not completed by a progress of 100 alone", async () => {
    const { id } = await add({ progress: 100 });
    expect(await change(id, { progress: 100 })).toMatchObject({ isCompleted: false, progress: 100 });
  });

  test("keeps its milestones in order and gives new ones an id", async () => {
    const { id, milestones } = await add({
      milestones: [{ title: " Buy shoes " }, { title: "Run 5 km", isCompleted: true }],
    });
    expect(milestones).toMatchObject([
      { title: "Buy shoes", isCompleted: false },
      { title: "Run 5 km", isCompleted: true },
    ]);
    const [first, second] = milestones;
    const changed = await change(id, { milestones: [second, { ...first, isCompleted: true }, { title: "Race" }] });
    expect(changed.milestones.map((step) => step.id).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(changed.milestones[2]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await change(id, { title: "Run" })).milestones).toEqual(changed.milestones);
  });

  test("refuses what is none of its values", async () => {
    const choice = "Please choose one of the values offered";
    const number = "Please enter a whole number in range";
    expect(await refused({ category: "sport" })).toEqual([400, { category: choice }]);
    for (const progress of [-1, 101, 5.5, "5", null])
      expect(await refused({ progress })).toEqual([400, { progress: number }]);
    expect(await refused({ isCompleted: "yes" })).toEqual([400, { isCompleted: choice }]);
    expect(await refused({ description: 5 })).toEqual([400, { description: "Please enter plain text" }]);
    expect(await refused({ id: "mine" })).toEqual([400, { id: "That is not an id" }]);
    expect((await refused({ milestones: "none" }))[0]).toBe(400);
    expect((await refused({ milestones: [{ title: "" }] }))[1]).toEqual({
      "milestones.0.title": "Please fill this in",
    });
    const many = Array.from({ length: 101 }, () => ({ title: "Step" }));
    expect(await refused({ milestones: many })).toEqual([400, { milestones: "That is more than fits here" }]);
    const twin = { id: "7c1f0b56-1c43-4ad6-8a5e-2f0d6f1f2b02", title: "Step" };
    expect(await refused({ milestones: [twin, twin] })).toEqual([400, { milestones: "That is not an id" }]);
  });

  test("keeps NUL and lone surrogates as U+FFFD and ignores fields that it does not know", async () => {
    const { status, body } = await ann.send("POST", "/api/goals", {
      title: "a\u0000b",
      description: "c\ud800d 🙂",
      milestones: [{ title: "e\udc00", owner: "me" }],
      version: 9,
      owner: "somebody",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "a\ufffdb",
      description: "c\ufffdd 🙂",
      milestones: [{ title: "e\ufffd" }],
      version: 1,
    });
    expect(body).not.toHaveProperty("owner");
    expect((body as { milestones: object[] }).milestones[0]).not.toHaveProperty("owner");
  });

  test("changed from a stale version answers 409 with the goal as it stands", async () => {
    const { id } = await add();
    await change(id, { category: "health" });
    const stale = await ann.call(changeGoal, { params: { id }, body: { title: "Other" } }, { "if-match": '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.problem).toMatchObject({ code: "stale-version", record: { id, category: "health", version: 2 } });
  });

  test("deleted lies in the trash and comes back whole", async () => {
    const { id } = await add({ title: "Trashed", progress: 30 });
    expect((await ann.call(deleteGoal, { params: { id } })).status).toBe(204);
    expect((await ann.call(deleteGoal, { params: { id } })).status).toBe(404);
    expect((await ann.call(changeGoal, { params: { id }, body: { progress: 1 } })).status).toBe(404);
    expect((await ann.call(listGoals, { query: { trash: "true" } })).body.map((goal) => goal.id)).toContain(id);
    expect((await ann.call(restoreGoal, { params: { id } })).body).toMatchObject({
      id,
      title: "Trashed",
      progress: 30,
    });
    expect((await ann.call(restoreGoal, { params: { id } })).status).toBe(200);
  });

  test("is not there for anybody else", async () => {
    const { id } = await add();
    const bob = await server.person();
    expect((await bob.call(readGoal, { params: { id } })).status).toBe(404);
    expect((await bob.call(changeGoal, { params: { id }, body: { progress: 1 } })).status).toBe(404);
    expect((await bob.call(deleteGoal, { params: { id } })).status).toBe(404);
    expect((await bob.call(restoreGoal, { params: { id } })).status).toBe(404);
    expect((await server.visitor().call(listGoals)).status).toBe(401);
  });
});

describe("The list of goals", () => {
  test("shows those of a category, and those still open", async () => {
    const bob = await server.person();
    for (const goal of [
      { category: "career" },
      { category: "career", isCompleted: true },
      { category: "health" },
    ] as const)
      await bob.call(createGoal, { body: aGoal(goal) });
    const count = async (query: object) => (await bob.call(listGoals, { query })).body.length;
    expect(await count({})).toBe(3);
    expect(await count({ category: "career" })).toBe(2);
    expect(await count({ category: "career", isCompleted: "false" })).toBe(1);
    expect((await bob.send("GET", "/api/goals?category=sport")).status).toBe(400);
  });

  test("shows a tab's, professional under career and what has no tab under other, page by page", async () => {
    const bob = await server.person();
    for (const category of GOAL_CATEGORIES) await bob.call(createGoal, { body: aGoal({ category }) });
    const shown = async (tab: string) => {
      const seen: string[] = [];
      for (let path: string | null = `/api/goals?tab=${tab}&limit=1&order=asc`; path !== null;) {
        const answer = (await bob.send("GET", path)) as unknown as { body: Goal[]; next: string | null };
        seen.push(...answer.body.map((goal) => goal.category));
        path = answer.next;
      }
      return seen.toSorted();
    };
    expect(await shown("personal")).toEqual(["personal"]);
    expect(await shown("career")).toEqual(["career", "professional"]);
    expect(await shown("health")).toEqual(["health"]);
    expect(await shown("other")).toEqual(["financial", "learning", "other", "relationship"]);
    expect((await bob.send("GET", "/api/goals?tab=all")).status).toBe(400);
  });

  test("comes in pages that hold every goal once, and finds by words", async () => {
    const bob = await server.person();
    for (let i = 0; i < 5; i++)
      await bob.call(createGoal, { body: aGoal({ title: `Goal ${i}`, description: "Más café" }) });
    const seen: string[] = [];
    for (let path: string | null = "/api/goals?limit=2&q=cafe"; path !== null;) {
      const answer = (await bob.send("GET", path)) as unknown as { body: { id: string }[]; next: string | null };
      seen.push(...answer.body.map((goal) => goal.id));
      path = answer.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });
});

describe("The acts of goals", () => {
  test("tell once of each change, with what an insight keeps an index of", async () => {
    const heard: Change[] = [];
    const listener = async (_: unknown, told: Change) => void heard.push(told);
    const transact = createTransact(server.database.db, () => new Date("2026-03-12T09:30:00.000Z"), [listener]);
    const owner: Owner = { id: ann.id, timezone: "Europe/London", language: "en", subscriber: false };

    const { row } = await transact(
      owner,
      (act) => acts.createGoal(act, { title: "Swim", category: "health", isCompleted: false, dueDate: "2026-09-01" }),
      "organizer",
    );
    expect(row).toMatchObject({ actor: "organizer", progress: 0 });
    await transact(owner, (act) =>
      acts.createGoal(act, { id: row.id, title: "Swim", category: "health", isCompleted: false }),
    );
    await transact(owner, (act) => acts.changeGoal(act, row.id, {}));
    await transact(owner, (act) => acts.changeGoal(act, row.id, { isCompleted: true }, 1));
    await transact(owner, (act) => acts.trashGoal(act, row.id));
    await transact(owner, (act) => acts.restoreGoal(act, row.id));
    await transact(owner, (act) => acts.restoreGoal(act, row.id));
    const about = { topic: "goals", kind: "goal", id: row.id };
    const index = { title: "Swim", dueDate: "2026-09-01", isCompleted: false };
    const done = { ...about, index: { ...index, isCompleted: true } };
    expect(heard).toEqual([
      { ...about, what: "created", index },
      { ...done, what: "changed" },
      { ...done, what: "trashed" },
      { ...done, what: "restored" },
    ]);
  });
});
