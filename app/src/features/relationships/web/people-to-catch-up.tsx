import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listDatesAhead, listDueCheckIns, type DateAhead, type DueCheckIn } from "../contract/people.ts";
import { dateAheadWords, dueWords } from "./date-words.ts";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonLine } from "./person-line.tsx";
import styles from "./person-line.module.css";

// As many as stand beside the day's tasks without a scroll.
const SHOWN = 5;
const WEEK = 7;

/** Whom to think of now: the dates of the next seven days, then those not spoken with for longest. */
export function PeopleToCatchUp() {
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const [open, setOpen] = useState<string | null>(null);
  const ahead = useQuery(queryOf(listDatesAhead, { query: { days: WEEK, limit: SHOWN } }));
  const due = useQuery(queryOf(listDueCheckIns, { query: { limit: SHOWN * 2 } }));
  const isFailed = ahead.isError || due.isError;
  const lines = ahead.data && due.data ? linesOf(ahead.data, due.data) : null;
  const retry = () => {
    for (const query of [ahead, due]) if (query.isError) void query.refetch();
  };
  return (
    <section className={styles.aside}>
      <h2>{t("people.catchUp.title")}</h2>
      {!lines && !isFailed && (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {!lines && isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t("people.catchUp.failed")}</p>
          <Button size="sm" onClick={retry}>
            {ui("retry")}
          </Button>
        </div>
      )}
      {lines?.length === 0 && <p className={styles.quiet}>{t("people.catchUp.empty")}</p>}
      {lines && lines.length > 0 && (
        <ul>
          {lines.map(({ who, text }) => (
            <li key={who.personId}>
              <PersonLine who={who} text={text} onOpen={() => setOpen(who.personId)} />
            </li>
          ))}
        </ul>
      )}
      {open !== null && <PersonDialog id={open} onOpenChange={(is) => !is && setOpen(null)} />}
    </section>
  );
}

// Everybody once, with what comes first.
function linesOf(ahead: readonly DateAhead[], due: readonly DueCheckIn[]) {
  const all = [
    ...ahead.map((who) => ({ who, text: dateAheadWords(who) })),
    ...due.map((who) => ({ who, text: dueWords(who) })),
  ];
  const isFirst = ({ who }: (typeof all)[number], at: number) =>
    all.findIndex((one) => one.who.personId === who.personId) === at;
  return all.filter(isFirst).slice(0, SHOWN);
}
