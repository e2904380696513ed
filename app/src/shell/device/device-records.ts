import { LIMITS } from "#app/shared/limits.ts";
import { Refusal } from "#app/shared/problem.ts";
import { momentMade, type Given } from "#app/shared/record.ts";
import type { DeviceAct } from "./device-act.ts";
import type { DeviceList, DeviceRecord } from "./device-list.ts";

/** What a feature itself has to say of a new record. */
type Fields<T extends DeviceRecord> = Omit<T, keyof DeviceRecord>;
/** The fields that a change sets; undefined leaves one as it is. */
type FieldsChange<T extends DeviceRecord> = { [K in keyof Fields<T>]?: Fields<T>[K] | undefined };

/**
 * Keeps a record once: the same id again answers it as it stands, in the trash or not, and makes nothing.
 * @param make called only where it is new; the place for limits
 */
export function keepOnDevice<T extends DeviceRecord>(
  act: DeviceAct,
  list: DeviceList<T>,
  given: Given,
  make: () => Fields<T>,
): { row: T; made: boolean } {
  const there = given.id === undefined ? undefined : (act.lists.find(list, given.id) ?? trashed(act, list, given.id));
  if (there) return { row: there, made: false };
  const row = {
    id: given.id ?? crypto.randomUUID(),
    version: 1,
    actor: act.actor,
    createdAt: momentMade(given, act.now).toISOString(),
    updatedAt: act.now.toISOString(),
    ...make(),
  } as T;
  act.lists.put(list, row);
  return { row, made: true };
}

/** A record that is not in the trash. @throws Refusal not-found */
export function findOnDevice<T extends DeviceRecord>(act: DeviceAct, list: DeviceList<T>, id: string): T {
  const row = act.lists.find(list, id);
  if (!row) throw new Refusal("not-found");
  return row;
}

/**
 * Changes fields of a record, one version on; a change of nothing changes nothing.
 * @param expected the version that the change was made from, where it was named
 * @throws Refusal not-found; stale-version with the record as it stands
 */
export function changeOnDevice<T extends DeviceRecord>(
  act: DeviceAct,
  list: DeviceList<T>,
  id: string,
  change: (row: T) => FieldsChange<T>,
  expected?: number,
): { before: T; row: T } {
  const before = findOnDevice(act, list, id);
  if (expected !== undefined && expected !== before.version) throw new Refusal("stale-version", { record: before });
  const said = Object.fromEntries(Object.entries(change(before)).filter(([, value]) => value !== undefined));
  if (Object.keys(said).length === 0) return { before, row: before };
  const row = { ...before, ...said, version: before.version + 1, actor: act.actor, updatedAt: act.now.toISOString() };
  act.lists.put(list, row);
  return { before, row };
}

/** Lays a record into the trash. @throws Refusal not-found */
export function trashOnDevice<T extends DeviceRecord>(act: DeviceAct, list: DeviceList<T>, id: string): T {
  const record = findOnDevice(act, list, id);
  act.lists.remove(list, id);
  act.lists.setTrash([{ list: list.name, deletedAt: act.now.toISOString(), record }, ...act.lists.trash()]);
  return record;
}

/**
 * Brings a record back from the trash; one that is not there stays as it is.
 * @param allow called before it comes back; the place for limits
 * @throws Refusal not-found, also after 30 days
 */
export function restoreOnDevice<T extends DeviceRecord>(
  act: DeviceAct,
  list: DeviceList<T>,
  id: string,
  allow: () => void = () => undefined,
): { row: T; restored: boolean } {
  const standing = act.lists.find(list, id);
  if (standing) return { row: standing, restored: false };
  const row = trashed(act, list, id);
  if (!row) throw new Refusal("not-found");
  allow();
  act.lists.setTrash(act.lists.trash().filter((one) => one.list !== list.name || one.record.id !== id));
  const back = { ...row, version: row.version + 1, updatedAt: act.now.toISOString() };
  act.lists.put(list, back);
  return { row: back, restored: true };
}

/** What lies in the trash of a list, the newest first; what has lain there longer than 30 days is gone. */
export function trashOf<T extends DeviceRecord>(act: DeviceAct, list: DeviceList<T>): T[] {
  const since = act.now.getTime() - LIMITS.trashDays * 86_400_000;
  return act.lists
    .trash()
    .filter((one) => one.list === list.name && Date.parse(one.deletedAt) >= since)
    .map((one) => one.record as T);
}

const trashed = <T extends DeviceRecord>(act: DeviceAct, list: DeviceList<T>, id: string): T | undefined =>
  trashOf(act, list).find((row) => row.id === id);
