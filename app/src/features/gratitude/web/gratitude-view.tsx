import { useInfiniteQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listGratitude, type GratitudeDay } from "../contract.ts";
import { DayEntries } from "./day-entries.tsx";
import { GratitudeEntryDialog } from "./gratitude-entry-dialog.tsx";
import styles from "./gratitude-view.module.css";

/** The dashboard's gratitude: the button that adds one, and every good thing by its day, the newest day first. */
export function GratitudeView() {
  const { t } = useTranslation("gratitude");
  const query = useInfiniteQuery(pagesOf(listGratitude, { query: {} }));
  const [adding, setAdding] = useState(false);
  const Icon = AREA_ICONS.gratitude;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="gratitude"
      title={t("list.empty.title")}
      text={t("list.empty.text")}
    />
  );
  return (
    <>
      <div className={styles.above}>
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t("form.open")}
        </Button>
      </div>
      <PagedList<GratitudeDay>
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        empty={empty}
        failed={t("list.failed")}
      >
        {(days) => (
          <ul className={styles.list}>
            {days.map((day) => (
              <DayEntries key={day.id} day={day} as="h2" removable />
            ))}
          </ul>
        )}
      </PagedList>
      <GratitudeEntryDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}
