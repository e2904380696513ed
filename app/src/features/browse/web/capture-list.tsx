import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CaptureWithInsights } from "#app/features/filing/contract.ts";
import { FiledCapture } from "#app/features/filing/web/filed-capture.tsx";
import type { Insight } from "#app/features/insights/contract.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { capturesInPages } from "./queries.ts";
import styles from "./lists.module.css";

type CaptureListProps = { empty: ReactNode; oldestFirst?: boolean; keepItem?: (item: Insight) => boolean };

/** What the person gave, as cards with what came of each. */
export function CaptureList({ empty, oldestFirst = false, keepItem }: CaptureListProps) {
  const { t } = useTranslation("browse");
  const query = useInfiniteQuery(capturesInPages(oldestFirst ? "asc" : "desc"));
  return (
    <PagedList<CaptureWithInsights> query={query} skeleton={<ListSkeleton />} empty={empty} failed={t("failed")}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.capture.id}>
              <FiledCapture captured={row} {...(keepItem && { keep: keepItem })} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Five rows in the place of a list. */
export const ListSkeleton = () => (
  <Card as="div">
    <SkeletonRows rows={5} />
  </Card>
);
