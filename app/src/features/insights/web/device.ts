import { chooseRows } from "#app/shell/device/choose-rows.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { countInsights, listInsights, listSources, readInsight, type InsightQuery } from "../contract.ts";
import { INSIGHT_LIST, presentInsight, type DeviceInsight } from "./on-device.ts";

const textOf = ({ title, content }: DeviceInsight): string => `${title} ${content}`;

const fits =
  (query: InsightQuery) =>
  (row: DeviceInsight): boolean =>
    (["category", "captureId", "state", "isCompleted", "isFavorite"] as const).every(
      (field) => query[field] === undefined || query[field] === row[field],
    );

const choose = (act: DeviceAct, query: InsightQuery): DeviceInsight[] =>
  chooseRows(act, INSIGHT_LIST, { query, textOf, where: fits(query) });

/** What a visitor's device answers of insights; filing answers what is done with them. */
export const insightDevice: DeviceRoute[] = [
  onDevice(listInsights, (act, { query }) => choose(act, query).map(presentInsight)),
  onDevice(countInsights, (act, { query }) => {
    const counts: Record<string, number> = {};
    for (const { category } of choose(act, query)) counts[category] = (counts[category] ?? 0) + 1;
    return counts;
  }),
  onDevice(listSources, (act, { query }) => {
    const wanted = new Set(query.recordIds);
    return act.lists
      .rows(INSIGHT_LIST)
      .flatMap(({ id, recordId, captureId, content, people }) =>
        recordId !== null && wanted.has(recordId) ? [{ recordId, insightId: id, captureId, content, people }] : [],
      );
  }),
  onDevice(readInsight, (act, { params }) => presentInsight(findOnDevice(act, INSIGHT_LIST, params.id))),
];
