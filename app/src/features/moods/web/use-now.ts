import { useEffect, useState } from "react";
import { localDate } from "#app/shared/calendar-date.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { useSession } from "#app/shell/session.ts";

/** The moment, a minute's step at a time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today, `YYYY-MM-DD`: on the account's clock, a visitor's on the device's. */
export function useToday(): string {
  const { user } = useSession();
  return localDate(useNow(), user?.timezone ?? deviceTimeZone());
}
