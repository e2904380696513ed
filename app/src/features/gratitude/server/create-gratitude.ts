import type { Act } from "#app/platform/act.ts";
import { keepOnce, lockOwner, type Kept } from "#app/platform/records/records.ts";
import { announceGratitude } from "./announce-gratitude.ts";
import { nextPosition } from "./store.ts";
import { gratitude, type GratitudeRow } from "./tables.ts";

/** One text for one day. */
export type OneGratitude = {
  id?: string | undefined;
  createdAt?: string | undefined;
  text: string;
  /** `YYYY-MM-DD`; default: the account's today. */
  date?: string | undefined;
  categories?: string[] | undefined;
  /** The insight that it is filed for. */
  insightId?: string | undefined;
};

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
