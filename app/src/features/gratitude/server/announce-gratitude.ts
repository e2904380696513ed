import type { Act } from "#app/platform/act.ts";
import type { Change } from "#app/shared/change.ts";
import { LIMITS } from "#app/shared/limits.ts";
import type { GratitudeRow } from "./tables.ts";

/** Tells what became of a gratitude item. */
export const announceGratitude = (act: Act, row: GratitudeRow, what: Change["what"]): Promise<void> =>
  act.announce({ topic: "gratitude", kind: "gratitude", id: row.id, what, index: { title: titleOf(row.text) } });

// A text may be longer than a title; the cut must not leave half a surrogate pair.
const titleOf = (text: string): string => text.slice(0, LIMITS.title).replace(/[\uD800-\uDBFF]$/, "");
