// @vitest-environment jsdom
import fc from "fast-check";
import { CATEGORIES } from "@wisp/organizer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listCaptures } from "#app/features/captures/contract.ts";
import { changeGoal, deleteGoal } from "#app/features/goals/contract.ts";
import { changeGratitude, deleteGratitude } from "#app/features/gratitude/contract.ts";
import { listInsights, type Insight } from "#app/features/insights/contract.ts";
import { changeMood, deleteMood } from "#app/features/moods/contract.ts";
import { changeInteraction, deleteInteraction, listRelationships } from "#app/features/relationships/contract.ts";
import { changeTask, deleteTask } from "#app/features/tasks/contract.ts";
import { call } from "#app/shell/api.ts";
import { ApiError } from "#app/shell/http.ts";
import * as filing from "../contract.ts";
import { disagreementsOnDevice } from "./device-disagreements.fixture.ts";
import { FIVE_THINGS, onAWholeDevice } from "./whole-device.fixture.ts";

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-03-12T09:30:00.000Z"), toFake: ["Date"] });
  await onAWholeDevice();
});
afterEach(() => vi.useRealTimers());

const one = <T>(rows: readonly T[], at: number): T | undefined => rows[at % Math.max(rows.length, 1)];
const insights = (trash = false) => call(listInsights, { query: trash ? { trash: "true" } : {} });
const captures = (trash = false) => call(listCaptures, { query: trash ? { trash: "true" } : {} });

/** An act on one of the items, in the trash or not, or on its record. */
const onItem =
  (act: (item: Insight, at: number) => unknown, trash = false) =>
  async (at: number) => {
    const item = one(await insights(trash), at);
    if (item) await act(item, at);
  };
const onCapture =
  (act: (params: { id: string }) => unknown, trash = false) =>
  async (at: number) => {
    const capture = one(await captures(trash), at);
    if (capture) await act({ id: capture.id });
  };

// Nobody but Tom comes to be known here, so every interaction is with Tom.
const withTom = async (interactionId: string) => ({
  id: (await call(listRelationships, {}))[0]?.id as string,
  interactionId,
});

const changeRecord = async ({ recordKind, recordId: id }: Insight, at: number) => {
  if (recordKind === null || id === null) return;
  const title = `Changed ${at}`;
  const params = { id };
  await {
    task: () => call(changeTask, { params, body: { title, isCompleted: at % 2 === 0 } }),
    goal: () => call(changeGoal, { params, body: { title, dueDate: null } }),
    mood: () => call(changeMood, { params, body: { mood: "calm" } }),
    gratitude: () => call(changeGratitude, { params, body: { text: title } }),
    interaction: async () => call(changeInteraction, { params: await withTom(id), body: { note: title } }),
  }[recordKind]();
};

const removeRecord = async ({ recordKind, recordId: id }: Insight) => {
  if (recordKind === null || id === null) return;
  const remove = { task: deleteTask, goal: deleteGoal, mood: deleteMood, gratitude: deleteGratitude };
  if (recordKind === "interaction") await call(deleteInteraction, { params: await withTom(id) });
  else await call(remove[recordKind], { params: { id } });
};

const ACTS: Record<string, (at: number) => Promise<unknown>> = {
  capture: (at) =>
    call(filing.quickCapture, {
      body: { text: one([FIVE_THINGS, "take the bins out every monday at 8am", "buy milk. buy milk"], at) as string },
    }),
  revise: onCapture((params) => call(filing.reviseCapture, { params, body: { text: "buy milk. feeling calm today" } })),
  again: onCapture((params) => call(filing.organizeCapture, { params })),
  undo: onCapture((params) => call(filing.undoCapture, { params })),
  remove: onCapture((params) => call(filing.deleteCapture, { params })),
  restore: onCapture((params) => call(filing.restoreCapture, { params }), true),
  complete: onItem(({ id, isCompleted }) =>
    call(filing.changeInsight, { params: { id }, body: { isCompleted: !isCompleted } }),
  ),
  retitle: onItem(({ id }, at) => call(filing.changeInsight, { params: { id }, body: { title: `Title ${at}` } })),
  refile: onItem(({ id }, at) =>
    call(filing.changeInsight, { params: { id }, body: { category: one(CATEGORIES, at) ?? "task" } }),
  ),
  accept: onItem(({ id }) => call(filing.acceptInsight, { params: { id } })),
  removeItem: onItem(({ id }) => call(filing.deleteInsight, { params: { id } })),
  restoreItem: onItem(({ id }) => call(filing.restoreInsight, { params: { id } }), true),
  changeRecord: onItem(changeRecord),
  removeRecord: onItem(removeRecord),
};

test("whatever a visitor does in whatever order, every item says what its record says", async () => {
  const acts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(20)), { minLength: 4, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(acts, async (chosen) => {
      localStorage.clear();
      await ACTS["capture"]?.(0);
      for (const [name, at] of chosen) {
        try {
          await ACTS[name]?.(at);
        } catch (error) {
          // A refusal is lawful; what it leaves behind must be lawful too.
          if (!(error instanceof ApiError)) throw error;
        }
        expect(disagreementsOnDevice()).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
