import type { Act } from "#app/platform/act.ts";
import { keepOnce, lockOwner, type Kept } from "#app/platform/records/records.ts";
import type { OneGratitude } from "../rules.ts";
import { announceGratitude } from "./announce-gratitude.ts";
import { nextPosition } from "./store.ts";
import { gratitude, type GratitudeRow } from "./tables.ts";

/** Adds one item at the end of its day; the same id again answers it as it stands. */
export async function createGratitude(act: Act, one: OneGratitude): Promise<Kept<GratitudeRow>> {
  const date = one.date ?? act.today;
  // Two at once would take the same place.
  await lockOwner(act, "gratitude");
  const kept = await keepOnce(act, gratitude, one, async () => ({
    date,
    position: await nextPosition(act, date),
    text: one.text,
    categories: one.categories ?? [],
    insightId: one.insightId ?? null,
  }));
  if (kept.made) await announceGratitude(act, kept.row, "created");
  return kept;
}
