import type { z } from "zod";
import type { Act } from "#app/platform/act.ts";
import { changeRecord } from "#app/platform/records/records.ts";
import type { gratitudeChange } from "../contract.ts";
import { announceGratitude } from "./announce-gratitude.ts";
import { presentItem } from "./store.ts";
import { gratitude, type GratitudeRow } from "./tables.ts";

/**
 * Changes an item; its day and its place stay.
 * @throws Refusal not-found, stale-version
 */
export async function changeGratitude(
  act: Act,
  id: string,
  body: z.output<typeof gratitudeChange>,
  version?: number,
): Promise<GratitudeRow> {
  const { before, row } = await changeRecord(
    act,
    gratitude,
    id,
    () => ({ text: body.text, categories: body.categories }),
    { version, present: presentItem },
  );
  if (row.version !== before.version) await announceGratitude(act, row, "changed");
  return row;
}
