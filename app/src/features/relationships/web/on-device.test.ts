// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { DeviceLists } from "#app/shell/device/device-lists.ts";
import {
  changeInteractionOnDevice,
  createRelationshipOnDevice,
  findPeopleByNameOnDevice,
  knownNamesOnDevice,
  logInteractionOnDevice,
  PERSON_LIST,
  trashRelationshipOnDevice,
} from "./on-device.ts";

let act: DeviceAct;
beforeEach(() => {
  localStorage.clear();
  const now = new Date("2026-03-12T09:30:00.000Z");
  const common = { today: "2026-03-12", timezone: "Europe/London", language: "en", actor: "organizer" } as const;
  act = { ...common, now, lists: new DeviceLists(), announce: () => undefined };
});

const add = (firstName: string, more = {}) => createRelationshipOnDevice(act, { firstName, ...more }).id;
const found = (name: string) => findPeopleByNameOnDevice(act, name).map(({ firstName }) => firstName);

test("finding people by name goes by first name, nickname and full name, whatever case, accents and spaces", () => {
  add("Mary Ann", { lastName: "van der Berg", nickname: "Zoe", createdAt: "2026-01-01T00:00:00Z" });
  add("Zoë", { lastName: "Núñez", createdAt: "2026-01-02T00:00:00Z" });
  expect(found("zoe")).toEqual(["Mary Ann", "Zoë"]);
  expect(found("ZOË  NUNEZ")).toEqual(["Zoë"]);
  expect(found(" mary ann van der berg ")).toEqual(["Mary Ann"]);
  for (const nobody of ["", " ", "Mary", "Núñez", "%"]) expect(found(nobody)).toEqual([]);
});

test("every name is known once, and nobody's who is in the trash", () => {
  add("Tom", { lastName: "Reed", nickname: "Tommy" });
  add("Tom");
  trashRelationshipOnDevice(act, add("Gone"));
  expect(knownNamesOnDevice(act).sort()).toEqual(["Tom", "Tom Reed", "Tommy"]);
  expect(found("Gone")).toEqual([]);
});

test("a fact is no contact", () => {
  const tom = add("Tom");
  logInteractionOnDevice(act, { kind: "fact", note: "Allergic to nuts", personIds: [tom] });
  expect(act.lists.find(PERSON_LIST, tom)?.lastInteraction).toBeNull();
});

test("an interaction can be with other people than it was, but not with nobody", () => {
  const [tom, zoe] = [add("Tom"), add("Zoë")];
  const { id } = logInteractionOnDevice(act, { kind: "interaction", note: "Lunch", personIds: [tom] });
  changeInteractionOnDevice(act, id, { personIds: [zoe] });
  const last = [tom, zoe].map((one) => act.lists.find(PERSON_LIST, one)?.lastInteraction);
  expect(last).toEqual([null, "2026-03-12T09:30:00.000Z"]);
  expect(() => changeInteractionOnDevice(act, id, { personIds: [] })).toThrow("invalid");
  expect(() => logInteractionOnDevice(act, { kind: "fact", note: "x", personIds: [] })).toThrow("invalid");
});
