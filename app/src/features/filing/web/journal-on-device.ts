import type { z } from "zod";
import { CAPTURE_LIST } from "#app/features/captures/web/on-device.ts";
import type { newJournalEntry } from "#app/features/journal/contract.ts";
import {
  changeEntryOnDevice,
  createEntryOnDevice,
  findEntryOnDevice,
  restoreEntryOnDevice,
  trashEntryOnDevice,
} from "#app/features/journal/web/on-device.ts";
import type { DeviceAct, DeviceListener } from "#app/shell/device/device-act.ts";
import type { EntryWithInsights } from "../contract.ts";
import { captureOnDevice } from "./on-device.ts";

/**
 * Keeps a visitor's entry with its capture, and files what it holds; the same id again answers it as it stands.
 * @throws Refusal day-over, invalid
 */
export function saveEntryOnDevice(act: DeviceAct, body: z.output<typeof newJournalEntry>): EntryWithInsights {
  const { id, date, ...given } = body;
  const there = id === undefined ? undefined : findEntryOnDevice(act, (entry) => entry.id === id);
  const captured = captureOnDevice(act, { ...given, id: there?.captureId, kind: "journal" });
  const captureId = captured.capture.id;
  const entry = there ?? createEntryOnDevice(act, { ...given, id, date, captureId });
  return { ...captured, entry };
}

/**
 * Keeps a visitor's entries one fact with their captures: whatever becomes of a capture, its entry follows in the same
 * act. @throws Refusal day-over, which takes all of the act back
 */
export const journalFollowsCaptures: DeviceListener = (act, { topic, id, what }) => {
  if (topic !== "captures" || what === "created") return;
  const entry = findEntryOnDevice(act, ({ captureId }) => captureId === id);
  if (!entry) return;
  if (what === "trashed") return trashEntryOnDevice(act, entry.id);
  if (what === "restored") return restoreEntryOnDevice(act, entry.id);
  const text = act.lists.find(CAPTURE_LIST, id)?.text;
  if (text !== undefined && text !== entry.text) changeEntryOnDevice(act, entry.id, text);
};
