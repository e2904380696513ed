// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { call, callPage } from "#app/shell/api.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import {
  changeRelationship,
  createRelationship,
  listFacts,
  listInteractions,
  listRelationships,
  logInteraction,
  readRelationship,
  restoreRelationship,
  type NewRelationship,
} from "../contract.ts";
import { listDatesAhead, listDueCheckIns, listPossibleDoubles, mergeRelationships } from "../contract/people.ts";
import { relationshipDevice } from "./device.ts";
import { peopleDevice } from "./people-device.ts";

beforeEach(() => onThisDevice([...relationshipDevice, ...peopleDevice]));

const add = (firstName: string, fields: Partial<NewRelationship> = {}) =>
  call(createRelationship, { body: { firstName, ...fields } });
const log = (id: string, at: string, personIds: string[] = []) =>
  call(logInteraction, { params: { id }, body: { at, note: "met", personIds } });
const read = (id: string) => call(readRelationship, { params: { id } });
const merge = (id: string, personId: string) => call(mergeRelationships, { params: { id }, body: { personId } });
const restore = (id: string) => call(restoreRelationship, { params: { id } });
const history = async (id: string) =>
  (await callPage(listInteractions, { params: { id }, query: {} })).items.map((one) => [
    one.id,
    [...one.personIds].sort(),
  ]);
const facts = async (id: string) =>
  (await callPage(listFacts, { params: { id }, query: {} })).items.map(({ note }) => note);
const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);

test("a visitor's two people become one, and both are as they were when it is undone", async () => {
  const tom = await add("Tom", { notes: "Likes tea", nickname: "T" });
  const tommy = await add("Thomas", { notes: "Has a dog", email: "tom@example.org" });
  const both = await log(tom.id, "2026-03-09T18:00:00Z", [tommy.id]);
  const his = await log(tommy.id, "2026-03-10T18:00:00Z");
  const before = [await read(tom.id), await history(tom.id), await read(tommy.id), await history(tommy.id)];
  const merged = await merge(tom.id, tommy.id);
  expect(merged).toMatchObject({
    notes: "Likes tea\n\nHas a dog",
    email: "tom@example.org",
    lastInteraction: "2026-03-10T18:00:00.000Z",
  });
  expect(await history(tom.id)).toEqual([
    [his.id, [tom.id]],
    [both.id, [tom.id]],
  ]);
  expect(await facts(tom.id)).toEqual(["Also known as Thomas"]);
  expect(await merge(tom.id, tommy.id)).toEqual(merged);
  expect((await callPage(listRelationships, { query: {} })).items).toHaveLength(1);
  await restore(tommy.id);
  const after = [await read(tom.id), await history(tom.id), await read(tommy.id), await history(tommy.id)];
  const timeless = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, part: unknown) => (/^(version|updatedAt)$/.test(key) ? undefined : part)));
  expect(timeless(after)).toEqual(timeless(before));
  expect(await facts(tom.id)).toEqual([]);
});

test("what was changed after a merge stays when it is undone", async () => {
  const tom = await add("Tom");
  const other = await add("Tom", { notes: "Has a dog", location: "Leeds" });
  await merge(tom.id, other.id);
  await call(changeRelationship, { params: { id: tom.id }, body: { notes: "Has two dogs" } });
  await restore(other.id);
  expect(await read(tom.id)).toMatchObject({ notes: "Has two dogs", location: null });
});

test("merging with oneself is invalid, with somebody unknown not found", async () => {
  const tom = await add("Tom");
  await expect(merge(tom.id, tom.id)).rejects.toMatchObject({ status: 400, code: "invalid" });
  await expect(merge(tom.id, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
});

test("the dates ahead, who is due and possible doubles are the server's, told by the device's day", async () => {
  const [month, soon] = [day(-40), day(3)];
  await add("Ana", { lastName: "Ruiz", birthdate: `1992${soon.slice(4)}` });
  await add("Tom", { madeAt: `${month}T12:00:00Z`, nextPlannedInteraction: day(1) });
  await add("ana", { lastName: "ruiz" });
  const ahead = await callPage(listDatesAhead, { query: { days: 7 } });
  expect(ahead.items.map(({ name, kind, date }) => [name, kind, date])).toEqual([
    ["Tom", "planned", day(1)],
    ["Ana Ruiz", "birthday", soon],
  ]);
  expect((await call(listDueCheckIns, { query: {} })).map(({ name }) => name)).toEqual(["Tom"]);
  expect((await call(listPossibleDoubles, { query: {} })).map(({ name, otherName }) => [name, otherName])).toEqual([
    ["Ana Ruiz", "ana ruiz"],
  ]);
});
