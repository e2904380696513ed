import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";

/** This device's calendar date, `YYYY-MM-DD`. */
export const deviceToday = (): string => localDate(new Date(), deviceTimeZone());
