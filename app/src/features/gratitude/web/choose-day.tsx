import CalendarIcon from "lucide-react/icons/calendar";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Calendar } from "#app/ui/calendar/calendar.tsx";
import { Popover } from "#app/ui/popover/popover.tsx";
import { useMarkedDays } from "./use-days.ts";
import styles from "./gratitude-page.module.css";

type ChooseDayProps = { date: string; today: string; onChoose: (date: string) => void };

/** The chosen day, and the calendar that opens from it; days with entries carry a dot. */
export function ChooseDay({ date, today, onChoose }: ChooseDayProps) {
  const { t } = useTranslation("gratitude");
  const trigger = (
    <Button icon={<CalendarIcon aria-hidden />}>
      <time dateTime={date} className={styles.chosen}>
        {formatDay(date)}
      </time>
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Popover trigger={trigger} label={t("page.choose")} align="end">
      {(close) => (
        <Month
          date={date}
          today={today}
          onChoose={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Month({ date, today, onChoose }: ChooseDayProps) {
  const { t } = useTranslation("gratitude");
  const [month, setMonth] = useState(date);
  const marked = useMarkedDays(month);
  return (
    <>
      <Calendar value={date} today={today} max={today} marked={marked} onChange={onChoose} onMonthChange={setMonth} />
      <div className={styles.calendarFoot}>
        <span>{t("page.readOnly")}</span>
        <Button variant="text" size="sm" onClick={() => onChoose(today)}>
          {t("page.today")}
        </Button>
      </div>
    </>
  );
}

/** "Thursday, March 12". */
const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
