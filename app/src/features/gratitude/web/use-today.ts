import { useSyncExternalStore } from "react";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { useSession } from "#app/shell/session.ts";

const MINUTE = 60_000;

/** The person's today, `YYYY-MM-DD`: the account's, a visitor's by this device; it turns at midnight by itself. */
export function useToday(): string {
  const { user } = useSession();
  const zone = user?.timezone ?? deviceTimeZone();
  return useSyncExternalStore(subscribe, () => localDate(new Date(), zone));
}

// Asleep over midnight, a page hears of the new day when it is looked at again.
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
