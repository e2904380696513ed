import { onDevice, type DeviceRoute } from "#app/shell/device/device.ts";
import * as contract from "../contract.ts";
import { loadOrganizer } from "./device-organizer.ts";
import {
  acceptInsightOnDevice,
  changeInsightOnDevice,
  deleteInsightOnDevice,
  restoreInsightOnDevice,
} from "./items-on-device.ts";
import { saveEntryOnDevice } from "./journal-on-device.ts";
import {
  captureOnDevice,
  organizeOnDevice,
  readyToCapture,
  restoreCaptureOnDevice,
  reviseCaptureOnDevice,
  trashCaptureOnDevice,
  undoCaptureOnDevice,
} from "./on-device.ts";

/** What a visitor's device answers of filing: the same acts as the server's, by the same rules. */
export const filingDevice: DeviceRoute[] = [
  onDevice(
    contract.quickCapture,
    (act, { body: { text, content, category, ...given } }) =>
      captureOnDevice(act, {
        ...given,
        kind: "text",
        text: text ?? content ?? "",
        category: text === undefined ? (category ?? "insight") : undefined,
      }),
    readyToCapture,
  ),
  onDevice(contract.saveJournalEntry, (act, { body }) => saveEntryOnDevice(act, body), readyToCapture),
  onDevice(
    contract.reviseCapture,
    (act, { params, body, ifMatch }) => reviseCaptureOnDevice(act, params.id, body.text, ifMatch),
    loadOrganizer,
  ),
  onDevice(contract.organizeCapture, (act, { params }) => organizeOnDevice(act, params.id), loadOrganizer),
  onDevice(contract.undoCapture, (act, { params }) => undoCaptureOnDevice(act, params.id)),
  onDevice(contract.deleteCapture, (act, { params }) => trashCaptureOnDevice(act, params.id)),
  onDevice(contract.restoreCapture, (act, { params }) => restoreCaptureOnDevice(act, params.id)),
  onDevice(contract.changeInsight, (act, { params, body, ifMatch }) =>
    changeInsightOnDevice(act, params.id, body, ifMatch),
  ),
  onDevice(contract.acceptInsight, (act, { params, body }) => acceptInsightOnDevice(act, params.id, body?.personIds)),
  onDevice(contract.deleteInsight, (act, { params }) => deleteInsightOnDevice(act, params.id)),
  onDevice(contract.restoreInsight, (act, { params }) => restoreInsightOnDevice(act, params.id)),
];
