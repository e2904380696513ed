import type { Category } from "@wisp/organizer";
import {
  CAPTURE_LIST,
  fetchCaptureBack,
  keepCaptureOnDevice,
  layCaptureAway,
  presentCapture,
  updateCaptureOnDevice,
  type DeviceCapture,
} from "#app/features/captures/web/on-device.ts";
import type { Capture } from "#app/features/captures/contract.ts";
import {
  insightsOfCaptureOnDevice,
  presentInsight,
  writeInsightOnDevice,
  type LyingInsight,
} from "#app/features/insights/web/on-device.ts";
import { knownNamesOnDevice } from "#app/features/relationships/web/on-device.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { Given } from "#app/shared/record.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { findOnDevice } from "#app/shell/device/device-records.ts";
import type { CaptureWithInsights } from "../contract.ts";
import { compareItems, isDeletedByPerson, type Standing } from "../rules/compare-items.ts";
import type { Found } from "../rules/item.ts";
import { loadedOrganizer } from "./device-organizer.ts";
import { bringBackOnDevice, fileOnDevice, takeBackOnDevice, trashItemOnDevice } from "./place-on-device.ts";

export { readyToCapture } from "./device-organizer.ts";

/** What a visitor gives; with a category, the whole of it is one item of that category. */
export type CaptureOnDevice = Given & {
  text: string;
  kind: "text" | "journal";
  category?: Category | undefined;
  timezone?: string | undefined;
};

/**
 * Keeps a visitor's text, organizes it and files what it holds; the same id again answers it as it stands. A route that
 * does this names `readyToCapture` as what it needs; where the organizer could not be loaded, the words are kept and
 * wait with a Retry.
 */
export function captureOnDevice(act: DeviceAct, { category, ...given }: CaptureOnDevice): CaptureWithInsights {
  const { row, made } = keepCaptureOnDevice(act, { ...given, asCategory: category ?? null });
  if (!made) return withInsights(act, row);
  if (loadedOrganizer() !== null) return withInsights(act, organize(act, row));
  return withInsights(act, updateCaptureOnDevice(act, row.id, { status: "failed", reason: "unavailable" }));
}

/** Corrects a capture's text and organizes it again. @throws Refusal not-found, stale-version, unavailable */
export function reviseCaptureOnDevice(act: DeviceAct, id: string, text: string, version?: number): CaptureWithInsights {
  const capture = findOnDevice(act, CAPTURE_LIST, id);
  if (capture.text === text) return withInsights(act, capture);
  const revisions = [...capture.revisions, { text, createdAt: act.now.toISOString() }];
  return withInsights(act, organize(act, updateCaptureOnDevice(act, id, { text, revisions }, version)));
}

/** Organizes a capture again. @throws Refusal not-found, unavailable */
export const organizeOnDevice = (act: DeviceAct, id: string): CaptureWithInsights =>
  withInsights(act, organize(act, findOnDevice(act, CAPTURE_LIST, id)));

/** Takes back what came of a capture, but for what the person changed since. @throws Refusal not-found */
export function undoCaptureOnDevice(act: DeviceAct, id: string): { undone: number; kept: number } {
  findOnDevice(act, CAPTURE_LIST, id);
  const items = insightsOfCaptureOnDevice(act, id).filter(({ awaySince }) => awaySince === null);
  const untouched = items.filter(({ touched }) => !touched);
  for (const item of untouched) takeBackOnDevice(act, item);
  updateCaptureOnDevice(act, id, { status: "undone", reason: null });
  return { undone: untouched.length, kept: items.length - untouched.length };
}

/** Lays a capture and everything that came of it into the trash. @throws Refusal not-found */
export function trashCaptureOnDevice(act: DeviceAct, id: string): void {
  layCaptureAway(act, id);
  for (const item of insightsOfCaptureOnDevice(act, id)) if (item.awaySince === null) trashItemOnDevice(act, item);
}

/** Brings a capture back, and of its items those that went with it. @throws Refusal not-found */
export function restoreCaptureOnDevice(act: DeviceAct, id: string): Capture {
  const { row, since } = fetchCaptureBack(act, id);
  for (const item of insightsOfCaptureOnDevice(act, id))
    if (since !== null && item.awaySince === since) bringBackOnDevice(act, item);
  return presentCapture(row);
}

function organize(act: DeviceAct, capture: DeviceCapture): DeviceCapture {
  const organizer = loadedOrganizer();
  if (organizer === null) throw new Refusal("unavailable");
  const own: DeviceAct = { ...act, actor: "organizer" };
  const known = { language: act.language, knownPeople: knownNamesOnDevice(act) };
  const found = organizer.findItems(capture, known);
  const { same, added, left } = compareItems(insightsOfCaptureOnDevice(own, capture.id), standing, found);
  for (const { row, found: each } of same) keepSame(own, row, each);
  for (const { found: each } of added) fileOnDevice(own, capture.id, each);
  for (const row of left) takeBackOnDevice(own, row);
  const reason = organizer.reasonFor(capture.text);
  return updateCaptureOnDevice(own, capture.id, { status: "organized", reason, runs: capture.runs + 1 });
}

const standing = (row: LyingInsight): Standing => ({ ...row, isTrashed: row.awaySince !== null });

function keepSame(act: DeviceAct, row: LyingInsight, { item: { span } }: Found): void {
  if (isDeletedByPerson(standing(row))) return;
  if (row.awaySince !== null) {
    bringBackOnDevice(act, row);
    // It is as untouched as when it was taken back: the next undoing may take it again.
    writeInsightOnDevice(act, row.id, { touched: row.touched });
  }
  if (row.span?.start !== span?.start || row.span?.end !== span?.end) writeInsightOnDevice(act, row.id, { span });
}

const withInsights = (act: DeviceAct, capture: DeviceCapture): CaptureWithInsights => ({
  capture: presentCapture(capture),
  insights: insightsOfCaptureOnDevice(act, capture.id)
    .filter(({ awaySince }) => awaySince === null)
    .map(({ awaySince: _away, ...row }) => presentInsight(row)),
});
