import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listMoods, type MoodEntry } from "../contract.ts";
import { MoodRow } from "./mood-row.tsx";

const LATEST = 5;

/** The 5 latest entries, check-ins among them, and on wish (`more`) all that were before. */
export function MoodEntries({ more = false }: { more?: boolean }) {
  const { t } = useTranslation("moods");
  const query = useInfiniteQuery(pagesOf(listMoods, { query: { limit: LATEST } }));
  const Icon = AREA_ICONS.emotion;
  const empty = (
    <EmptyState icon={<Icon aria-hidden />} tone="emotion" title={t("list.empty.title")} text={t("list.empty.text")} />
  );
  return (
    <PagedList<MoodEntry>
      query={query}
      skeleton={<SkeletonRows rows={LATEST} />}
      empty={empty}
      failed={t("list.failed")}
      latestOnly={!more}
    >
      {(rows) => (
        <ul>
          {(more ? rows : rows.slice(0, LATEST)).map((entry) => (
            <MoodRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
