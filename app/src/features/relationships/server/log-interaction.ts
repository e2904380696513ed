import type { Act } from "#app/platform/act.ts";
import { keepOnce, lockOwner, type Kept } from "#app/platform/records/records.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { Interaction } from "../contract.ts";
import { announceInteraction } from "./announce.ts";
import { linkPeople, refreshLastInteraction } from "./interaction-store.ts";
import { findPeople } from "./store.ts";
import { interactions, type InteractionRow } from "./tables.ts";

/** What there is to say of something that happened, or of a fact; `at` is now where it is not said. */
export type Happening = {
  id?: string | undefined;
  madeAt?: string | undefined;
  kind: Interaction["kind"];
  at?: Date | undefined;
  note: string;
  personIds: string[];
};

/**
 * Logs something that happened with one person or several, or a fact about them; the same id again answers it as it
 * stands.
 * @throws Refusal not-found where somebody is not the owner's, or in the trash; invalid where nobody is named
 */
export async function logInteraction(act: Act, happening: Happening): Promise<Kept<InteractionRow>> {
  const personIds = [...new Set(happening.personIds)];
  const kept = await keepOnce(act, interactions, happening, async () => {
    // One at a time for each owner: whoever sets `lastInteraction` must see what the other one logged.
    await lockOwner(act, "relationships");
    await requirePeople(act, personIds);
    return { kind: happening.kind, at: happening.at ?? act.now, note: happening.note };
  });
  if (!kept.made) return kept;
  await linkPeople(act, kept.row.id, personIds);
  await refreshLastInteraction(act, personIds);
  await announceInteraction(act, kept.row, "created");
  return kept;
}

/** @throws Refusal not-found; invalid */
export async function requirePeople(act: Act, personIds: string[]): Promise<void> {
  if (personIds.length === 0) throw new Refusal("invalid", { errors: { personIds: "shared:validation.required" } });
  if ((await findPeople(act, personIds)).length < personIds.length) throw new Refusal("not-found");
}
