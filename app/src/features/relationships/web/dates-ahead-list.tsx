import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { Card } from "#app/ui/card/card.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { listDatesAhead, type DateAhead } from "../contract/people.ts";
import { placeOf } from "../rules/dates-ahead.ts";
import { dateAheadWords } from "./date-words.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonLine } from "./person-line.tsx";
import styles from "./person-line.module.css";

/** The birthdays, anniversaries and other dates of the next 60 days, the soonest first. */
export function DatesAhead() {
  const { t } = useTranslation("relationships");
  const [open, setOpen] = useState<string | null>(null);
  const query = useInfiniteQuery(pagesOf(listDatesAhead, { query: { days: 60, limit: 10 } }));
  return (
    <Card className={styles.ahead}>
      <h2>{t("people.ahead.title")}</h2>
      <PagedList<DateAhead>
        query={query}
        skeleton={<Skeleton width="40%" height="14px" />}
        empty={<p className={styles.quiet}>{t("people.ahead.empty")}</p>}
        failed={t("people.ahead.failed")}
      >
        {(rows) => (
          <ul>
            {rows.map((date) => (
              <li key={placeOf(date)}>
                <PersonLine who={date} text={dateAheadWords(date)} onOpen={() => setOpen(date.personId)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {open !== null && <PersonDialog id={open} onOpenChange={(is) => !is && setOpen(null)} />}
    </Card>
  );
}
