import type { z } from "zod";
import { dueDateInput, floatingDue } from "#app/shared/calendar-date.ts";
import type { Change } from "#app/shared/change.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { readRecord, textOf, type DeviceList, type DeviceRecord } from "#app/shell/device/device-list.ts";
import {
  changeOnDevice,
  keepOnDevice,
  restoreOnDevice,
  trashOf,
  trashOnDevice,
} from "#app/shell/device/device-records.ts";
import { gratitudeItem, type GratitudeDay, type gratitudeChange, type GratitudeItem } from "../contract.ts";
import type { newGratitude } from "../contract.ts";
import { dayOf, missingTexts, titleOf, type OneGratitude } from "../rules.ts";

/** One good thing as it stands on a visitor's device. */
export type GratitudeEntry = DeviceRecord & {
  content: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The order within its day. */
  position: number;
  categories: string[];
  insightId: string | null;
};

/** A visitor's good things. An older entry has an instant for its date and no position: those stand first, by when they were written. */
export const GRATITUDE_LIST: DeviceList<GratitudeEntry> = {
  name: "gratitude",
  read: (entry) => {
    const content = textOf(entry["content"])?.trim();
    const record = readRecord(entry);
    const date = dateOf(entry["date"] ?? record.createdAt);
    if (!content || date === null) return null;
    const { categories, insightId, position } = entry;
    return {
      ...record,
      content,
      date,
      position: typeof position === "number" ? position : -1,
      categories: gratitudeItem.shape.categories.safeParse(categories).data ?? [],
      insightId: textOf(insightId),
    };
  },
};

const dateOf = (value: unknown): string | null => {
  const read = dueDateInput.safeParse(value);
  return read.success ? floatingDue(read.data, deviceTimeZone()).slice(0, 10) : null;
};

/** An entry as the item of its day. */
export const itemOf = ({ id, content, categories, insightId, version }: GratitudeEntry): GratitudeItem => ({
  id,
  text: content,
  categories,
  insightId,
  version,
});

/** Entries by their days; a day's in order. */
export function daysOf(entries: readonly GratitudeEntry[]): GratitudeDay[] {
  const days = Map.groupBy(entries.toSorted(inOrder), (entry) => entry.date);
  return [...days].map(([date, rows]) => dayOf(date, rows.map(itemOf), rows[0]?.createdAt ?? ""));
}

const keyOf = ({ createdAt, id }: GratitudeEntry): string => createdAt + id;
const inOrder = (a: GratitudeEntry, b: GratitudeEntry): number =>
  a.position - b.position || (keyOf(a) < keyOf(b) ? -1 : 1);

/** Adds one text at the end of its day; the same id again answers it as it stands. */
export function createGratitudeOnDevice(act: DeviceAct, one: OneGratitude): GratitudeEntry {
  const date = one.date ?? act.today;
  const { row, made } = keepOnDevice(act, GRATITUDE_LIST, one, () => ({
    content: one.text,
    date,
    position: nextPosition(act, date),
    categories: one.categories ?? [],
    insightId: one.insightId ?? null,
  }));
  if (made) announce(act, row, "created");
  return row;
}

// Behind everything of the day, the trash included, from where an entry may come back.
const nextPosition = (act: DeviceAct, date: string): number =>
  [...act.lists.rows(GRATITUDE_LIST), ...trashOf(act, GRATITUDE_LIST)]
    .filter((entry) => entry.date === date)
    .reduce((next, { position }) => Math.max(next, position + 1), 0);

/** Adds the texts of a list that the day does not hold yet, and the quick form's one; answers the day. */
export function addEntriesOnDevice(act: DeviceAct, body: z.output<typeof newGratitude>): GratitudeDay {
  const { id, madeAt, content, categories } = body;
  const sent = body.date && floatingDue(body.date, body.timezone ?? act.timezone).slice(0, 10);
  const onDay = (date: string) => daysOf(act.lists.rows(GRATITUDE_LIST)).find((day) => day.date === date);
  for (const text of missingTexts(onDay(sent ?? act.today)?.items ?? [], body.entries ?? []))
    createGratitudeOnDevice(act, { text, date: sent, categories, madeAt });
  const one =
    content === undefined
      ? undefined
      : createGratitudeOnDevice(act, { id, madeAt, text: content, date: sent, categories });
  const date = one?.date ?? sent ?? act.today;
  return onDay(date) ?? dayOf(date, [], one?.createdAt ?? act.now.toISOString());
}

/** Changes an entry; its day and its place stay. @throws Refusal not-found, stale-version */
export function changeGratitudeOnDevice(
  act: DeviceAct,
  id: string,
  { text, categories }: z.output<typeof gratitudeChange>,
  version?: number,
): GratitudeEntry {
  const { before, row } = changeOnDevice(act, GRATITUDE_LIST, id, () => ({ content: text, categories }), version);
  if (row.version !== before.version) announce(act, row, "changed");
  return row;
}

/** Lays an entry into the trash. @throws Refusal not-found */
export function trashGratitudeOnDevice(act: DeviceAct, id: string): void {
  announce(act, trashOnDevice(act, GRATITUDE_LIST, id), "trashed");
}

/** Brings an entry back, to its old place in its day. @throws Refusal not-found, also after 30 days */
export function restoreGratitudeOnDevice(act: DeviceAct, id: string): GratitudeEntry {
  const { row, restored } = restoreOnDevice(act, GRATITUDE_LIST, id);
  if (restored) announce(act, row, "restored");
  return row;
}

const announce = (act: DeviceAct, { id, content }: GratitudeEntry, what: Change["what"]): void =>
  act.announce({ topic: "gratitude", kind: "gratitude", id, what, index: { title: titleOf(content) } });
