import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { formatDue, formatWeekday } from "#app/shell/dates.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listGratitude, type GratitudeDay } from "../contract.ts";
import styles from "./gratitude-list.module.css";

/** Every good thing by its day, the newest day first. */
export function GratitudeList() {
  const { t } = useTranslation("gratitude");
  const query = useInfiniteQuery(pagesOf(listGratitude, { query: {} }));
  const Icon = AREA_ICONS.gratitude;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="gratitude"
      title={t("list.empty.title")}
      text={t("list.empty.text")}
      action={<CaptureButton />}
    />
  );
  return (
    <PagedList<GratitudeDay> query={query} skeleton={<SkeletonRows rows={3} />} empty={empty} failed={t("list.failed")}>
      {(days) => (
        <ul className={styles.list}>
          {days.map((day) => (
            <li key={day.id} className={styles.day}>
              <h2>
                <b>{formatWeekday(day.date)}</b>
                <time dateTime={day.date}>{formatDue(day.date)}</time>
              </h2>
              <ul>
                {day.items.map((item) => (
                  <li key={item.id}>“{item.text}”</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
