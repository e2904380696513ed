import { Refusal } from "#app/shared/problem.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import type { DeviceList, DeviceRecord } from "#app/shell/device/device-list.ts";
import type { Trashed } from "#app/shell/device/device-lists.ts";
import { changeOnDevice, findOnDevice, trashOf, trashOnDevice } from "#app/shell/device/device-records.ts";
import type { Interaction, Relationship } from "../contract.ts";
import {
  changeBetween,
  leftOver,
  memoOf,
  mergedPerson,
  unmergedChange,
  type MergeMemo,
} from "../rules/merge-people.ts";
import { logInteractionOnDevice, trashInteractionOnDevice } from "./interactions-on-device.ts";
import { INTERACTION_LIST, keepFormerMeetings, refreshLastInteraction } from "./last-interaction-on-device.ts";
import { PERSON_LIST } from "./person-on-device.ts";

/** Somebody in the trash who was merged with another: who took over, and what undoing it needs to know. */
type MergedAway = Relationship & { merged?: { into: string; linked: string[]; memo: MergeMemo } };

/**
 * Makes two of a visitor's people one, as the server does; the same again changes nothing.
 * @throws Refusal not-found; invalid where both are the same
 */
export function mergeOnDevice(act: DeviceAct, id: string, otherId: string): Relationship {
  const into = findOnDevice(act, PERSON_LIST, id);
  if (id === otherId) throw new Refusal("invalid", { errors: { personId: "relationships:validation.merge" } });
  const gone: MergedAway | undefined = trashOf(act, PERSON_LIST).find((person) => person.id === otherId);
  if (gone?.merged?.into === id) return into;
  const other = findOnDevice(act, PERSON_LIST, otherId);
  keepFormerMeetings(act, [id, otherId]);
  const after = changeBetween(into, mergedPerson(into, other));
  changeOnDevice(act, PERSON_LIST, id, () => after);
  const linked = link(act, otherId, id);
  const facts = leftOver(into, other, act.language).map(
    (note) => logInteractionOnDevice(act, { kind: "fact", note, personIds: [id] }).id,
  );
  trashOnDevice(act, PERSON_LIST, otherId);
  const merged = { into: id, linked, memo: memoOf(into, after, facts) };
  inTrash(act, PERSON_LIST, otherId, (record) => ({ ...record, merged }));
  refreshLastInteraction(act, [id]);
  for (const [one, what] of [[otherId, "trashed"] as const, [id, "changed"] as const])
    act.announce({ topic: "relationships", id: one, what });
  return findOnDevice(act, PERSON_LIST, id);
}

/** Takes a merge back when the other one has left the trash; of anybody else it changes nothing. */
export function undoMergeOnDevice(act: DeviceAct, row: MergedAway): void {
  const { merged, ...person } = row;
  if (!merged) return;
  const { into, linked, memo } = merged;
  act.lists.put(PERSON_LIST, person);
  eachInteraction(act, (one) =>
    linked.includes(one.id) ? { ...one, personIds: one.personIds.filter((id) => id !== into) } : one,
  );
  for (const id of memo.facts) if (act.lists.find(INTERACTION_LIST, id)) trashInteractionOnDevice(act, id);
  if (act.lists.find(PERSON_LIST, into)) {
    changeOnDevice(act, PERSON_LIST, into, (now) => unmergedChange(now, memo));
    refreshLastInteraction(act, [into]);
    act.announce({ topic: "relationships", id: into, what: "changed" });
  } else inTrash(act, PERSON_LIST, into, (record) => ({ ...record, ...unmergedChange(record, memo) }));
}

// What happened with the one happened with the other, too; the answer is where that was new.
function link(act: DeviceAct, fromId: string, intoId: string): string[] {
  const linked: string[] = [];
  eachInteraction(act, (one) => {
    if (!one.personIds.includes(fromId) || one.personIds.includes(intoId)) return one;
    linked.push(one.id);
    return { ...one, personIds: [...one.personIds, intoId] };
  });
  return linked;
}

// Those in the trash as well: they may come back. Who was there is no version of what happened.
function eachInteraction(act: DeviceAct, change: (row: Interaction) => Interaction): void {
  for (const row of act.lists.rows(INTERACTION_LIST)) {
    const changed = change(row);
    if (changed !== row) act.lists.put(INTERACTION_LIST, changed);
  }
  for (const row of trashOf(act, INTERACTION_LIST)) {
    const changed = change(row);
    if (changed !== row) inTrash(act, INTERACTION_LIST, row.id, () => changed);
  }
}

function inTrash<T extends DeviceRecord>(
  act: DeviceAct,
  list: DeviceList<T>,
  id: string,
  change: (record: T) => T,
): void {
  const isIt = (one: Trashed) => one.list === list.name && one.record.id === id;
  const trash = act.lists.trash();
  act.lists.setTrash(trash.map((one) => (isIt(one) ? { ...one, record: change(one.record as T) } : one)));
}
