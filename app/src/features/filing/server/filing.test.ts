import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCapture } from "#app/features/captures/contract.ts";
import { listGoals } from "#app/features/goals/contract.ts";
import { listGratitude } from "#app/features/gratitude/contract.ts";
import { countInsights, listInsights, type Insight } from "#app/features/insights/contract.ts";
import { listMoods } from "#app/features/moods/contract.ts";
import { createRelationship, listRelationships } from "#app/features/relationships/contract.ts";
import { changeTask, deleteTask, listTasks } from "#app/features/tasks/contract.ts";
import { startTestServer, type Person, type TestServer } from "#app/testing/test-server.ts";
import * as filing from "../contract.ts";
import { countDisagreements, reindex } from "./reindex.ts";

const NOTE =
  "Dentist tuesday 3pm. So grateful mum drove me home, felt really low after the review though. " +
  "I want to run the half marathon by 31 October. had coffee with Tom, he's moving to Leeds";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  // Whatever the tests did: every insight says what its record says.
  expect(await countDisagreements(server.database.db)).toBe(0);
  await server.close();
});

async function capture(person: Person, text = NOTE, more: object = {}) {
  const { body, status } = await person.call(filing.quickCapture, { body: { text, ...more } });
  const of = (category: Insight["category"]) =>
    body.insights.find((insight) => insight.category === category) as Insight;
  return { ...body, status, of };
}
const patch = async (person: Person, id: string, body: object) =>
  (await person.call(filing.changeInsight, { params: { id }, body })).body;

describe("A captured note", () => {
  test("becomes five items, each with the words it came from", async () => {
    const ann = await server.person();
    const { status, capture: kept, insights } = await capture(ann);
    expect(status).toBe(201);
    expect(kept).toMatchObject({ text: NOTE, status: "organized", kind: "text", timezone: "Europe/London" });
    expect(
      insights.map(({ category, content, dueDate, mood, people, state }) => ({
        category,
        content,
        dueDate,
        mood,
        people,
        state,
      })),
    ).toEqual([
      {
        category: "task",
        content: "Dentist tuesday 3pm",
        dueDate: "2026-03-17T15:00",
        mood: null,
        people: [],
        state: "filed",
      },
      {
        category: "gratitude",
        content: "So grateful mum drove me home",
        dueDate: null,
        mood: null,
        people: ["mum"],
        state: "filed",
      },
      {
        category: "emotion",
        content: "felt really low after the review",
        dueDate: null,
        mood: "sad",
        people: [],
        state: "filed",
      },
      {
        category: "goal",
        content: "I want to run the half marathon by 31 October",
        dueDate: "2026-10-31",
        mood: null,
        people: [],
        state: "filed",
      },
      {
        category: "relationship",
        content: "had coffee with Tom, he's moving to Leeds",
        dueDate: null,
        mood: null,
        people: ["Tom"],
        state: "proposed",
      },
    ]);
    for (const { span, content } of insights) expect(NOTE.slice(span?.start, span?.end)).toBe(content);
  });

  test("stands in each of its life areas, Tom after one click", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    expect((await ann.call(listTasks)).body).toMatchObject([
      { id: of("task").recordId, title: "Dentist", dueDate: "2026-03-17T15:00" },
    ]);
    expect((await ann.call(listGoals)).body).toMatchObject([{ id: of("goal").recordId, dueDate: "2026-10-31" }]);
    expect((await ann.call(listMoods)).body).toMatchObject([{ id: of("emotion").recordId, mood: "sad" }]);
    const [day] = (await ann.call(listGratitude)).body;
    expect(day?.items).toMatchObject([{ id: of("gratitude").recordId, insightId: of("gratitude").id }]);
    expect((await ann.call(listRelationships)).body).toEqual([]);

    const accepted = await ann.call(filing.acceptInsight, { params: { id: of("relationship").id } });
    expect(accepted.body).toMatchObject({ state: "filed", recordKind: "interaction" });
    expect((await ann.call(listRelationships)).body).toMatchObject([
      { firstName: "Tom", lastInteraction: "2026-03-12T09:30:00.000Z" },
    ]);
    await ann.call(filing.acceptInsight, { params: { id: of("relationship").id } });
    expect((await ann.call(listRelationships)).body).toHaveLength(1);
  });

  test("sent again with its id is one capture with the same items", async () => {
    const ann = await server.person();
    const id = "5f0f6d7c-33c6-4bb4-9d0e-7b5d8e1a0c11";
    const answers = await Promise.all([1, 2, 3, 4].map(() => capture(ann, NOTE, { id })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 201]);
    const { capture: kept, insights } = await capture(ann, "something else", { id });
    expect([kept.text, insights.length]).toEqual([NOTE, 5]);
    expect((await ann.call(listInsights)).body).toHaveLength(5);
  });

  test("with a category is one item of it, with the date that the organizer saw", async () => {
    const ann = await server.person();
    const { body } = await ann.call(filing.quickCapture, {
      body: { content: "Dentist tuesday 3pm and then the bank", category: "task" },
    });
    expect(body.insights).toMatchObject([
      { category: "task", content: "Dentist tuesday 3pm and then the bank", dueDate: "2026-03-17T15:00" },
    ]);
    const plain = await ann.call(filing.quickCapture, { body: { content: "Dentist tuesday 3pm" } });
    expect(plain.body.insights).toMatchObject([{ category: "insight", state: "filed", recordId: null }]);
  });

  test("that is a finished chore is kept, and nothing is filed", async () => {
    const ann = await server.person();
    const { capture: kept, insights } = await capture(ann, "already paid the rent");
    expect([kept.status, insights]).toEqual(["organized", []]);
  });

  test("of words of crisis is kept as written and becomes nothing else", async () => {
    const ann = await server.person();
    const { capture: kept, insights } = await capture(ann, "I want to kill myself. Dentist tuesday 3pm");
    expect([kept.status, kept.reason, insights]).toEqual(["organized", "crisis", []]);
  });

  test("keeps NUL and lone surrogates as U+FFFD, and its spans hold", async () => {
    const ann = await server.person();
    const { capture: kept, insights } = await capture(ann, "a\0b \ud800. Dentist tuesday 3pm");
    expect(kept.text).toBe("a\uFFFDb \uFFFD. Dentist tuesday 3pm");
    const dentist = insights.find((insight) => insight.category === "task");
    expect(kept.text.slice(dentist?.span?.start, dentist?.span?.end)).toBe(dentist?.content);
  });
});

