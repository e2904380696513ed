// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import type { Change } from "#app/shared/change.ts";
import { call, callPage } from "#app/shell/api.ts";
import { onThisDevice } from "#app/shell/testing.tsx";
import {
  changeInteraction,
  changeRelationship,
  createRelationship,
  deleteInteraction,
  deleteRelationship,
  listFacts,
  listInteractions,
  listRelationships,
  logInteraction,
  readRelationship,
  restoreInteraction,
  restoreRelationship,
  type NewRelationship,
} from "../contract.ts";
import { countRelationships } from "../contract/count.ts";
import { aPerson } from "../factory.ts";
import { relationshipDevice } from "./device.ts";

const stored = (key = "relationships") => JSON.parse(localStorage.getItem(key) ?? "[]") as Record<string, unknown>[];
const add = (person: Partial<NewRelationship> = {}) => call(createRelationship, { body: aPerson(person) });
const people = async (query = {}) => (await callPage(listRelationships, { query })).items;
const log = (id: string, body = {}) => call(logInteraction, { params: { id }, body });
const met = async (id: string) => (await call(readRelationship, { params: { id } })).lastInteraction;
const MONDAY = "2026-03-09T18:00:00.000Z";
const TUESDAY = "2026-03-10T18:00:00.000Z";

let changes: Change[];
beforeEach(async () => {
  localStorage.clear();
  changes = [];
  await onThisDevice(relationshipDevice, [(_, change) => void changes.push(change)]);
});

