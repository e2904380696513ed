import type { Category } from "@wisp/organizer";
import type { z } from "zod";
import { insights, presentInsight, type InsightRow } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { changeRecord, findRecord } from "#app/platform/records/records.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { insightChange } from "../contract.ts";
import { refiledFields, refiledItem } from "../rules/place-item.ts";
import { announceInsight } from "./announce-insight.ts";
import { placeItem } from "./file-item.ts";
import { write } from "./index-of-records.ts";
import { KEEPERS } from "./record-keepers.ts";

/**
 * Changes an item and its record together. A new category files it elsewhere: the old record goes to the trash, a new
 * one is made, the item keeps its id (decisions 11).
 * @throws Refusal not-found, stale-version, free-limit
 */
export async function changeInsight(
  act: Act,
  id: string,
  sent: z.output<typeof insightChange>,
  version?: number,
): Promise<InsightRow> {
  const { category, dueDate, ...plain } = sent;
  const change = { ...plain, dueDate: dueDate && floatingDue(dueDate, act.account.timezone) };
  const { before, row } = await changeRecord(act, insights, id, () => ({ ...change, touched: true }), {
    version,
    present: presentInsight,
  });
  if (category !== undefined && category !== before.category) await refile(act, row, category);
  else if (row.recordKind !== null && row.recordId !== null)
    await KEEPERS[row.recordKind].change(act, row.recordId, change);
  await announceInsight(act, id, "changed");
  return findRecord(act, insights, id);
}

async function refile(act: Act, row: InsightRow, category: Category): Promise<void> {
  // Let go first: the item must not follow its old record into the trash.
  await write(act, row.id, { recordKind: null, recordId: null, category });
  if (row.recordKind !== null && row.recordId !== null) await KEEPERS[row.recordKind].trash(act, row.recordId);
  const insight = presentInsight(row);
  const item = refiledItem(insight, category);
  const place = await placeItem(act, item, row.id, true);
  await write(act, row.id, refiledFields(insight, item, place));
}
