import type { DeviceList, DeviceRecord } from "#app/shell/device/device-list.ts";
import type { DeviceLists } from "#app/shell/device/device-lists.ts";

/** One list of the device, and how each of its records gets into the account. */
export type Movable<T extends DeviceRecord = DeviceRecord> = {
  list: DeviceList<T>;
  /** How the person knows it: for the list of what could not be moved. */
  nameOf: (row: T) => string;
  /** Whether something that it belongs to still stands on the device, and has to go before it. */
  waitsFor?: (row: T, lists: DeviceLists) => boolean;
  /** What goes with it: it leaves the device in the same moment. */
  alongWith?: (row: T, lists: DeviceLists) => { list: DeviceList<DeviceRecord>; id: string }[];
  /** Sends it under its own id, so that however often it is tried it arrives once. Rejects with `ApiError`. */
  send: (row: T, lists: DeviceLists) => Promise<unknown>;
};

/** Keeps the record's own type between the parts of one movable. */
export const movable = <T extends DeviceRecord>(one: Movable<T>): Movable => one as unknown as Movable;
