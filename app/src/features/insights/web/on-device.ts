import { MOODS } from "@wisp/organizer";
import type { Change } from "#app/shared/change.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { oneOf, readRecord, textOf, type DeviceList, type DeviceRecord } from "#app/shell/device/device-list.ts";
import { keepOnDevice, restoreOnDevice, trashOnDevice } from "#app/shell/device/device-records.ts";
import { INSIGHT_CATEGORIES, INSIGHT_STATES, RECORD_KINDS, type Insight } from "../contract.ts";

/** An insight as a device keeps it; `touched`: whether the person changed it, or its record, since it was made. */
export type DeviceInsight = Insight & { touched: boolean };

/** A visitor's insights. */
export const INSIGHT_LIST: DeviceList<DeviceInsight> = {
  name: "insights",
  read: (entry) => {
    const content = textOf(entry["content"]) ?? textOf(entry["title"]);
    if (content === null) return null;
    return {
      ...readRecord(entry),
      captureId: textOf(entry["captureId"]),
      category: oneOf(INSIGHT_CATEGORIES, entry["category"], "unsorted"),
      title: textOf(entry["title"]) ?? content.slice(0, LIMITS.title),
      content,
      span: spanOf(entry["span"]),
      dueDate: textOf(entry["dueDate"]),
      repeat: textOf(entry["repeat"]),
      people: Array.isArray(entry["people"]) ? entry["people"].filter((name) => typeof name === "string") : [],
      mood: oneOf(MOODS, entry["mood"], null),
      isCompleted: entry["isCompleted"] === true,
      isFavorite: entry["isFavorite"] === true,
      confidence: typeof entry["confidence"] === "number" ? entry["confidence"] : 1,
      state: oneOf(INSIGHT_STATES, entry["state"], "filed"),
      recordKind: oneOf(RECORD_KINDS, entry["recordKind"], null),
      recordId: textOf(entry["recordId"]),
      metadata: textOf(entry["metadata"]),
      touched: entry["touched"] === true,
    };
  },
};

function spanOf(value: unknown): Insight["span"] {
  const { start, end } = (value ?? {}) as Record<string, unknown>;
  return typeof start === "number" && typeof end === "number" ? { start, end } : null;
}

/** An insight as it goes out. */
export const presentInsight = ({ touched: _touched, ...insight }: DeviceInsight): Insight => insight;

/** An insight, wherever it lies; `awaySince`: since when in the trash. */
export type LyingInsight = DeviceInsight & { awaySince: string | null };

const everyInsight = (act: DeviceAct): LyingInsight[] => [
  ...act.lists.rows(INSIGHT_LIST).map((row) => ({ ...row, awaySince: null })),
  ...act.lists
    .trash()
    .filter(({ list }) => list === INSIGHT_LIST.name)
    .map(({ record, deletedAt }) => ({ ...(record as DeviceInsight), awaySince: deletedAt })),
];

/** One item, wherever it lies. @throws Refusal not-found */
export function insightOnDevice(act: DeviceAct, id: string): LyingInsight {
  const row = everyInsight(act).find((one) => one.id === id);
  if (!row) throw new Refusal("not-found");
  return row;
}

/** In the order of the text. */
export const inOrder = (a: Insight, b: Insight): number =>
  (a.span?.start ?? Infinity) - (b.span?.start ?? Infinity) || (a.id < b.id ? -1 : 1);

/** All items of a capture in the order of the text, those in the trash included. */
export const insightsOfCaptureOnDevice = (act: DeviceAct, captureId: string): LyingInsight[] =>
  everyInsight(act)
    .filter((row) => row.captureId === captureId)
    .toSorted(inOrder);

/** The items that stand for a record, those in the trash included. */
export const insightsOfRecordOnDevice = (act: DeviceAct, recordId: string): LyingInsight[] =>
  everyInsight(act).filter((row) => row.recordId === recordId);

/** Columns of an item to be written; undefined leaves one as it is. */
type InsightWrite = { [K in keyof DeviceInsight]?: DeviceInsight[K] | undefined };

/** Adds an item. */
export function addInsightOnDevice(
  act: DeviceAct,
  id: string,
  fields: Omit<DeviceInsight, keyof DeviceRecord>,
): DeviceInsight {
  const { row } = keepOnDevice(act, INSIGHT_LIST, { id }, () => fields);
  announceInsightOnDevice(act, id, "created");
  return row;
}

/** Writes columns of an item wherever it lies, in the trash or not. */
export function writeInsightOnDevice(act: DeviceAct, id: string, change: InsightWrite): void {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = <T extends DeviceRecord>(row: T): T => ({
    ...row,
    ...said,
    version: row.version + 1,
    actor: act.actor,
    updatedAt: act.now.toISOString(),
  });
  const standing = act.lists.find(INSIGHT_LIST, id);
  if (standing) act.lists.put(INSIGHT_LIST, changed(standing));
  else
    act.lists.setTrash(
      act.lists
        .trash()
        .map((one) =>
          one.list === INSIGHT_LIST.name && one.record.id === id ? { ...one, record: changed(one.record) } : one,
        ),
    );
}

/** Lays an item itself into the trash; filing sees to its record. */
export function layInsightAway(act: DeviceAct, id: string): void {
  trashOnDevice(act, INSIGHT_LIST, id);
  announceInsightOnDevice(act, id, "trashed");
}

/** Brings an item itself back from the trash. @throws Refusal not-found, also after 30 days */
export function fetchInsightBack(act: DeviceAct, id: string, fields: InsightWrite): void {
  restoreOnDevice(act, INSIGHT_LIST, id);
  writeInsightOnDevice(act, id, fields);
  announceInsightOnDevice(act, id, "restored");
}

/** Tells screens that an item changed. */
export const announceInsightOnDevice = (act: DeviceAct, id: string, what: Change["what"]): void =>
  act.announce({ topic: "insights", id, what });
