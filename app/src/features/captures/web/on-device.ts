import { CATEGORIES, type Category } from "@wisp/organizer";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { momentMade, type Given } from "#app/shared/record.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { instantOf, oneOf, readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import { changeOnDevice, keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import { CAPTURE_KINDS, CAPTURE_STATUSES, type Capture } from "../contract.ts";

/** A capture as a device keeps it. */
export type DeviceCapture = Capture & {
  /** As it was given; never changed. */
  original: string;
  /** The local wall clock when it was written, `YYYY-MM-DDTHH:MM`. */
  writtenAt: string;
  /** Set: the whole content is one item of this category. */
  asCategory: Category | null;
  /** How often it was organized. */
  runs: number;
  /** Every corrected text, the oldest first. */
  revisions: { text: string; createdAt: string }[];
};

/** A visitor's captures. */
export const CAPTURE_LIST: DeviceList<DeviceCapture> = {
  name: "captures",
  read: (entry) => {
    const text = textOf(entry["text"]) ?? textOf(entry["original"]);
    if (text === null) return null;
    const record = readRecord(entry);
    const timezone = textOf(entry["timezone"]) ?? "UTC";
    return {
      ...record,
      kind: oneOf(CAPTURE_KINDS, entry["kind"], "text"),
      original: textOf(entry["original"]) ?? text,
      text,
      status: oneOf(CAPTURE_STATUSES, entry["status"], "organized"),
      reason: textOf(entry["reason"]),
      timezone,
      writtenAt: textOf(entry["writtenAt"]) ?? record.createdAt.slice(0, 16),
      asCategory: oneOf(CATEGORIES, entry["asCategory"], null),
      runs: typeof entry["runs"] === "number" ? entry["runs"] : 0,
      revisions: Array.isArray(entry["revisions"]) ? entry["revisions"].flatMap(revisionOf) : [],
    };
  },
};

function revisionOf(value: unknown): DeviceCapture["revisions"] {
  const { text, createdAt } = (value ?? {}) as Record<string, unknown>;
  const [words, moment] = [textOf(text), instantOf(createdAt)];
  return words !== null && moment !== null ? [{ text: words, createdAt: moment }] : [];
}

/** A capture as it goes out. */
export const presentCapture = (capture: DeviceCapture): Capture => {
  const { original: _o, writtenAt: _w, asCategory: _a, runs: _r, revisions: _v, ...shown } = capture;
  return shown;
};

/** What is needed to keep a capture. */
export type NewDeviceCapture = Given &
  Pick<DeviceCapture, "kind" | "text" | "asCategory"> & { timezone?: string | undefined };

/** Keeps what a visitor gave, before anything clever happens to it; the same id again keeps nothing. */
export function keepCaptureOnDevice(act: DeviceAct, given: NewDeviceCapture): { row: DeviceCapture; made: boolean } {
  const timezone = given.timezone ?? act.timezone;
  const kept = keepOnDevice(act, CAPTURE_LIST, given, () => ({
    kind: given.kind,
    original: given.text,
    text: given.text,
    status: "kept" as const,
    reason: null,
    timezone,
    writtenAt: localDateTime(momentMade(given, act.now), timezone),
    asCategory: given.asCategory,
    runs: 0,
    revisions: [],
  }));
  if (kept.made) announce(act, kept.row.id, "created");
  return kept;
}

/** Changes what is known of a capture. @throws Refusal not-found, stale-version */
export function updateCaptureOnDevice(
  act: DeviceAct,
  id: string,
  change: Partial<Pick<DeviceCapture, "text" | "status" | "reason" | "runs" | "revisions">>,
  version?: number,
): DeviceCapture {
  const { row } = changeOnDevice(act, CAPTURE_LIST, id, () => change, version);
  announce(act, id, "changed");
  return row;
}

/** Lays a capture itself into the trash; filing sees to its items. @throws Refusal not-found */
export function layCaptureAway(act: DeviceAct, id: string): void {
  trashOnDevice(act, CAPTURE_LIST, id);
  announce(act, id, "trashed");
}

/** Brings a capture itself back, and tells since when it lay in the trash; null where it did not. @throws Refusal not-found */
export function fetchCaptureBack(act: DeviceAct, id: string): { row: DeviceCapture; since: string | null } {
  const lay = act.lists.trash().find(({ list, record }) => list === CAPTURE_LIST.name && record.id === id);
  const { row, restored } = restoreOnDevice(act, CAPTURE_LIST, id);
  if (restored) announce(act, id, "restored");
  return { row, since: restored ? (lay?.deletedAt ?? null) : null };
}

const announce = (act: DeviceAct, id: string, what: "created" | "changed" | "trashed" | "restored") =>
  act.announce({ topic: "captures", id, what });
