import type { Category } from "@wisp/organizer";
import { CAPTURE_LIST, presentCapture } from "#app/features/captures/web/on-device.ts";
import { inOrder, INSIGHT_LIST, presentInsight } from "#app/features/insights/web/on-device.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import { chooseRows } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { browseCaptures, listCaptureDays } from "../contract.ts";

/** What a visitor's device answers of the Organize screen, and of what holds a task or an emotion. */
export const browseDevice: DeviceRoute[] = [
  onDevice(browseCaptures, (act, { query }) => {
    const items = Map.groupBy(act.lists.rows(INSIGHT_LIST), ({ captureId }) => captureId);
    const where = query.category === undefined ? undefined : holding(act, query.category);
    const choice = { query, textOf: ({ text }: { text: string }) => text, ...(where && { where }) };
    return chooseRows(act, CAPTURE_LIST, choice).map((capture) => ({
      capture: presentCapture(capture),
      insights: (items.get(capture.id) ?? []).toSorted(inOrder).map(presentInsight),
    }));
  }),
  onDevice(listCaptureDays, (act, { query: { category, ...days } }) => {
    const rows = chooseRows(act, CAPTURE_LIST, { query: { ...days, order: "asc" }, where: holding(act, category) });
    return [...new Set(rows.map(({ createdAt }) => localDate(new Date(createdAt), act.timezone)))];
  }),
];

function holding(act: DeviceAct, category: Category): (capture: { id: string }) => boolean {
  const items = act.lists.rows(INSIGHT_LIST).filter((item) => item.category === category);
  const ids = new Set(items.map(({ captureId }) => captureId));
  return ({ id }) => ids.has(id);
}
