import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "#app/shell/queries.ts";
import { summarizeGratitude } from "../contract.ts";
import styles from "./gratitude-page.module.css";

/** The good things of this year, and the days in a row where there are at least two: quietly, nothing to win or lose. */
export function SummaryLine() {
  const { t } = useTranslation("gratitude");
  const { data } = useQuery(queryOf(summarizeGratitude));
  if (!data || data.thisYear === 0) return null;
  return (
    <div className={styles.summary}>
      <p>
        <b>{data.thisYear}</b> {t("page.thisYear", { count: data.thisYear })}
      </p>
      {data.streak > 1 && (
        <p>
          <b>{data.streak}</b> {t("page.streak", { count: data.streak })}
        </p>
      )}
    </div>
  );
}
