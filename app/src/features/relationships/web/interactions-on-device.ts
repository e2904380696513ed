import { Refusal } from "#app/shared/problem.ts";
import type { Change } from "#app/shared/change.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { changeOnDevice, keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import type { Interaction } from "../contract.ts";
import { titleOfNote } from "../rules.ts";
import { INTERACTION_LIST, keepFormerMeetings, refreshLastInteraction } from "./last-interaction-on-device.ts";
import { PERSON_LIST } from "./person-on-device.ts";

/** What there is to say of something that happened, or of a fact; `at` is now where it is not said. */
type Happening = {
  id?: string | undefined;
  madeAt?: string | undefined;
  kind: Interaction["kind"];
  at?: Date | undefined;
  note: string;
  personIds: readonly string[];
};

/**
 * Logs something that happened with one of a visitor's people or several, or a fact about them; the same id again
 * answers it as it stands.
 * @throws Refusal not-found where somebody is not there; invalid where nobody is named
 */
export function logInteractionOnDevice(act: DeviceAct, happening: Happening): Interaction {
  const { kind, note, at = act.now } = happening;
  const { row, made } = keepOnDevice(act, INTERACTION_LIST, happening, () => {
    const personIds = requirePeople(act, happening.personIds);
    keepFormerMeetings(act, personIds);
    return { kind, at: at.toISOString(), note, personIds };
  });
  if (made) finish(act, row, "created");
  return row;
}

/** Only what is named changes. */
type InteractionChange = {
  note?: string | undefined;
  at?: Date | undefined;
  personIds?: readonly string[] | undefined;
};

/**
 * Changes an interaction or a fact: its note, when it was, whom it was with.
 * @throws Refusal not-found, stale-version; invalid where nobody would be left
 */
export function changeInteractionOnDevice(
  act: DeviceAct,
  id: string,
  { note, at, personIds }: InteractionChange,
  version?: number,
): Interaction {
  const named = personIds && requirePeople(act, personIds);
  const { before, row } = changeOnDevice(
    act,
    INTERACTION_LIST,
    id,
    (found) => ({
      note,
      at: at?.toISOString(),
      // People in the trash keep it for when they come back.
      personIds: named && [...named, ...found.personIds.filter((one) => !named.includes(one) && !stands(act, one))],
    }),
    version,
  );
  if (row.version !== before.version) finish(act, row, "changed", before.personIds);
  return row;
}

/** Lays an interaction or a fact into the trash. @throws Refusal not-found */
export function trashInteractionOnDevice(act: DeviceAct, id: string): void {
  finish(act, trashOnDevice(act, INTERACTION_LIST, id), "trashed");
}

/** Brings it back. @throws Refusal not-found, also after 30 days */
export function restoreInteractionOnDevice(act: DeviceAct, id: string): Interaction {
  const { row, restored } = restoreOnDevice(act, INTERACTION_LIST, id);
  if (restored) finish(act, row, "restored");
  return row;
}

/** As it goes out: people in the trash are left out. */
export const presentInteraction = (act: DeviceAct, row: Interaction): Interaction => ({
  ...row,
  personIds: row.personIds.filter((id) => stands(act, id)),
});

const stands = (act: DeviceAct, id: string): boolean => act.lists.find(PERSON_LIST, id) !== undefined;

function requirePeople(act: DeviceAct, personIds: readonly string[]): string[] {
  if (personIds.length === 0) throw new Refusal("invalid", { errors: { personIds: "shared:validation.required" } });
  if (!personIds.every((id) => stands(act, id))) throw new Refusal("not-found");
  return [...new Set(personIds)];
}

function finish(act: DeviceAct, row: Interaction, what: Change["what"], formerIds: readonly string[] = []): void {
  refreshLastInteraction(act, [...row.personIds, ...formerIds]);
  const title = titleOfNote(row.note);
  const index = title !== undefined && { index: { title } };
  act.announce({ topic: "relationships", kind: "interaction", id: row.id, what, ...index });
}
