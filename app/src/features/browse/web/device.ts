import { CAPTURE_LIST, presentCapture } from "#app/features/captures/web/on-device.ts";
import { inOrder, INSIGHT_LIST, presentInsight } from "#app/features/insights/web/on-device.ts";
import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { browseCaptures } from "../contract.ts";

/** What a visitor's device answers of the Organize screen. */
export const browseDevice: DeviceRoute[] = [
  onDevice(browseCaptures, (act, { query }) => {
    const items = Map.groupBy(act.lists.rows(INSIGHT_LIST), ({ captureId }) => captureId);
    return chooseRows(act, CAPTURE_LIST, { query, textOf: ({ text }) => text }).map((capture) => ({
      capture: presentCapture(capture),
      insights: (items.get(capture.id) ?? []).toSorted(inOrder).map(presentInsight),
    }));
  }),
];
