// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listCaptures, readCapture } from "#app/features/captures/contract.ts";
import { listGoals } from "#app/features/goals/contract.ts";
import { listGratitude } from "#app/features/gratitude/contract.ts";
import { countInsights, listInsights, listSources, type Insight } from "#app/features/insights/contract.ts";
import { listMoods } from "#app/features/moods/contract.ts";
import { createRelationship, listRelationships } from "#app/features/relationships/contract.ts";
import { changeTask, deleteTask, listTasks } from "#app/features/tasks/contract.ts";
import { call } from "#app/shell/api.ts";
import * as filing from "../contract.ts";
import { disagreementsOnDevice } from "./device-disagreements.fixture.ts";
import { FIVE_THINGS, onAWholeDevice } from "./whole-device.fixture.ts";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-03-12T09:30:00.000Z"), toFake: ["Date"] });
  await onAWholeDevice();
});
afterEach(() => {
  // Whatever the tests did: every insight says what its record says.
  expect(disagreementsOnDevice()).toEqual([]);
  vi.useRealTimers();
});

async function capture(text = FIVE_THINGS, more: object = {}) {
  const body = await call(filing.quickCapture, { body: { text, ...more } });
  const of = (category: Insight["category"]) =>
    body.insights.find((insight) => insight.category === category) as Insight;
  return { ...body, of };
}
const patch = (id: string, body: filing.InsightChange) => call(filing.changeInsight, { params: { id }, body });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("A visitor's note", () => {
  test("becomes five items, as it does on the server, each with the words it came from", async () => {
    const { capture: kept, insights } = await capture();
    expect(kept).toMatchObject({ text: FIVE_THINGS, status: "organized", kind: "text" });
    expect(
      insights.map(({ category, content, dueDate, mood, people, state }) => [
        category,
        content,
        dueDate,
        mood,
        people,
        state,
      ]),
    ).toEqual([
      ["task", "Dentist tuesday 3pm", "2026-03-17T15:00", null, [], "filed"],
      ["gratitude", "So grateful mum drove me home", null, null, ["mum"], "filed"],
      ["emotion", "felt really low after the review", null, "sad", [], "filed"],
      ["goal", "I want to run the half marathon by 31 October", "2026-10-31", null, [], "filed"],
      ["relationship", "had coffee with Tom, he's moving to Leeds", null, null, ["Tom"], "proposed"],
    ]);
    for (const { span, content } of insights) expect(FIVE_THINGS.slice(span?.start, span?.end)).toBe(content);
  });

  test("stands in each of its life areas, Tom after one click", async () => {
    const { of } = await capture();
    expect(await call(listTasks, {})).toMatchObject([
      { id: of("task").recordId, title: "Dentist", dueDate: "2026-03-17T15:00" },
    ]);
    expect(await call(listGoals, {})).toMatchObject([{ id: of("goal").recordId, dueDate: "2026-10-31" }]);
    expect(await call(listMoods, {})).toMatchObject([{ id: of("emotion").recordId, mood: "sad" }]);
    const [day] = await call(listGratitude, {});
    expect(day?.items).toMatchObject([{ id: of("gratitude").recordId, insightId: of("gratitude").id }]);
    expect(await call(listRelationships, {})).toEqual([]);
    const accept = () => call(filing.acceptInsight, { params: { id: of("relationship").id } });
    expect(await accept()).toMatchObject({ state: "filed", recordKind: "interaction" });
    await accept();
    expect(await call(listRelationships, {})).toMatchObject([
      { firstName: "Tom", lastInteraction: "2026-03-12T09:30:00.000Z" },
    ]);
  });

  test("sent again with its id is one capture with the same items", async () => {
    const id = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => capture(FIVE_THINGS, { id })));
    const { capture: kept, insights } = await capture("something else", { id });
    expect([kept.text, insights.length]).toEqual([FIVE_THINGS, 5]);
    expect(await call(listInsights, {})).toHaveLength(5);
  });

  test("with a category is one item of it, with the date that the organizer saw", async () => {
    const one = await call(filing.quickCapture, {
      body: { content: "Dentist tuesday 3pm and then the bank", category: "task" },
    });
    expect(one.insights).toMatchObject([
      { category: "task", content: "Dentist tuesday 3pm and then the bank", dueDate: "2026-03-17T15:00" },
    ]);
    const plain = await call(filing.quickCapture, { body: { content: "Dentist tuesday 3pm" } });
    expect(plain.insights).toMatchObject([{ category: "insight", state: "filed", recordId: null }]);
  });

  test("that is a finished chore is kept, and nothing is filed", async () => {
    const { capture: kept, insights } = await capture("already paid the rent");
    expect([kept.status, insights]).toEqual(["organized", []]);
  });

  test("of words of crisis is kept as written and becomes nothing else", async () => {
    const { capture: kept, insights } = await capture("I want to kill myself. Dentist tuesday 3pm");
    expect([kept.status, kept.reason, insights]).toEqual(["organized", "crisis", []]);
    expect(await call(listTasks, {})).toEqual([]);
  });

  test("that is blank is refused with the server's word", async () => {
    await expect(capture("  ")).rejects.toMatchObject({ status: 400, code: "invalid" });
  });

  test("is kept as it stands under its own keys", async () => {
    const { capture: kept, of } = await capture();
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]") as Record<string, unknown>[];
    expect(stored("captures")).toMatchObject([{ id: kept.id, original: FIVE_THINGS, asCategory: null, runs: 1 }]);
    expect(stored("insights").map(({ id }) => id)).toContain(of("task").id);
    expect(stored("tasks")).toMatchObject([{ id: of("task").recordId, title: "Dentist" }]);
  });
});

