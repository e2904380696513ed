import type { Category } from "@wisp/organizer";
import type { z } from "zod";
import type { Insight } from "#app/features/insights/contract.ts";
import {
  announceInsightOnDevice,
  INSIGHT_LIST,
  insightOnDevice,
  presentInsight,
  writeInsightOnDevice,
  type DeviceInsight,
} from "#app/features/insights/web/on-device.ts";
import { floatingDue } from "#app/shared/calendar-date.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { changeOnDevice, findOnDevice } from "#app/shell/device/device-records.ts";
import type { insightChange } from "../contract.ts";
import { itemOf } from "../rules/item.ts";
import { acceptedFields, asksWho, refiledFields, refiledItem } from "../rules/place-item.ts";
import { DEVICE_KEEPERS } from "./device-keepers.ts";
import { addPeopleOnDevice, bringBackOnDevice, placeOnDevice, trashItemOnDevice } from "./place-on-device.ts";

const shown = (act: DeviceAct, id: string): Insight => presentInsight(findOnDevice(act, INSIGHT_LIST, id));

/**
 * Changes an item and its record together; a new category files it elsewhere (decisions 11).
 * @throws Refusal not-found, stale-version
 */
export function changeInsightOnDevice(
  act: DeviceAct,
  id: string,
  sent: z.output<typeof insightChange>,
  version?: number,
): Insight {
  const { category, dueDate, ...plain } = sent;
  const change = { ...plain, dueDate: dueDate && floatingDue(dueDate, act.timezone) };
  const { before, row } = changeOnDevice(act, INSIGHT_LIST, id, () => ({ ...change, touched: true }), version);
  if (category !== undefined && category !== before.category) refile(act, row, category);
  else if (row.recordKind !== null && row.recordId !== null)
    DEVICE_KEEPERS[row.recordKind].change(act, row.recordId, change);
  announceInsightOnDevice(act, id, "changed");
  return shown(act, id);
}

function refile(act: DeviceAct, row: DeviceInsight, category: Category): void {
  // Let go first: the item must not follow its old record into the trash.
  writeInsightOnDevice(act, row.id, { recordKind: null, recordId: null, category });
  if (row.recordKind !== null && row.recordId !== null) DEVICE_KEEPERS[row.recordKind].trash(act, row.recordId);
  const item = refiledItem(row, category);
  writeInsightOnDevice(act, row.id, refiledFields(row, item, placeOnDevice(act, item, row.id, true)));
}

/**
 * Files a proposed item; people that it names and nobody knows are added in the same step.
 * @throws Refusal not-found; invalid where a name means several people; free-limit, and the proposal stays
 */
export function acceptInsightOnDevice(act: DeviceAct, id: string, personIds: readonly string[] | undefined): Insight {
  const row = findOnDevice(act, INSIGHT_LIST, id);
  if (row.state !== "proposed" || row.recordKind === null) return presentInsight(row);
  const item = itemOf(row);
  const people = asksWho(item) ? addPeopleOnDevice(act, item.people, personIds) : [];
  const recordId = DEVICE_KEEPERS[row.recordKind].create(act, item, { insightId: id, personIds: people });
  writeInsightOnDevice(act, id, acceptedFields(row, recordId));
  announceInsightOnDevice(act, id, "changed");
  return shown(act, id);
}

/** Lays an item and its record into the trash; a proposal is dismissed. @throws Refusal not-found */
export function deleteInsightOnDevice(act: DeviceAct, id: string): void {
  trashItemOnDevice(act, { ...findOnDevice(act, INSIGHT_LIST, id), awaySince: null });
}

/** Brings an item and its record back. @throws Refusal not-found, also after 30 days */
export function restoreInsightOnDevice(act: DeviceAct, id: string): Insight {
  const row = insightOnDevice(act, id);
  if (row.awaySince !== null) bringBackOnDevice(act, row);
  return shown(act, id);
}