describe("An insight and its record are one fact", () => {
  test("completing the insight completes the task, and the other way round", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    const { id, recordId } = of("task");
    expect(await patch(ann, id, { isCompleted: true })).toMatchObject({ isCompleted: true });
    expect((await ann.call(listTasks)).body[0]).toMatchObject({ isCompleted: true });
    await ann.call(changeTask, {
      params: { id: recordId as string },
      body: { isCompleted: false, title: "Dentist, upper left" },
    });
    const [insight] = (await ann.call(listInsights, { query: { category: "task" } })).body;
    expect(insight).toMatchObject({ isCompleted: false, title: "Dentist, upper left" });
  });

  test("deleting the record lays the insight into the trash, restoring the insight brings both back", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    const { id, recordId } = of("task");
    await ann.call(deleteTask, { params: { id: recordId as string } });
    expect((await ann.call(countInsights)).body["task"]).toBeUndefined();
    expect((await ann.call(listInsights, { query: { trash: "true" } })).body.map((each) => each.id)).toEqual([id]);
    await ann.call(filing.restoreInsight, { params: { id } });
    expect((await ann.call(listTasks)).body).toHaveLength(1);
    expect((await ann.call(countInsights)).body["task"]).toBe(1);
  });

  test("a repeating task's insight moves on to the open occurrence", async () => {
    const ann = await server.person();
    const { of } = await capture(ann, "take the bins out every monday at 8am");
    const { id, recordId } = of("task");
    await patch(ann, id, { isCompleted: true });
    const [insight] = (await ann.call(listInsights)).body;
    expect(insight).toMatchObject({ id, isCompleted: false, dueDate: "2026-03-23T08:00" });
    expect(insight?.recordId).not.toBe(recordId);
    await ann.call(changeTask, { params: { id: recordId as string }, body: { isCompleted: false } });
    expect((await ann.call(listInsights)).body[0]).toMatchObject({ recordId, dueDate: "2026-03-16T08:00" });
  });

  test("a stale change is refused with the insight as it stands", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    await patch(ann, of("goal").id, { isFavorite: true });
    const stale = await ann.call(
      filing.changeInsight,
      { params: { id: of("goal").id }, body: { title: "Other" } },
      { "if-match": "1" },
    );
    expect([stale.status, stale.problem.record]).toMatchObject([409, { isFavorite: true }]);
  });
});

