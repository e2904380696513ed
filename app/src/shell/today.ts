import { useSyncExternalStore } from "react";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone } from "./dates.ts";
import { useSession } from "./session.ts";

const MINUTE = 60_000;

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, MINUTE / 4);
  return () => clearInterval(timer);
};

/** The present moment, a minute exact; what shows it is drawn again as time goes on. */
export const useMinute = (): Date =>
  new Date(useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE) * MINUTE));

/** The time zone that the person's days are in: the account's, a visitor's device's. */
export function usePersonTimeZone(): string {
  const { user } = useSession();
  return user?.timezone ?? deviceTimeZone();
}

/** The person's today, `YYYY-MM-DD`; it changes at midnight on their clock. */
export function useToday(): string {
  const zone = usePersonTimeZone();
  return localDate(useMinute(), zone);
}
