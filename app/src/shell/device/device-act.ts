import type { Change } from "#app/shared/change.ts";
import type { InterfaceLanguage } from "#app/shared/words.ts";
import type { Actor } from "#app/shared/record.ts";
import type { DeviceLists } from "./device-lists.ts";

/** One act of a visitor on their device: what an act on the server has, without a database. */
export type DeviceAct = {
  lists: DeviceLists;
  actor: Actor;
  now: Date;
  /** The device's calendar date, `YYYY-MM-DD`. */
  today: string;
  timezone: string;
  language: InterfaceLanguage;
  /** Tells the listeners within the same act, and every open tab once it is kept. */
  announce: (change: Change) => void;
};

/** Called within the act that changes something; a throw takes all of it back. */
export type DeviceListener = (act: DeviceAct, change: Change) => void;
