import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { findRecord, keepOnce, lockOwner, type Kept } from "#app/platform/records/records.ts";
import type { newRelationship } from "../contract.ts";
import { metAt, momentOf, newPerson, requirePlace } from "../rules.ts";
import { announcePerson } from "./announce.ts";
import { logInteraction } from "./log-interaction.ts";
import { countPeople, isPerson } from "./store.ts";
import { relationships, type PersonRow } from "./tables.ts";

/**
 * Adds a person; the same id again answers them as they stand and counts nothing.
 * @throws Refusal free-limit, invalid
 */
export async function createRelationship(act: Act, body: z.output<typeof newRelationship>): Promise<Kept<PersonRow>> {
  const kept = await keepOnce(act, relationships, body, async () => {
    const person = newPerson(body);
    await lockOwner(act, "relationships");
    // While this one waited, its twin may have come first.
    const again = body.id !== undefined && (await isPerson(act, body.id));
    if (!again) requirePlace(await countPeople(act), act.account.subscriber);
    return { ...person, lastInteraction: null };
  });
  if (!kept.made) return kept;
  await announcePerson(act, kept.row, "created");
  const met = metAt(body);
  if (met === null) return kept;
  await logInteraction(act, { kind: "interaction", at: momentOf(met, act), note: "", personIds: [kept.row.id] });
  return { row: await findRecord(act, relationships, kept.row.id), made: true };
}
