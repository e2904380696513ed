import { useInfiniteQuery } from "@tanstack/react-query";
import { addDays } from "@wisp/organizer";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listGratitude, type GratitudeDay } from "../contract.ts";
import { DayEntries } from "./day-entries.tsx";
import styles from "./gratitude-page.module.css";

const SHOWN = 3;

/** The three most recent days before today that hold something; older ones are in the calendar. */
export function PastDays({ today }: { today: string }) {
  const { t } = useTranslation("gratitude");
  const query = useInfiniteQuery({
    ...pagesOf(listGratitude, { query: { to: addDays(today, -1), limit: SHOWN } }),
    getNextPageParam: () => null,
  });
  const empty = <p className={styles.quiet}>{t("page.noPast")}</p>;
  return (
    <section aria-labelledby="past-days" className={styles.past}>
      <h2 id="past-days">{t("page.pastDays")}</h2>
      <PagedList<GratitudeDay>
        query={query}
        skeleton={<SkeletonRows rows={SHOWN} />}
        empty={empty}
        failed={t("list.failed")}
      >
        {(days) => (
          <ul>
            {days.map((day) => (
              <DayEntries key={day.id} day={day} as="h3" />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
