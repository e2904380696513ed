import { readStored, writeStored } from "../storage.ts";
import { TRASH, type ListName } from "./device-keys.ts";
import type { DeviceList, DeviceRecord } from "./device-list.ts";

/** Something deleted, and since when it lies in the trash. */
export type Trashed = { list: ListName; deletedAt: string; record: DeviceRecord };

/** The browser keeps its storage closed, or it is full: what was to be kept is not. */
export class NotStored extends Error {}

// An entry as it stands in storage, and as it is understood. What cannot be understood stays where it stands.
type Entry = { raw: unknown; record: DeviceRecord | null };

/**
 * A visitor's lists as one act sees them: read from storage when they are asked for, changed in memory, and written back
 * all together, or not at all.
 */
export class DeviceLists {
  readonly #lists = new Map<ListName, Entry[]>();
  readonly #changed = new Set<string>();
  #trash: Trashed[] | null = null;

  /** The records of a list, the newest first. */
  rows<T extends DeviceRecord>(list: DeviceList<T>): T[] {
    return this.#entries(list).flatMap(({ record }) => (record ? [record as T] : []));
  }

  /** How many entries of a list cannot be understood: they stay where they stand. */
  unreadable(list: DeviceList<DeviceRecord>): number {
    return this.#entries(list).filter(({ record }) => record === null).length;
  }

  /** One record; undefined where it is not in the list. */
  find<T extends DeviceRecord>(list: DeviceList<T>, id: string): T | undefined {
    return this.rows(list).find((row) => row.id === id);
  }

  /** Writes a record in its place, or at the head of the list where it is new. */
  put<T extends DeviceRecord>(list: DeviceList<T>, record: T): void {
    const entries = this.#entries(list);
    const at = entries.findIndex((entry) => entry.record?.id === record.id);
    if (at >= 0) entries[at] = { raw: record, record };
    else entries.splice(this.#placeOf(entries, record), 0, { raw: record, record });
    this.#changed.add(list.name);
  }

  /** Takes a record out for good. */
  remove(list: DeviceList<DeviceRecord>, id: string): void {
    const entries = this.#entries(list);
    const at = entries.findIndex((entry) => entry.record?.id === id);
    if (at < 0) return;
    entries.splice(at, 1);
    this.#changed.add(list.name);
  }

  /** What lies in the trash, the newest first. */
  trash(): readonly Trashed[] {
    this.#trash ??= readArray(TRASH).filter(isTrashed);
    return this.#trash;
  }

  setTrash(trash: Trashed[]): void {
    this.#trash = trash;
    this.#changed.add(TRASH);
  }

  /** Writes what changed; where the browser refuses, everything stands as before. @throws NotStored */
  commit(): void {
    const before = new Map([...this.#changed].map((key) => [key, readStored(key)]));
    for (const key of this.#changed) {
      const entries = key === TRASH ? this.trash() : this.#lists.get(key as ListName)?.map((entry) => entry.raw);
      if (writeStored(key, entries && entries.length > 0 ? JSON.stringify(entries) : null)) continue;
      for (const [old, value] of before) writeStored(old, value);
      throw new NotStored("not stored");
    }
  }

  #entries<T extends DeviceRecord>(list: DeviceList<T>): Entry[] {
    const known = this.#lists.get(list.name);
    if (known) return known;
    const entries = readArray(list.name).map((raw) => {
      const record = isObject(raw) ? list.read(raw) : null;
      // An id that was given now has to stay: it is what makes sure that nothing is moved twice.
      if (record && isObject(raw) && raw["id"] !== record.id) this.#changed.add(list.name);
      return { raw: record ?? raw, record };
    });
    this.#lists.set(list.name, entries);
    return entries;
  }

  // Newest first, also for what came from elsewhere with a moment of its own.
  #placeOf(entries: Entry[], { createdAt }: DeviceRecord): number {
    const at = entries.findIndex(({ record }) => record !== null && record.createdAt <= createdAt);
    return at < 0 ? entries.length : at;
  }
}

function readArray(key: string): unknown[] {
  try {
    const read: unknown = JSON.parse(readStored(key) ?? "[]");
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isTrashed = (value: unknown): value is Trashed =>
  isObject(value) && isObject(value["record"]) && typeof value["deletedAt"] === "string" && "list" in value;
