import { useInfiniteQuery } from "@tanstack/react-query";
import type { Category } from "@wisp/organizer";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ItemCard } from "#app/features/filing/web/item-card.tsx";
import type { Insight } from "#app/features/insights/contract.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { ListSkeleton } from "./capture-list.tsx";
import { NO_CHOICE, type Choice } from "./filters.ts";
import { itemsInPages } from "./queries.ts";
import styles from "./lists.module.css";

type ItemListProps = {
  empty: ReactNode;
  category?: Category | undefined;
  choice?: Choice;
  grid?: boolean;
  trash?: boolean;
};

/** Items by themselves: the newest of a category, of a search, of the trash. */
export function ItemList({ empty, category, choice = NO_CHOICE, grid = false, trash = false }: ItemListProps) {
  const { t } = useTranslation("browse");
  const query = useInfiniteQuery(itemsInPages({ ...choice, category, trash }));
  const keep = ({ category: its, isCompleted }: Insight) =>
    its !== "mood_analysis" && !(choice.hideCompleted && its === "task" && isCompleted);
  return (
    <PagedList<Insight>
      query={query}
      keep={keep}
      skeleton={grid ? <GridSkeleton /> : <ListSkeleton />}
      empty={empty}
      failed={t("failed")}
    >
      {(rows) => (
        <ul className={clsx(styles.list, grid && styles.grid)}>
          {rows.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} trashed={trash} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Six cards in the place of a grid. */
const GridSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, card) => (
      <div key={card} data-skeleton>
        <Card as="div" className={styles.bones}>
          <Skeleton width="84px" height="24px" />
          <Skeleton width="72%" height="14px" />
          <Skeleton width="48%" />
        </Card>
      </div>
    ))}
  </div>
);
