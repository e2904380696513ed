import { instantOf, oneOf, readRecord, type DeviceList } from "#app/shell/device/device-list.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { trashOf } from "#app/shell/device/device-records.ts";
import { INTERACTION_KINDS, type Interaction } from "../contract.ts";
import { PERSON_LIST } from "./person-on-device.ts";

/** What happened with a visitor's people, and facts about them. Those in the trash are still named among `personIds`. */
export const INTERACTION_LIST: DeviceList<Interaction> = {
  name: "interactions",
  read: (entry) => {
    const at = instantOf(entry["at"]);
    const personIds = Array.isArray(entry["personIds"])
      ? entry["personIds"].filter((id) => typeof id === "string")
      : [];
    if (at === null || personIds.length === 0) return null;
    return {
      ...readRecord(entry),
      kind: oneOf(INTERACTION_KINDS, entry["kind"], "interaction"),
      at,
      note: typeof entry["note"] === "string" ? entry["note"] : "",
      personIds,
    };
  },
};

/** Sets `lastInteraction` anew: the newest interaction that is not in the trash. No version, for nobody edited the person. */
export function refreshLastInteraction(act: DeviceAct, personIds: readonly string[]): void {
  const happened = act.lists.rows(INTERACTION_LIST).filter(({ kind }) => kind === "interaction");
  for (const id of personIds) {
    const person = act.lists.find(PERSON_LIST, id);
    if (!person) continue;
    const moments = happened.filter((one) => one.personIds.includes(id)).map(({ at }) => at);
    const lastInteraction = moments.sort().at(-1) ?? null;
    if (lastInteraction !== person.lastInteraction) act.lists.put(PERSON_LIST, { ...person, lastInteraction });
  }
}

/**
 * Gives the last meeting of an older entry, which knew its moment alone, a line of its own: so it is still there when a
 * newer one is taken back.
 */
export function keepFormerMeetings(act: DeviceAct, personIds: readonly string[]): void {
  for (const id of personIds) {
    const person = act.lists.find(PERSON_LIST, id);
    if (!person || person.lastInteraction === null) continue;
    const at = person.lastInteraction;
    const known = [...act.lists.rows(INTERACTION_LIST), ...trashOf(act, INTERACTION_LIST)];
    if (known.some((one) => one.at === at && one.personIds.includes(id))) continue;
    const common = { id: crypto.randomUUID(), version: 1, actor: person.actor, createdAt: at, updatedAt: at };
    act.lists.put(INTERACTION_LIST, { ...common, kind: "interaction", at, note: "", personIds: [id] });
  }
}