describe("A visitor's people", () => {
  test("stand under the key relationships, and what is said of them is kept as the server would", async () => {
    const { id } = await add({
      firstName: " Zoë ",
      relationshipType: "sibling",
      customRelationship: "x",
      tags: ["sea"],
    });
    const person = { id, firstName: "Zoë", relationship: "family", customRelationship: null, tags: ["sea"] };
    expect(stored()).toMatchObject([{ ...person, checkInFrequency: "monthly" }]);
    const body = { relationshipType: "colleague", notes: "Moves to Leeds" } as const;
    await call(changeRelationship, { params: { id }, body, ifMatch: 1 });
    expect(stored()).toMatchObject([{ id, version: 2, relationship: "colleague", notes: "Moves to Leeds" }]);
  });

  test("are found by name, by group, and newest first", async () => {
    await add({ firstName: "Tom", madeAt: "2026-01-01T00:00:00Z" });
    await add({ firstName: "Zoë", relationshipType: "parent", madeAt: "2026-01-02T00:00:00Z" });
    expect((await people()).map(({ firstName }) => firstName)).toEqual(["Zoë", "Tom"]);
    expect((await people({ q: "zoe" })).map(({ firstName }) => firstName)).toEqual(["Zoë"]);
    expect((await people({ relationship: "friend" })).map(({ firstName }) => firstName)).toEqual(["Tom"]);
  });

  test("are five at most: the sixth is refused in the server's words, also out of the trash", async () => {
    const first = await add();
    for (let count = 0; count < 4; count += 1) await add();
    const refusal = {
      status: 403,
      code: "free-limit",
      detail: "Free tier limit reached: Maximum of 5 relationships allowed",
    };
    await expect(add()).rejects.toMatchObject(refusal);
    expect(await call(countRelationships)).toEqual({ count: 5, maximum: 5 });
    expect((await add({ id: first.id })).id).toBe(first.id);
    await call(deleteRelationship, { params: { id: first.id } });
    await add();
    await expect(call(restoreRelationship, { params: { id: first.id } })).rejects.toMatchObject(refusal);
    expect(stored()).toHaveLength(5);
  });

  test("are refused as the server refuses: no first name, other without saying what, a stale version, somebody gone", async () => {
    await expect(add({ firstName: " " })).rejects.toMatchObject({
      errors: { firstName: "Please enter a first name for this relationship" },
    });
    await expect(add({ relationshipType: "other" })).rejects.toMatchObject({
      errors: { customRelationship: "Please specify the relationship type" },
    });
    const { id } = await add();
    await expect(call(changeRelationship, { params: { id }, body: { notes: "x" }, ifMatch: 7 })).rejects.toMatchObject({
      code: "stale-version",
      record: { id, version: 1 },
    });
    await call(deleteRelationship, { params: { id } });
    await expect(call(changeRelationship, { params: { id }, body: {} })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("An entry of an older version", () => {
  test("is read with its former names mapped, and keeps the id that it is given", async () => {
    localStorage.setItem(
      "relationships",
      JSON.stringify([
        {
          id: "1700000000000",
          name: "Efua  van der Berg",
          relationship: "family",
          contactFrequency: "weekly",
          lastContactDate: "2026-03-01",
          socialHandles: { twitter: "@efua", linkedin: "" },
          photo: "https://example.com/me.png",
          importantDates: [
            { label: "Name day", date: "2026-04-01T00:00:00.000Z" },
            { label: "", date: "soon" },
          ],
          createdAt: "2025-01-02T03:04:05.000Z",
        },
        {
          firstName: "Grace",
          relationship: "other",
          relationshipLabel: "Neighbor",
          createdAt: "2025-02-03T00:00:00.000Z",
        },
        { firstName: "Kim", relationshipType: "other", createdAt: "2025-02-02T00:00:00.000Z" },
        { nickname: "nobody" },
      ]),
    );
    const [grace, kim, efua] = await people();
    expect(efua).toMatchObject({
      firstName: "Efua",
      lastName: "van der Berg",
      relationshipType: "family",
      relationship: "family",
      checkInFrequency: "weekly",
      lastInteraction: "2026-03-01T12:00:00.000Z",
      socialMediaHandles: [{ platform: "twitter", handle: "@efua" }],
      photo: null,
      importantDates: [{ label: "Name day", date: "2026-04-01" }],
      createdAt: "2025-01-02T03:04:05.000Z",
    });
    expect([grace, kim]).toMatchObject([{ customRelationship: "Neighbor" }, { customRelationship: "Other" }]);
    expect(stored()).toMatchObject([{ id: efua?.id }, { id: grace?.id }, { id: kim?.id }, { nickname: "nobody" }]);
  });

  test("keeps its last meeting when a newer one is logged and taken back", async () => {
    localStorage.setItem("relationships", JSON.stringify([{ firstName: "Tom", lastInteraction: MONDAY }]));
    const id = (await people())[0]?.id ?? "";
    const { id: interactionId } = await log(id, { at: TUESDAY });
    expect(await met(id)).toBe(TUESDAY);
    await call(deleteInteraction, { params: { id, interactionId } });
    expect(await met(id)).toBe(MONDAY);
    expect((await callPage(listInteractions, { params: { id }, query: {} })).items).toMatchObject([{ at: MONDAY }]);
  });
});

describe("What happened with a visitor's people", () => {
  test("stands under the key interactions, and the newest is the last interaction of all who were there", async () => {
    const [tom, zoe] = [await add(), await add({ firstName: "Zoë" })];
    await log(tom.id, { at: MONDAY, note: "Tea" });
    const { id: interactionId } = await log(tom.id, { at: TUESDAY, note: "Lunch", personIds: [zoe.id] });
    expect(
      stored("interactions")
        .map(({ note }) => note)
        .sort(),
    ).toEqual(["Lunch", "Tea"]);
    expect([await met(tom.id), await met(zoe.id)]).toEqual([TUESDAY, TUESDAY]);
    expect(stored()).toMatchObject([{ version: 1 }, { version: 1 }]);
    const params = { id: zoe.id, interactionId };
    await call(changeInteraction, { params, body: { at: "2026-03-01T10:00:00Z" } });
    expect([await met(tom.id), await met(zoe.id)]).toEqual([MONDAY, "2026-03-01T10:00:00.000Z"]);
    await call(deleteInteraction, { params });
    expect(await met(zoe.id)).toBeNull();
    await call(restoreInteraction, { params });
    expect(await met(zoe.id)).toBe("2026-03-01T10:00:00.000Z");
    expect((await callPage(listInteractions, { params: { id: tom.id }, query: {} })).items).toMatchObject([
      { note: "Tea", personIds: [tom.id] },
      { note: "Lunch", personIds: [tom.id, zoe.id] },
    ]);
    expect((await callPage(listFacts, { params: { id: tom.id }, query: {} })).items).toEqual([]);
  });

  test("is now where nothing is said, and a change of lastInteraction adds one", async () => {
    const { id } = await add({ lastContactDate: "2026-03-01" });
    expect(await met(id)).toBe("2026-03-01T12:00:00.000Z");
    const before = Date.now();
    const { at } = await log(id);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    await call(changeRelationship, { params: { id }, body: { lastInteraction: at } });
    expect(stored("interactions")).toHaveLength(2);
  });

  test("stays with the others when somebody is deleted, and is back with them", async () => {
    const [tom, zoe] = [await add(), await add({ firstName: "Zoë" })];
    const { id: interactionId } = await log(tom.id, { at: MONDAY, personIds: [zoe.id] });
    await call(deleteRelationship, { params: { id: tom.id } });
    await expect(log(tom.id)).rejects.toMatchObject({ status: 404 });
    const listed = await callPage(listInteractions, { params: { id: zoe.id }, query: {} });
    expect(listed.items).toMatchObject([{ personIds: [zoe.id] }]);
    await call(changeInteraction, { params: { id: zoe.id, interactionId }, body: { at: TUESDAY } });
    await call(restoreRelationship, { params: { id: tom.id } });
    expect(await met(tom.id)).toBe(TUESDAY);
  });

  test("goes by the path of somebody who was there only", async () => {
    const [tom, zoe] = [await add(), await add({ firstName: "Zoë" })];
    const { id: interactionId } = await log(tom.id);
    const params = { id: zoe.id, interactionId };
    await expect(call(deleteInteraction, { params })).rejects.toMatchObject({ status: 404 });
    await expect(call(restoreInteraction, { params })).rejects.toMatchObject({ status: 404 });
    await expect(call(changeInteraction, { params, body: {} })).rejects.toMatchObject({ status: 404 });
  });

  test("is announced with its note as an insight's title", async () => {
    const { id } = await add();
    const interaction = await log(id, { note: "Tea" });
    expect(changes).toEqual([
      { topic: "relationships", id, what: "created" },
      { topic: "relationships", kind: "interaction", id: interaction.id, what: "created", index: { title: "Tea" } },
    ]);
  });
});
