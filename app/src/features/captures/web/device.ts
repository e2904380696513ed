import { chooseRows } from "#app/shell/device/choose-rows.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import { listCaptures, readCapture } from "../contract.ts";
import { CAPTURE_LIST, presentCapture } from "./on-device.ts";

/** What a visitor's device answers of captures; filing answers what is done with them. */
export const captureDevice: DeviceRoute[] = [
  onDevice(listCaptures, (act, { query }) =>
    chooseRows(act, CAPTURE_LIST, { query, textOf: ({ text }) => text }).map(presentCapture),
  ),
  onDevice(readCapture, (act, { params }) => presentCapture(findOnDevice(act, CAPTURE_LIST, params.id))),
];