describe("Filing elsewhere", () => {
  test("moves the old record to the trash, makes the new one, and keeps the item's id", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    const moved = await patch(ann, of("goal").id, { category: "task" });
    expect(moved).toMatchObject({
      id: of("goal").id,
      category: "task",
      recordKind: "task",
      state: "filed",
      dueDate: "2026-10-31",
    });
    expect((await ann.call(listGoals)).body).toEqual([]);
    expect((await ann.call(listGoals, { query: { trash: "true" } })).body).toHaveLength(1);
    expect((await ann.call(listTasks)).body).toHaveLength(2);
  });

  test("to an insight leaves no record behind, and back again makes one", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    expect(await patch(ann, of("task").id, { category: "insight" })).toMatchObject({
      recordKind: null,
      recordId: null,
      state: "filed",
    });
    expect((await ann.call(listTasks)).body).toEqual([]);
    expect(await patch(ann, of("task").id, { category: "task" })).toMatchObject({ recordKind: "task" });
    expect((await ann.call(listTasks)).body).toHaveLength(1);
  });

  test("to relationships never adds anybody silently", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    expect(await patch(ann, of("gratitude").id, { category: "relationship" })).toMatchObject({
      state: "proposed",
      recordId: null,
    });
    expect((await ann.call(listRelationships)).body).toEqual([]);
  });
});

describe("People", () => {
  const add = (person: Person, body: object) =>
    person.call(createRelationship, { body: { firstName: "Tom", ...body } });

  test("known by exactly one name or nickname are filed at once", async () => {
    const ann = await server.person();
    await add(ann, { firstName: "Thomas", nickname: "Tom" });
    const { of } = await capture(ann);
    expect(of("relationship")).toMatchObject({ state: "filed", recordKind: "interaction" });
    expect((await ann.call(listRelationships)).body[0]?.lastInteraction).not.toBeNull();
  });

  test("of one name among several are proposed with the choice", async () => {
    const ann = await server.person();
    const one = await add(ann, { lastName: "Baker" });
    await add(ann, { lastName: "Okafor" });
    const { of } = await capture(ann);
    const { id, metadata, state } = of("relationship");
    expect(state).toBe("proposed");
    const [{ name, people: candidates }] = JSON.parse(metadata as string).candidates as [
      { name: string; people: { name: string }[] },
    ];
    expect([name, candidates.map((each) => each.name).toSorted()]).toEqual(["Tom", ["Tom Baker", "Tom Okafor"]]);
    expect((await ann.call(filing.acceptInsight, { params: { id } })).problem.errors).toEqual({
      personIds: "Please choose who is meant",
    });
    await ann.call(filing.acceptInsight, { params: { id }, body: { personIds: [one.body.id] } });
    const people = (await ann.call(listRelationships)).body;
    expect(people.map(({ lastName, lastInteraction }) => [lastName, lastInteraction !== null]).sort()).toEqual([
      ["Baker", true],
      ["Okafor", false],
    ]);
  });

  test("chosen for a doubtful name stand beside those that are beyond doubt", async () => {
    const ann = await server.person();
    const one = await add(ann, { lastName: "Baker" });
    await add(ann, { lastName: "Okafor" });
    const ana = await add(ann, { firstName: "Ana" });
    const { insights } = await capture(ann, "had coffee with Tom and Ana");
    const { id } = insights[0] as Insight;
    await ann.call(filing.acceptInsight, { params: { id }, body: { personIds: [one.body.id] } });
    const people = (await ann.call(listRelationships)).body;
    expect(
      people
        .filter((person) => person.lastInteraction !== null)
        .map((person) => person.id)
        .sort(),
    ).toEqual([one.body.id, ana.body.id].sort());
  });

  test("past the free limit are refused, and the proposal stays", async () => {
    const ann = await server.person();
    for (const firstName of ["A", "B", "C", "D", "E"]) await add(ann, { firstName });
    const { of } = await capture(ann);
    const { status, problem } = await ann.call(filing.acceptInsight, { params: { id: of("relationship").id } });
    expect([status, problem.code]).toEqual([403, "free-limit"]);
    expect(problem.detail).toMatch(/^Free tier limit reached:/);
    expect((await ann.call(listInsights, { query: { state: "proposed" } })).body).toHaveLength(1);
  });
});

