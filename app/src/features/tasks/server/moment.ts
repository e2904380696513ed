import { randomUUID } from "node:crypto";
import type { Act } from "#app/platform/act.ts";
import type { Moment } from "../rules.ts";

/** What the rules of tasks have to know of an act. */
export const momentOf = (act: Act): Moment => ({
  today: act.today,
  timezone: act.account.timezone,
  newSeries: randomUUID,
});
