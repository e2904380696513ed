import { expect, test } from "vitest";
import type { Change } from "#app/shared/change.ts";
import { Refusal } from "#app/shared/problem.ts";
import { compareItems, type Standing } from "./compare-items.ts";
import { findItems } from "./find-items.ts";
import { followRecord } from "./follow-record.ts";
import { lineOf, type Found, type Item } from "./item.ts";
import { insightOf, placeOf, refiledItem } from "./place-item.ts";
import { settlePeople, sortNames } from "./people-of-item.ts";
import { RECORD_CHANGE_OF, RECORD_OF } from "./record-of-item.ts";

const item = (change: Partial<Item> = {}): Item => ({
  category: "task",
  title: "Dentist",
  content: "Dentist tuesday 3pm",
  span: { start: 0, end: 19 },
  dueDate: "2026-03-17T15:00",
  repeat: null,
  people: [],
  mood: null,
  isCompleted: false,
  happened: false,
  ...change,
});
const found = (change: Partial<Item> = {}): Found => ({ item: item(change), confidence: 0.9, rule: "task" });
const standing = (change: Partial<Standing> = {}): Standing => ({
  content: "Dentist tuesday 3pm",
  category: "task",
  title: "Dentist",
  dueDate: "2026-03-17T15:00",
  repeat: null,
  state: "filed",
  touched: false,
  isTrashed: false,
  ...change,
});
const compare = (rows: Standing[], finds: Found[]) => compareItems(rows, (row) => row, finds);
const capture = (text: string, asCategory: Item["category"] | null = null) =>
  findItems({ text, writtenAt: "2026-03-12T09:30", asCategory }, { language: "en" });

test("words of crisis hold no items, whatever else the text says", () => {
  expect(capture("I want to kill myself. Dentist tuesday 3pm")).toEqual([]);
  expect(capture("I want to kill myself", "task")).toEqual([]);
});

test("a text with a category is one sure item of it, from its first word to its last", () => {
  const [one, ...more] = capture("  Dentist tuesday 3pm and then the bank ", "goal");
  expect(more).toEqual([]);
  expect(one).toMatchObject({ confidence: 1, rule: "said" });
  expect(one?.item).toMatchObject({ category: "goal", dueDate: "2026-03-17T15:00", span: { start: 2, end: 39 } });
});

test("an item is filed where it is sure, of one known person, of a known mood; else it waits", () => {
  const known = { ids: ["1"], unknown: [], several: [] };
  const coffee = item({ category: "relationship", people: ["Tom"] });
  expect(placeOf(item(), true, null).state).toBe("filed");
  expect(placeOf(item(), false, null).state).toBe("proposed");
  expect(placeOf(coffee, true, known).state).toBe("filed");
  expect(placeOf(coffee, true, { ...known, unknown: ["Tom"] }).state).toBe("proposed");
  expect(placeOf(coffee, true, { ids: [], unknown: [], several: [] }).state).toBe("proposed");
  expect(placeOf(item({ category: "emotion" }), true, null).state).toBe("proposed");
  expect(placeOf(item({ category: "insight" }), false, null)).toMatchObject({ state: "filed", recordKind: null });
});

test("an emotion without a mood is kept as neutral, and whom a proposal may mean is written down", () => {
  const emotion = found({ category: "emotion" });
  expect(insightOf("c", emotion, placeOf(emotion.item, true, null))).toMatchObject({ mood: "neutral", touched: false });
  const coffee = found({ category: "relationship", people: ["Tom"] });
  const people = sortNames([{ name: "Tom", people: [] }]);
  const insight = insightOf("c", coffee, placeOf(coffee.item, true, people));
  expect(JSON.parse(insight.metadata ?? "")).toEqual({ rule: "task", unknown: ["Tom"], candidates: [] });
});

test("an item that is filed elsewhere is open again, and has a mood only as an emotion", () => {
  const insight = {
    ...insightOf("c", found({ isCompleted: true }), placeOf(item(), true, null)),
    id: "",
    version: 1,
    actor: "person" as const,
    createdAt: "",
    updatedAt: "",
  };
  expect(refiledItem(insight, "emotion")).toMatchObject({ mood: "neutral", isCompleted: false });
  expect(refiledItem({ ...insight, mood: "sad" }, "goal")).toMatchObject({ mood: null });
});

test("names are known, unknown or doubtful, and nobody is counted twice", () => {
  const tom = { id: "1", name: "Tom Baker" };
  const sorted = sortNames([
    { name: "Tom", people: [tom] },
    { name: "Tommy", people: [tom] },
    { name: "mum", people: [] },
    { name: "Ana", people: [tom, { id: "2", name: "Ana Ruiz" }] },
  ]);
  expect([sorted.ids, sorted.unknown, sorted.several.map(({ name }) => name)]).toEqual([["1"], ["mum"], ["Ana"]]);
});