describe("Undoing a capture", () => {
  test("takes back what the person has not changed since, and may be said twice", async () => {
    const ann = await server.person();
    const { capture: kept, of } = await capture(ann);
    await patch(ann, of("task").id, { title: "Dentist, at last" });
    const undo = () => ann.call(filing.undoCapture, { params: { id: kept.id } });
    expect((await undo()).body).toEqual({ undone: 4, kept: 1 });
    expect((await undo()).body).toEqual({ undone: 0, kept: 1 });
    expect((await ann.call(readCapture, { params: { id: kept.id } })).body.status).toBe("undone");
    expect((await ann.call(listGoals)).body).toEqual([]);
    expect((await ann.call(listTasks)).body).toHaveLength(1);
  });

  test("and organizing again brings the same items back, once", async () => {
    const ann = await server.person();
    const { capture: kept, insights } = await capture(ann);
    await ann.call(filing.undoCapture, { params: { id: kept.id } });
    const again = () => ann.call(filing.organizeCapture, { params: { id: kept.id } });
    expect((await again()).body.insights.map((each) => each.id)).toEqual(insights.map((each) => each.id));
    await again();
    expect((await ann.call(listInsights)).body).toHaveLength(5);
    expect((await ann.call(listTasks)).body).toHaveLength(1);
  });

  test("and organizing again can be undone again", async () => {
    const ann = await server.person();
    const { capture: kept } = await capture(ann);
    const undo = async () => (await ann.call(filing.undoCapture, { params: { id: kept.id } })).body;
    expect(await undo()).toEqual({ undone: 5, kept: 0 });
    await ann.call(filing.organizeCapture, { params: { id: kept.id } });
    expect(await undo()).toEqual({ undone: 5, kept: 0 });
    expect((await ann.call(listTasks)).body).toEqual([]);
  });

  test("of the same words twice keeps both items when it is organized again", async () => {
    const ann = await server.person();
    const { capture: kept, insights } = await capture(ann, "buy milk. call the bank. buy milk");
    expect(insights).toHaveLength(3);
    const { body } = await ann.call(filing.organizeCapture, { params: { id: kept.id } });
    expect(body.insights.map((each) => each.id)).toEqual(insights.map((each) => each.id));
  });

  test("organizing again does not bring back what the person deleted", async () => {
    const ann = await server.person();
    const { capture: kept, of } = await capture(ann);
    await ann.call(filing.deleteInsight, { params: { id: of("goal").id } });
    const { body } = await ann.call(filing.organizeCapture, { params: { id: kept.id } });
    expect(body.insights.map((each) => each.category)).not.toContain("goal");
  });
});

describe("Correcting a capture", () => {
  test("keeps equal items as the same rows and touched ones as they are, and replaces the others", async () => {
    const ann = await server.person();
    const { capture: kept, of } = await capture(ann, "Dentist tuesday 3pm. buy milk. feeling calm today");
    await patch(ann, of("emotion").id, { title: "Calm for once" });
    const { body } = await ann.call(filing.reviseCapture, {
      params: { id: kept.id },
      body: { text: "Dentist tuesday 3pm. buy bread. feeling calm today" },
    });
    expect(body.capture.text).toContain("bread");
    expect(body.insights.map((each) => each.title)).toEqual([
      "Dentist",
      expect.stringContaining("bread"),
      "Calm for once",
    ]);
    expect(body.insights[0]?.id).toBe(of("task").id);
    expect((await ann.call(listTasks)).body).toHaveLength(2);
  });
});

describe("Deleting a capture", () => {
  test("takes all its items with it, and restoring brings back those that went along", async () => {
    const ann = await server.person();
    const { capture: kept, of } = await capture(ann);
    await ann.call(filing.deleteInsight, { params: { id: of("goal").id } });
    server.setNow("2026-03-12T09:31:00.000Z");
    await ann.call(filing.deleteCapture, { params: { id: kept.id } });
    expect((await ann.call(countInsights)).body).toEqual({});
    await ann.call(filing.restoreCapture, { params: { id: kept.id } });
    expect((await ann.call(countInsights)).body).toEqual({ task: 1, gratitude: 1, emotion: 1, relationship: 1 });
    server.setNow("2026-03-12T09:30:00.000Z");
  });
});

describe("The index of records", () => {
  test("is built again from the records where it went astray", async () => {
    const ann = await server.person();
    const { of } = await capture(ann);
    const { db } = server.database;
    await db.execute(`update insights set title = 'astray', due_date = null where id = '${of("task").id}'`);
    expect(await countDisagreements(db)).toBe(1);
    expect(await reindex(db)).toBe(1);
    expect((await ann.call(listInsights, { query: { category: "task" } })).body).toMatchObject([
      { title: "Dentist", dueDate: "2026-03-17T15:00" },
    ]);
  });
});
