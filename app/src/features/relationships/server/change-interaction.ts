import type { Act } from "#app/platform/act.ts";
import { changeRecord, lockOwner } from "#app/platform/records/records.ts";
import { announceInteraction } from "./announce.ts";
import {
  linkedPeople,
  linkPeople,
  peopleOf,
  presentInteraction,
  refreshLastInteraction,
  unlinkOthers,
} from "./interaction-store.ts";
import { requirePeople } from "./log-interaction.ts";
import { interactions, type InteractionRow } from "./tables.ts";

/** Only what is named changes. */
export type InteractionChange = { note?: string | undefined; at?: Date | undefined; personIds?: string[] | undefined };

/**
 * Changes an interaction or a fact: its note, when it was, whom it was with.
 * @throws Refusal not-found, stale-version; invalid where nobody would be left
 */
export async function changeInteraction(
  act: Act,
  id: string,
  change: InteractionChange,
  version?: number,
): Promise<InteractionRow> {
  await lockOwner(act, "relationships");
  const personIds = change.personIds && [...new Set(change.personIds)];
  if (personIds) await requirePeople(act, personIds);
  const shown = (await peopleOf(act, [id])).get(id) ?? [];
  const { before, row } = await changeRecord(
    act,
    interactions,
    id,
    // Other people alone are a change of the record too.
    (found) => ({ at: change.at, note: change.note ?? (personIds && found.note) }),
    { version, present: (found) => presentInteraction(found, shown) },
  );
  if (row.version === before.version) return row;
  const involved = await linkedPeople(act, id);
  if (personIds) {
    await linkPeople(act, id, personIds);
    await unlinkOthers(act, id, personIds);
  }
  await refreshLastInteraction(act, [...involved, ...(personIds ?? [])]);
  await announceInteraction(act, row, "changed");
  return row;
}
