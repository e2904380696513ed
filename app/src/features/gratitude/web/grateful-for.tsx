import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { pagesOf } from "#app/shell/queries.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { listGratitude } from "../contract.ts";
import styles from "./grateful-for.module.css";

/** The latest good thing as a quote, for the side of the dashboard; a kind line where there is none. */
export function GratefulFor() {
  const { t } = useTranslation("gratitude");
  const { data } = useInfiniteQuery(pagesOf(listGratitude, { query: { limit: 1 } }));
  if (!data) return null;
  const day = data.pages[0]?.items[0];
  const latest = day?.items.at(-1);
  return (
    <section aria-labelledby="grateful-for" className={styles.grateful}>
      <h2 id="grateful-for">{t("gratefulFor.title")}</h2>
      {day && latest ? (
        <figure>
          <blockquote>“{latest.text}”</blockquote>
          <figcaption>
            <time dateTime={day.date}>{formatDue(day.date)}</time>
            <RecordSource id={latest.id} />
          </figcaption>
        </figure>
      ) : (
        <p>{t("gratefulFor.empty")}</p>
      )}
    </section>
  );
}
