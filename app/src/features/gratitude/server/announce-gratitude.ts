import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { titleOf } from "../rules.ts";
import type { GratitudeRow } from "./tables.ts";

/** Tells what became of a gratitude item. */
export const announceGratitude = (act: Act, row: GratitudeRow, what: Change["what"]): Promise<void> =>
  act.announce({ topic: "gratitude", kind: "gratitude", id: row.id, what, index: { title: titleOf(row.text) } });
