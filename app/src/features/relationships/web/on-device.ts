import type { z } from "zod";
import { cleanText } from "#app/shared/text.ts";
import { fold } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import {
  changeOnDevice,
  findOnDevice,
  keepOnDevice,
  restoreOnDevice,
  trashOnDevice,
} from "#app/shell/device/device-records.ts";
import type { newRelationship, Relationship, relationshipChange } from "../contract.ts";
import { changedPerson, displayName, groupOf, metAt, momentOf, newPerson, requirePlace } from "../rules.ts";
import { logInteractionOnDevice } from "./interactions-on-device.ts";
import { keepFormerMeetings, refreshLastInteraction } from "./last-interaction-on-device.ts";
import { undoMergeOnDevice } from "./merge-on-device.ts";
import { PERSON_LIST } from "./person-on-device.ts";

export {
  changeInteractionOnDevice,
  logInteractionOnDevice,
  restoreInteractionOnDevice,
  trashInteractionOnDevice,
} from "./interactions-on-device.ts";
export { PERSON_LIST } from "./person-on-device.ts";

const requirePlaceOnDevice = (act: DeviceAct) => requirePlace(act.lists.rows(PERSON_LIST).length, false);

/**
 * Adds a person to a visitor's; the same id again answers them as they stand and counts nothing.
 * @throws Refusal free-limit, invalid
 */
export function createRelationshipOnDevice(act: DeviceAct, body: z.output<typeof newRelationship>): Relationship {
  const { row, made } = keepOnDevice(act, PERSON_LIST, body, () => {
    const person = newPerson(body);
    requirePlaceOnDevice(act);
    return { ...person, relationship: groupOf(person.relationshipType), lastInteraction: null };
  });
  if (!made) return row;
  announce(act, row.id, "created");
  return meet(act, row, metAt(body));
}

/**
 * Changes a person. A `lastInteraction` other than the newest one's adds an interaction.
 * @throws Refusal not-found, stale-version, invalid
 */
export function changeRelationshipOnDevice(
  act: DeviceAct,
  id: string,
  body: z.output<typeof relationshipChange>,
  version?: number,
): Relationship {
  const change = (person: Relationship) => {
    const said = changedPerson(person, body);
    return { ...said, ...(said.relationshipType && { relationship: groupOf(said.relationshipType) }) };
  };
  const { before, row } = changeOnDevice(act, PERSON_LIST, id, change, version);
  if (row.version !== before.version) announce(act, id, "changed");
  return meet(act, row, metAt(body));
}

/** Lays a person into the trash; what happened with them stays, and comes back with them. @throws Refusal not-found */
export function trashRelationshipOnDevice(act: DeviceAct, id: string): void {
  keepFormerMeetings(act, [id]);
  trashOnDevice(act, PERSON_LIST, id);
  announce(act, id, "trashed");
}

/**
 * Brings a person back; of one who was merged with another, both are as they were.
 * @throws Refusal not-found, also after 30 days; free-limit where no place is left
 */
export function restoreRelationshipOnDevice(act: DeviceAct, id: string): Relationship {
  const { row, restored } = restoreOnDevice(act, PERSON_LIST, id, () => requirePlaceOnDevice(act));
  if (!restored) return row;
  undoMergeOnDevice(act, row);
  // Interactions with others, too, may have come and gone meanwhile.
  refreshLastInteraction(act, [id]);
  announce(act, id, "restored");
  return findOnDevice(act, PERSON_LIST, id);
}

/** People whose first name, nickname or full name this is, whatever its case and accents; oldest first. */
export function findPeopleByNameOnDevice(act: DeviceAct, name: string): Relationship[] {
  const whole = folded(name);
  if (whole === "") return [];
  return act.lists
    .rows(PERSON_LIST)
    .filter((person) => namesOf(person).some((known) => folded(known) === whole))
    .reverse();
}

const KNOWN_NAMES = 2_000;

/** First names, full names and nicknames of a visitor's people, each once, at most 2,000, newest people first. */
export const knownNamesOnDevice = (act: DeviceAct): string[] =>
  [...new Set(act.lists.rows(PERSON_LIST).flatMap(namesOf))].slice(0, KNOWN_NAMES);

const namesOf = (person: Relationship): string[] => [
  person.firstName,
  displayName(person),
  ...(person.nickname === null ? [] : [person.nickname]),
];

const folded = (name: string): string => fold(cleanText(name)).trim().split(/\s+/).join(" ");

function meet(act: DeviceAct, person: Relationship, met: string | null): Relationship {
  if (met === null) return person;
  const at = momentOf(met, act);
  if (at.toISOString() === person.lastInteraction) return person;
  logInteractionOnDevice(act, { kind: "interaction", at, note: "", personIds: [person.id] });
  return findOnDevice(act, PERSON_LIST, person.id);
}

const announce = (act: DeviceAct, id: string, what: "created" | "changed" | "trashed" | "restored") =>
  act.announce({ topic: "relationships", id, what });
