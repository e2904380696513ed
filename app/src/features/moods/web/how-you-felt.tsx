import { addDays } from "@wisp/organizer";
import { useTranslation } from "react-i18next";
import { failureWords } from "#app/shell/failure.ts";
import { formatWeekday } from "#app/shell/dates.ts";
import { Loading } from "#app/ui/skeleton/skeleton.tsx";
import styles from "./how-you-felt.module.css";
import sections from "./mood-sections.module.css";
import { useSayDay } from "./say-day.ts";
import { useMoodDays } from "./use-mood-days.ts";
import { useToday } from "./use-now.ts";

/** The last seven days as bars, the higher the pleasanter; today stands out. */
export function HowYouFelt() {
  const { t } = useTranslation("moods");
  const sayDay = useSayDay();
  const today = useToday();
  const { days, query } = useMoodDays(addDays(today, -6), today);
  return (
    <section aria-labelledby="how-you-felt">
      <h2 id="how-you-felt" className={sections.small}>
        {t("felt.title")}
      </h2>
      {query.isPending && <Loading>{null}</Loading>}
      <ul className={styles.bars} {...(query.isPending && { "data-skeleton": true })}>
        {days.map(({ date, day }) => (
          <li key={date} title={t("felt.day", { day: formatWeekday(date), value: sayDay(day) })}>
            <span className="sr-only">{t("felt.day", { day: formatWeekday(date), value: sayDay(day) })}</span>
            <i
              aria-hidden
              className={date === today ? styles.today : undefined}
              style={{ height: day ? `${(day.average / 5) * 100}%` : 3 }}
            />
          </li>
        ))}
      </ul>
      {query.data?.length === 0 && <p className={sections.quiet}>{t("felt.empty")}</p>}
      {query.isError && (
        <p role="alert" className={sections.quiet}>
          {t("chart.failed")}. {failureWords(query.error)}
        </p>
      )}
    </section>
  );
}
