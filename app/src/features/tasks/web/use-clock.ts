import { useSyncExternalStore } from "react";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { useSession } from "#app/shell/session.ts";

const MINUTE = 60_000;

// A page that stays open over midnight says "today" of the new day.
function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE);
  return () => clearInterval(timer);
}

/** The person's own clock: the account's time zone, or the device's (decisions 19). */
export function useClock() {
  const { user } = useSession();
  const timezone = user?.timezone ?? deviceTimeZone();
  const today = useSyncExternalStore(eachMinute, () => localDate(new Date(), timezone));
  return {
    /** `YYYY-MM-DD` */
    today,
    timezone,
  };
}
