import { enUS, es, fr, type DayPickerLocale } from "react-day-picker/locale";
import { DayPicker } from "react-day-picker";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";
import styles from "./calendar.module.css";

type CalendarProps = {
  /** The chosen day, `YYYY-MM-DD`. */
  value: string;
  onChange: (date: string) => void;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  /** Days with a dot below them. */
  marked?: ReadonlySet<string>;
  /** Days after this one cannot be chosen. */
  max?: string;
  /** Told which month is shown, by its first day, so that its marks can be fetched. */
  onMonthChange?: (firstDay: string) => void;
};

const LOCALES: Record<string, DayPickerLocale> = { en: enUS, es, fr };

/** A month of days; arrow keys walk through them. Days are dates without a time zone, and stay so. */
export function Calendar({ value, onChange, today, marked, max, onMonthChange }: CalendarProps) {
  const { t, i18n } = useTranslation("ui");
  // Its name holds what it shows: "Sunday, November 1, 2026", not "1st".
  const nameOf = new Intl.DateTimeFormat(i18n.language, { dateStyle: "full" });
  return (
    <DayPicker
      mode="single"
      required
      locale={LOCALES[i18n.language] ?? enUS}
      selected={dayOf(value)}
      defaultMonth={dayOf(value)}
      today={dayOf(today)}
      onSelect={(day) => onChange(dateOf(day))}
      onMonthChange={(day) => onMonthChange?.(dateOf(day))}
      showOutsideDays={false}
      labels={{
        labelDayButton: (day, { today: isToday }) =>
          isToday ? t("today", { date: nameOf.format(day) }) : nameOf.format(day),
      }}
      modifiers={{ marked: (day) => marked?.has(dateOf(day)) ?? false }}
      modifiersClassNames={{ marked: styles.marked ?? "" }}
      {...(max !== undefined && { disabled: { after: dayOf(max) } })}
      components={{
        Chevron: ({ orientation }) =>
          orientation === "left" ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
      }}
      classNames={CLASSES}
    />
  );
}

// A local date is only ever a name for a square of the grid here: noon keeps it clear of every change of the clock.
const dayOf = (date: string): Date => new Date(`${date}T12:00:00`);
const dateOf = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;

const CLASSES = {
  root: styles.calendar ?? "",
  months: styles.months ?? "",
  month_caption: styles.caption ?? "",
  nav: styles.nav ?? "",
  button_previous: styles.turn ?? "",
  button_next: styles.turn ?? "",
  month_grid: styles.grid ?? "",
  weekday: styles.weekday ?? "",
  day: styles.cell ?? "",
  day_button: styles.day ?? "",
  selected: styles.chosen ?? "",
  today: styles.today ?? "",
  disabled: styles.closed ?? "",
  hidden: styles.hidden ?? "",
};