describe("An item and its record on the device are one fact", () => {
  test("completing the one completes the other, both ways", async () => {
    const { of } = await capture();
    const { id, recordId } = of("task");
    expect(await patch(id, { isCompleted: true })).toMatchObject({ isCompleted: true });
    expect(await call(listTasks, {})).toMatchObject([{ isCompleted: true }]);
    await call(changeTask, {
      params: { id: recordId as string },
      body: { isCompleted: false, title: "Dentist, upper left" },
    });
    expect(await call(listInsights, { query: { category: "task" } })).toMatchObject([
      { isCompleted: false, title: "Dentist, upper left" },
    ]);
  });

  test("deleting the record lays the item into the trash, restoring the item brings both back", async () => {
    const { of } = await capture();
    const { id, recordId } = of("task");
    await call(deleteTask, { params: { id: recordId as string } });
    expect((await call(countInsights, {}))["task"]).toBeUndefined();
    expect(idsOf(await call(listInsights, { query: { trash: "true" } }))).toEqual([id]);
    await call(filing.restoreInsight, { params: { id } });
    expect(await call(listTasks, {})).toHaveLength(1);
    expect((await call(countInsights, {}))["task"]).toBe(1);
  });

  test("a repeating task's item moves on to the open occurrence, and back", async () => {
    const { of } = await capture("take the bins out every monday at 8am");
    const { id, recordId } = of("task");
    await patch(id, { isCompleted: true });
    expect(await call(listInsights, {})).toMatchObject([{ id, isCompleted: false, dueDate: "2026-03-23T08:00" }]);
    await call(changeTask, { params: { id: recordId as string }, body: { isCompleted: false } });
    expect(await call(listInsights, {})).toMatchObject([{ recordId, dueDate: "2026-03-16T08:00" }]);
  });

  test("a stale change is refused with the item as it stands", async () => {
    const { of } = await capture();
    await patch(of("goal").id, { isFavorite: true });
    await expect(
      call(filing.changeInsight, { params: { id: of("goal").id }, body: { title: "Other" }, ifMatch: 1 }),
    ).rejects.toMatchObject({ status: 409, code: "stale-version" });
  });

  test("each record names the words that it came from", async () => {
    const { capture: kept, of } = await capture();
    const [task, goal] = [of("task").recordId as string, of("goal").recordId as string];
    const recordIds = [task, goal, crypto.randomUUID()].join(",");
    const sources = await call(listSources, { query: { recordIds } });
    expect(sources.toSorted((a, b) => (a.content < b.content ? -1 : 1))).toEqual([
      { recordId: task, insightId: of("task").id, captureId: kept.id, content: "Dentist tuesday 3pm", people: [] },
      {
        recordId: goal,
        insightId: of("goal").id,
        captureId: kept.id,
        content: "I want to run the half marathon by 31 October",
        people: [],
      },
    ]);
  });
});

describe("Filing elsewhere on the device", () => {
  test("moves the old record to the trash, makes the new one, and keeps the item's id", async () => {
    const { of } = await capture();
    const moved = await patch(of("goal").id, { category: "task" });
    expect(moved).toMatchObject({ id: of("goal").id, recordKind: "task", state: "filed", dueDate: "2026-10-31" });
    expect(await call(listGoals, {})).toEqual([]);
    expect(await call(listGoals, { query: { trash: "true" } })).toHaveLength(1);
    expect(await call(listTasks, {})).toHaveLength(2);
    expect(await patch(of("task").id, { category: "insight" })).toMatchObject({ recordKind: null, recordId: null });
    expect(await call(listTasks, {})).toHaveLength(1);
  });

  test("to relationships never adds anybody silently", async () => {
    const { of } = await capture();
    expect(await patch(of("gratitude").id, { category: "relationship" })).toMatchObject({ state: "proposed" });
    expect(await call(listRelationships, {})).toEqual([]);
  });
});

