import type { DeviceAct } from "#app/shell/device/device-act.ts";
import { readRecord, textOf, type DeviceList } from "#app/shell/device/device-list.ts";
import {
  changeOnDevice,
  keepOnDevice,
  restoreOnDevice,
  trashOf,
  trashOnDevice,
} from "#app/shell/device/device-records.ts";
import { localDate } from "#app/shared/calendar-date.ts";
import type { Change } from "#app/shared/change.ts";
import { momentMade, type Given } from "#app/shared/record.ts";
import type { JournalEntry } from "../contract.ts";
import { dayOfNew, refuseOver } from "../rules.ts";

/** A visitor's journal. */
export const JOURNAL_LIST: DeviceList<JournalEntry> = {
  name: "journal",
  read: (entry) => {
    const [text, captureId] = [textOf(entry["text"]), textOf(entry["captureId"])];
    if (text === null || captureId === null) return null;
    const record = readRecord(entry);
    const date = textOf(entry["date"]) ?? localDate(new Date(record.createdAt), "UTC");
    return { ...record, date: date.slice(0, 10), text, captureId };
  },
};

const announce = (act: DeviceAct, id: string, what: Change["what"]) => act.announce({ topic: "journal", id, what });

/** An entry, in the trash or not. */
export const findEntryOnDevice = (act: DeviceAct, is: (entry: JournalEntry) => boolean): JournalEntry | undefined =>
  act.lists.rows(JOURNAL_LIST).find(is) ?? trashOf(act, JOURNAL_LIST).find(is);

/** Writes an entry on its day. @throws Refusal day-over; invalid */
export function createEntryOnDevice(
  act: DeviceAct,
  entry: Given & { text: string; captureId: string; date?: string | undefined },
): JournalEntry {
  const { row, made } = keepOnDevice(act, JOURNAL_LIST, entry, () => ({
    date: dayOfNew(entry, momentMade(entry, act.now), act.today, act.timezone),
    text: entry.text,
    captureId: entry.captureId,
  }));
  if (made) announce(act, row.id, "created");
  return row;
}

/** Changes the words of an entry while its day lasts. @throws Refusal not-found, day-over */
export function changeEntryOnDevice(act: DeviceAct, id: string, text: string): JournalEntry {
  const { row } = changeOnDevice(act, JOURNAL_LIST, id, ({ date }) => {
    refuseOver(date, act.today);
    return { text };
  });
  announce(act, id, "changed");
  return row;
}

/** Lays an entry into the trash. @throws Refusal not-found */
export function trashEntryOnDevice(act: DeviceAct, id: string): void {
  trashOnDevice(act, JOURNAL_LIST, id);
  announce(act, id, "trashed");
}

/** Brings an entry back. @throws Refusal not-found, also after 30 days */
export function restoreEntryOnDevice(act: DeviceAct, id: string): void {
  const { restored } = restoreOnDevice(act, JOURNAL_LIST, id);
  if (restored) announce(act, id, "restored");
}
