import { useState } from "react";
import type { JournalFilter } from "#app/features/journal/contract.ts";
import { useToday } from "#app/shell/today.ts";
import { Calendar } from "#app/ui/calendar/calendar.tsx";
import { useJournalDays } from "./use-journal-days.ts";

type JournalCalendarProps = {
  filter: JournalFilter | null;
  /** The day that is shown; null: all of them. */
  day: string | null;
  onDay: (day: string) => void;
};

/** A month with its written days marked; choosing a day shows what was written on it. */
export function JournalCalendar({ filter, day, onDay }: JournalCalendarProps) {
  const today = useToday();
  const [month, setMonth] = useState(day ?? today);
  const marked = useJournalDays(filter, month);
  return (
    <Calendar
      value={day ?? today}
      today={today}
      max={today}
      marked={marked}
      onChange={onDay}
      onMonthChange={setMonth}
    />
  );
}