describe("A visitor's people", () => {
  const add = (body: object) => call(createRelationship, { body: { firstName: "Tom", ...body } });

  test("known by exactly one name or nickname are filed at once", async () => {
    await add({ firstName: "Thomas", nickname: "Tom" });
    const { of } = await capture();
    expect(of("relationship")).toMatchObject({ state: "filed", recordKind: "interaction" });
  });

  test("of one name among several are proposed with the choice", async () => {
    const one = await add({ lastName: "Baker" });
    await add({ lastName: "Okafor" });
    const { of } = await capture();
    const { id, state } = of("relationship");
    expect(state).toBe("proposed");
    await expect(call(filing.acceptInsight, { params: { id } })).rejects.toMatchObject({ code: "invalid" });
    await call(filing.acceptInsight, { params: { id }, body: { personIds: [one.id] } });
    const people = await call(listRelationships, {});
    expect(people.map(({ lastName, lastInteraction }) => [lastName, lastInteraction !== null]).toSorted()).toEqual([
      ["Baker", true],
      ["Okafor", false],
    ]);
  });

  test("past the free limit are refused, and the proposal stays", async () => {
    for (const firstName of ["A", "B", "C", "D", "E"]) await add({ firstName });
    const { of } = await capture();
    await expect(call(filing.acceptInsight, { params: { id: of("relationship").id } })).rejects.toMatchObject({
      status: 403,
      code: "free-limit",
    });
    expect(await call(listInsights, { query: { state: "proposed" } })).toHaveLength(1);
    expect(await call(listRelationships, {})).toHaveLength(5);
  });
});

describe("Undoing on the device", () => {
  test("takes back what the visitor has not changed since, and may be said twice", async () => {
    const { capture: kept, of } = await capture();
    await patch(of("task").id, { title: "Dentist, at last" });
    const undo = () => call(filing.undoCapture, { params: { id: kept.id } });
    expect(await undo()).toEqual({ undone: 4, kept: 1 });
    expect(await undo()).toEqual({ undone: 0, kept: 1 });
    expect((await call(readCapture, { params: { id: kept.id } })).status).toBe("undone");
    expect(await call(listGoals, {})).toEqual([]);
    expect(await call(listTasks, {})).toHaveLength(1);
  });

  test("and organizing again brings the same items back once, and can be undone again", async () => {
    const { capture: kept, insights } = await capture();
    const undo = () => call(filing.undoCapture, { params: { id: kept.id } });
    const again = () => call(filing.organizeCapture, { params: { id: kept.id } });
    await undo();
    expect(idsOf((await again()).insights)).toEqual(idsOf(insights));
    await again();
    expect(await call(listTasks, {})).toHaveLength(1);
    expect(await undo()).toEqual({ undone: 5, kept: 0 });
  });

  test("organizing again does not bring back what the visitor deleted", async () => {
    const { capture: kept, of } = await capture();
    await call(filing.deleteInsight, { params: { id: of("goal").id } });
    const { insights } = await call(filing.organizeCapture, { params: { id: kept.id } });
    expect(insights.map((each) => each.category)).not.toContain("goal");
  });

  test("a corrected text keeps equal items and touched ones, and replaces the others", async () => {
    const { capture: kept, of } = await capture("Dentist tuesday 3pm. buy milk. feeling calm today");
    await patch(of("emotion").id, { title: "Calm for once" });
    const text = "Dentist tuesday 3pm. buy bread. feeling calm today";
    const revised = await call(filing.reviseCapture, { params: { id: kept.id }, body: { text } });
    expect(revised.insights.map((each) => each.title)).toEqual([
      "Dentist",
      expect.stringContaining("bread"),
      "Calm for once",
    ]);
    expect(revised.insights[0]?.id).toBe(of("task").id);
    const [stored] = JSON.parse(localStorage.getItem("captures") ?? "[]") as {
      original: string;
      revisions: object[];
    }[];
    expect([stored?.original, stored?.revisions]).toMatchObject([kept.text, [{ text }]]);
  });

  test("a deleted note takes its items along, and restoring brings back those that went with it", async () => {
    const { capture: kept, of } = await capture();
    await call(filing.deleteInsight, { params: { id: of("goal").id } });
    vi.setSystemTime(new Date("2026-03-12T09:31:00.000Z"));
    await call(filing.deleteCapture, { params: { id: kept.id } });
    expect(await call(countInsights, {})).toEqual({});
    expect(idsOf(await call(listCaptures, { query: { trash: "true" } }))).toEqual([kept.id]);
    await call(filing.restoreCapture, { params: { id: kept.id } });
    expect(await call(countInsights, {})).toEqual({ task: 1, gratitude: 1, emotion: 1, relationship: 1 });
  });
});
