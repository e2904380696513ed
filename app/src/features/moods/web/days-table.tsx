import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import type { MoodDay } from "../contract.ts";
import { sayNumber } from "./say-day.ts";
import styles from "./mood-chart.module.css";

/** The same days in numbers, for whoever reads better than looks: folded, the newest first. */
export function DaysTable({ days }: { days: readonly MoodDay[] }) {
  const { t } = useTranslation("moods");
  return (
    <details className={styles.details}>
      <summary>{t("chart.table")}</summary>
      {days.length === 0 ? (
        <p>{t("chart.empty")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("chart.date")}</th>
              <th scope="col">{t("chart.average")}</th>
              <th scope="col">{t("chart.entries")}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, average, count }) => (
              <tr key={date}>
                <th scope="row">{formatDue(date)}</th>
                <td>{sayNumber(average)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
