import type { Actor } from "#app/shared/record.ts";
import type { ListName } from "./device-keys.ts";

/** What every record on the device carries, as every record of the server does. */
export type DeviceRecord = {
  id: string;
  version: number;
  actor: Actor;
  createdAt: string;
  updatedAt: string;
};

/** One list: where it stands, and how an entry, also one of an older version, is read; null where that cannot be done. */
export type DeviceList<T extends DeviceRecord> = {
  name: ListName;
  read: (entry: Readonly<Record<string, unknown>>) => T | null;
};

/** The common fields of an entry that may lack some of them: one that has no id or moment gets them where it is read first. */
export function readRecord(entry: Readonly<Record<string, unknown>>): DeviceRecord {
  const createdAt = instantOf(entry["createdAt"]) ?? new Date().toISOString();
  return {
    id: typeof entry["id"] === "string" && UUID.test(entry["id"]) ? entry["id"].toLowerCase() : crypto.randomUUID(),
    version: typeof entry["version"] === "number" ? entry["version"] : 1,
    actor: entry["actor"] === "organizer" ? "organizer" : "person",
    createdAt,
    updatedAt: instantOf(entry["updatedAt"]) ?? createdAt,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An instant in the one form that instants have, or null. */
export function instantOf(value: unknown): string | null {
  const moment = typeof value === "string" || typeof value === "number" ? new Date(value) : new Date(Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A text of an entry, or null. */
export const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** One of a list of choices, or the fallback. */
export const oneOf = <const T extends string, F>(choices: readonly T[], value: unknown, fallback: F): T | F =>
  choices.find((choice) => choice === value) ?? fallback;
