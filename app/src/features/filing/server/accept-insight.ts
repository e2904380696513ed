import { insights, presentInsight, type InsightRow } from "#app/features/insights/public.ts";
import type { Act } from "#app/platform/act.ts";
import { findRecord, lockRecord } from "#app/platform/records/records.ts";
import { itemOf } from "../rules/item.ts";
import { acceptedFields, asksWho } from "../rules/place-item.ts";
import { announceInsight } from "./announce-insight.ts";
import { write } from "./index-of-records.ts";
import { addPeople } from "./people-of-item.ts";
import { KEEPERS } from "./record-keepers.ts";

/**
 * Files a proposed item; people that it names and nobody knows are added in the same step. Accepting again changes
 * nothing.
 * @throws Refusal not-found; invalid where a name means several people; free-limit, and the proposal stays
 */
export async function acceptInsight(
  act: Act,
  id: string,
  personIds: readonly string[] | undefined,
): Promise<InsightRow> {
  const row = await lockRecord(act, insights, id);
  if (row.state !== "proposed" || row.recordKind === null) return row;
  const insight = presentInsight(row);
  const item = itemOf(insight);
  const people = asksWho(item) ? await addPeople(act, item.people, personIds) : [];
  const recordId = await KEEPERS[row.recordKind].create(act, item, { insightId: id, personIds: people });
  await write(act, id, acceptedFields(insight, recordId));
  await announceInsight(act, id, "changed");
  return findRecord(act, insights, id);
}