test("accepting adds the unknown, asks about the doubtful, and takes a choice for the unknown where none is doubtful", () => {
  const several = [{ name: "Ana", people: [] }];
  expect(settlePeople({ ids: ["1"], unknown: ["mum"], several: [] })).toEqual({ ids: ["1"], add: ["Mum"] });
  expect(settlePeople({ ids: ["1"], unknown: ["mum"], several: [] }, ["2"])).toEqual({ ids: ["1", "2"], add: [] });
  expect(settlePeople({ ids: [], unknown: ["mum"], several }, ["2"])).toEqual({ ids: ["2"], add: ["Mum"] });
  expect(() => settlePeople({ ids: ["1"], unknown: [], several })).toThrow(Refusal);
  expect(() => settlePeople({ ids: [], unknown: [], several: [] })).toThrow(Refusal);
});

test("organizing again keeps equal and touched items, replaces the others, and leaves deleted ones alone", () => {
  const equal = standing();
  const touched = standing({ content: "buy milk", title: "Milk, at last", touched: true });
  const old = standing({ content: "call Ana", title: "Call Ana" });
  const deleted = standing({ content: "water plants", isTrashed: true });
  const milk = found({ content: "buy milk", title: "Buy milk" });
  const bread = found({ content: "buy bread", title: "Buy bread" });
  const plants = found({ content: "water plants", title: "Something else" });
  const compared = compare([equal, touched, old, deleted], [found(), milk, bread, plants]);
  expect(compared.same.map(({ row }) => row)).toEqual([equal, touched, deleted]);
  expect(compared.added).toEqual([{ found: bread, index: 2 }]);
  expect(compared.left).toEqual([old]);
});

test("what an undoing took is the same again only where it says the same", () => {
  const undone = standing({ isTrashed: true, state: "undone" });
  expect(compare([undone], [found()]).same).toHaveLength(1);
  expect(compare([undone], [found({ title: "Dentist, upper left" })])).toMatchObject({ same: [], left: [] });
});

test("no row stands for two: the same words twice are two items", () => {
  const [one, two] = [standing(), standing()];
  expect(compare([one, two], [found(), found()]).same.map(({ row }) => row)).toEqual([one, two]);
  expect(compare([one], [found(), found()]).added).toHaveLength(1);
});

test("an insight follows its record into the trash, back, and to a repeating task's next occurrence", () => {
  const change: Change = { topic: "tasks", kind: "task", id: "1", what: "changed", index: { title: "x".repeat(300) } };
  expect(followRecord(false, change, true)?.fields).toMatchObject({ title: "x".repeat(200), touched: true });
  expect(followRecord(false, change, false)?.fields.touched).toBeUndefined();
  expect(followRecord(false, { ...change, what: "trashed" }, true)).toEqual({ what: "trashed", fields: {} });
  expect(followRecord(true, { ...change, what: "trashed" }, true)).toBeNull();
  expect(followRecord(true, { ...change, what: "restored" }, true)?.fields.state).toBe("filed");
  expect(followRecord(false, { ...change, what: "created" }, true)).toBeNull();
  expect(followRecord(false, { topic: "relationships", id: "1", what: "changed" }, true)).toBeNull();
  const movedTo = { id: "2", title: "Bins", dueDate: "2026-03-24", repeat: "FREQ=WEEKLY", isCompleted: false };
  expect(followRecord(false, { ...change, movedTo }, false)?.fields).toEqual({
    recordId: "2",
    title: "Bins",
    dueDate: "2026-03-24",
    repeat: "FREQ=WEEKLY",
    isCompleted: false,
    touched: true,
  });
});

test("a record takes over the item's words, and a change only what it names", () => {
  const long = "w".repeat(150);
  expect(lineOf({ title: long.slice(0, 120), content: long })).toBe(long);
  expect(RECORD_OF.interaction(item({ happened: true }))).toEqual({ kind: "interaction", note: "Dentist" });
  expect(RECORD_OF.mood(item())).toEqual({ mood: "neutral", notes: "Dentist tuesday 3pm" });
  expect(RECORD_CHANGE_OF.task({ title: "Other", mood: "sad" })).toEqual({ title: "Other" });
  expect(RECORD_CHANGE_OF.task({ dueDate: null })).toEqual({ dueDate: null });
  expect(RECORD_CHANGE_OF.goal({ isCompleted: true, repeat: "FREQ=DAILY" })).toEqual({ isCompleted: true });
});
