import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listOnThisDay, type JournalEntry } from "#app/features/journal/contract.ts";
import { formatDue } from "#app/shell/dates.ts";
import { queryOf } from "#app/shell/queries.ts";
import { useToday } from "#app/shell/today.ts";
import styles from "./on-this-day.module.css";

/** What was written on this day in earlier years, each a way to that day; nothing where there is nothing. */
export function OnThisDay({ onDay }: { onDay: (day: string) => void }) {
  const { t } = useTranslation("journal");
  const today = useToday();
  const { data } = useQuery(queryOf(listOnThisDay, { query: { date: today } }));
  if (!data || data.length === 0) return null;
  const years = [...Map.groupBy(data, ({ date }) => Number(today.slice(0, 4)) - Number(date.slice(0, 4)))];
  return (
    <section aria-label={t("onThisDay.title")} className={styles.memories}>
      {years.map(([count, entries]) => (
        <div key={count}>
          <h2>{t("onThisDay.ago", { count })}</h2>
          {entries.map((entry) => (
            <Memory key={entry.id} entry={entry} onDay={onDay} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Memory({ entry: { text, date }, onDay }: { entry: JournalEntry; onDay: (day: string) => void }) {
  const { t } = useTranslation("journal");
  const day = formatDue(date);
  return (
    <div className={styles.memory}>
      <blockquote>{t("onThisDay.quote", { words: text })}</blockquote>
      <button type="button" aria-label={t("onThisDay.show", { date: day })} onClick={() => onDay(date)}>
        {day}
      </button>
    </div>
  );
}
