import type { z } from "zod";
import { fold } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { trashOf } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import type { GratitudeDay } from "../contract.ts";
import { summaryOf } from "../rules.ts";
import {
  addEntriesOnDevice,
  changeGratitudeOnDevice,
  daysOf,
  GRATITUDE_LIST,
  itemOf,
  restoreGratitudeOnDevice,
  trashGratitudeOnDevice,
} from "./on-device.ts";

/** What a visitor's device answers of gratitude. */
export const gratitudeDevice: DeviceRoute[] = [
  onDevice(contract.listGratitude, (act, { query }) => chooseDays(act, query)),
  onDevice(contract.summarizeGratitude, (act) =>
    summaryOf(
      act.lists.rows(GRATITUDE_LIST).map((entry) => entry.date),
      act.today,
    ),
  ),
  onDevice(contract.createGratitude, (act, { body }) => addEntriesOnDevice(act, body)),
  onDevice(contract.changeGratitude, (act, { params, body, ifMatch }) =>
    itemOf(changeGratitudeOnDevice(act, params.id, body, ifMatch)),
  ),
  onDevice(contract.deleteGratitude, (act, { params }) => trashGratitudeOnDevice(act, params.id)),
  onDevice(contract.restoreGratitude, (act, { params }) => itemOf(restoreGratitudeOnDevice(act, params.id))),
];

// A day is shown whole, also where only one of its texts holds the words.
function chooseDays(act: DeviceAct, query: z.output<typeof contract.gratitudeQuery>): GratitudeDay[] {
  const { q, from, to, trash, order } = query;
  const rows = trash === true ? trashOf(act, GRATITUDE_LIST) : act.lists.rows(GRATITUDE_LIST);
  const sign = order === "asc" ? 1 : -1;
  return daysOf(rows)
    .filter(
      ({ date, items }) =>
        (from === undefined || date >= from) &&
        (to === undefined || date <= to) &&
        (q === undefined || items.some((item) => fold(item.text).includes(fold(q)))),
    )
    .sort((a, b) => sign * (a.date < b.date ? -1 : 1));
}
