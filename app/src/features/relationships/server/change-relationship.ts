import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord, findRecord, lockOwner } from "#app/platform/records/records.ts";
import type { relationshipChange } from "../contract.ts";
import { changedPerson, metAt, momentOf } from "../rules.ts";
import { announcePerson } from "./announce.ts";
import { logInteraction } from "./log-interaction.ts";
import { presentRelationship } from "./store.ts";
import { relationships, type PersonRow } from "./tables.ts";

/**
 * Changes a person. A `lastInteraction` other than the newest one's adds an interaction; a form that sends it back as
 * it was read adds nothing.
 * @throws Refusal not-found, stale-version, invalid
 */
export async function changeRelationship(
  act: Act,
  id: string,
  body: z.output<typeof relationshipChange>,
  version?: number,
): Promise<PersonRow> {
  await lockOwner(act, "relationships");
  const { before, row } = await changeRecord(act, relationships, id, (person) => changedPerson(person, body), {
    version,
    present: presentRelationship,
  });
  if (row.version !== before.version) await announcePerson(act, row, "changed");
  const sent = metAt(body);
  const met = sent === null ? null : momentOf(sent, act);
  if (met === null || met.getTime() === before.lastInteraction?.getTime()) return row;
  await logInteraction(act, { kind: "interaction", at: met, note: "", personIds: [id] });
  return findRecord(act, relationships, id);
}
