import {
  announceInsightOnDevice,
  fetchInsightBack,
  insightsOfRecordOnDevice,
  layInsightAway,
  writeInsightOnDevice,
} from "#app/features/insights/web/on-device.ts";
import type { DeviceListener } from "#app/shell/device/device-act.ts";
import { followRecord } from "../rules/follow-record.ts";

/**
 * Keeps a visitor's insights an index of their records: whoever changes a record, its insight says the same in the same
 * act.
 */
export const indexOfRecordsOnDevice: DeviceListener = (act, change) => {
  if (change.kind === undefined || change.what === "created") return;
  for (const { id, awaySince } of insightsOfRecordOnDevice(act, change.id)) {
    const following = followRecord(awaySince !== null, change, act.actor === "person");
    if (following === null) continue;
    const { what, fields } = following;
    if (what === "trashed") layInsightAway(act, id);
    else if (what === "restored") fetchInsightBack(act, id, fields);
    else {
      writeInsightOnDevice(act, id, fields);
      announceInsightOnDevice(act, id, what);
    }
  }
};
