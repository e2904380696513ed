import { useTranslation } from "react-i18next";
import { formatLongDate } from "#app/shell/dates.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import type { GratitudeDay } from "../contract.ts";
import { Entries } from "./day-entries.tsx";
import { useDay } from "./use-days.ts";
import styles from "./gratitude-page.module.css";

/** A past day, which can be read and not changed. */
export function PastDay({ date, onLeave }: { date: string; onLeave: () => void }) {
  const { t } = useTranslation("gratitude");
  const { query } = useDay(date);
  return (
    <section aria-labelledby="chosen-day" className={styles.pastDay}>
      <h2 id="chosen-day">{formatLongDate(date)}</h2>
      <PagedList<GratitudeDay>
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        empty={<p className={styles.quiet}>{t("page.noEntries")}</p>}
        failed={t("list.failed")}
      >
        {(days) => <Entries items={days[0]?.items ?? []} />}
      </PagedList>
      <Button onClick={onLeave}>{t("page.backToToday")}</Button>
    </section>
  );
}
