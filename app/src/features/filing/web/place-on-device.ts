import {
  addInsightOnDevice,
  fetchInsightBack,
  layInsightAway,
  writeInsightOnDevice,
  type LyingInsight,
} from "#app/features/insights/web/on-device.ts";
import { newRelationship } from "#app/features/relationships/contract.ts";
import { displayName } from "#app/features/relationships/rules.ts";
import { createRelationshipOnDevice, findPeopleByNameOnDevice } from "#app/features/relationships/web/on-device.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import type { Found, Item } from "../rules/item.ts";
import { settlePeople, sortNames, type PeopleFound } from "../rules/people-of-item.ts";
import { asksWho, insightOf, isSure, placeOf, stateWhenBack, type Place } from "../rules/place-item.ts";
import { DEVICE_KEEPERS } from "./device-keepers.ts";

const findPeople = (act: DeviceAct, names: readonly string[]): PeopleFound =>
  sortNames(
    names.map((name) => {
      const people = findPeopleByNameOnDevice(act, name);
      return { name, people: people.map((person) => ({ id: person.id, name: displayName(person) })) };
    }),
  );

/** Everybody that an accepted item means, those whom nobody knows added. @throws Refusal invalid, free-limit */
export function addPeopleOnDevice(
  act: DeviceAct,
  names: readonly string[],
  chosen: readonly string[] | undefined,
): string[] {
  const { ids, add } = settlePeople(findPeople(act, names), chosen);
  return [...ids, ...add.map((name) => createRelationshipOnDevice(act, newRelationship.parse({ name })).id)];
}

/** Makes an item's record, or leaves the item as a proposal (see `placeOf`). */
export function placeOnDevice(act: DeviceAct, item: Item, insightId: string, sure: boolean): Place {
  const people = asksWho(item) ? findPeople(act, item.people) : null;
  const place = placeOf(item, sure, people);
  if (place.state === "proposed" || place.recordKind === null) return place;
  const placing = { insightId, personIds: people?.ids ?? [] };
  return { ...place, recordId: DEVICE_KEEPERS[place.recordKind].create(act, item, placing) };
}

/** Files a found item of a capture: its record, and its insight. */
export function fileOnDevice(act: DeviceAct, captureId: string, found: Found): void {
  const id = crypto.randomUUID();
  addInsightOnDevice(act, id, insightOf(captureId, found, placeOnDevice(act, found.item, id, isSure(found))));
}

/** Lays an item and its record into the trash; the record's keeper speaks for both. */
export function trashItemOnDevice(act: DeviceAct, { id, recordKind, recordId }: LyingInsight): void {
  if (recordKind === null || recordId === null) return layInsightAway(act, id);
  try {
    DEVICE_KEEPERS[recordKind].trash(act, recordId);
  } catch (error) {
    // Somebody emptied that list by hand; its item can be deleted all the same.
    if (!(error instanceof Refusal && error.code === "not-found")) throw error;
    layInsightAway(act, id);
  }
}

/** The same, as the undoing of what was done automatically: organizing again may bring it back. */
export function takeBackOnDevice(act: DeviceAct, row: LyingInsight): void {
  trashItemOnDevice(act, row);
  writeInsightOnDevice(act, row.id, { state: "undone" });
}

/** Brings an item and its record back; one that was never filed waits as a proposal again. @throws Refusal not-found */
export function bringBackOnDevice(act: DeviceAct, row: LyingInsight): void {
  if (row.recordKind !== null && row.recordId !== null) DEVICE_KEEPERS[row.recordKind].restore(act, row.recordId);
  else fetchInsightBack(act, row.id, { state: stateWhenBack(row) });
}
