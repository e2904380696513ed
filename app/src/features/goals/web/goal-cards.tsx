import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { Card } from "#app/ui/card/card.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { listGoals, type Goal, type GoalTab } from "../contract.ts";
import { GoalCard } from "./goal-card.tsx";
import styles from "./goal-card.module.css";

type GoalCardsProps = {
  /** One tab's goals; without it all of them. */
  tab?: GoalTab | undefined;
  empty: ReactNode;
  compact?: boolean;
  tasksOf?: ((goalId: string) => ReactNode) | undefined;
};

/** Goals as cards, the newest first. */
export function GoalCards({ tab, empty, compact = false, tasksOf }: GoalCardsProps) {
  const { t } = useTranslation("goals");
  const query = useInfiniteQuery(pagesOf(listGoals, { query: tab ? { tab } : {} }));
  return (
    <PagedList<Goal> query={query} skeleton={<GoalSkeletons />} empty={empty} failed={t("list.failed")}>
      {(rows) => (
        <ul className={styles.grid}>
          {rows.map((goal) => (
            <li key={goal.id}>
              <GoalCard goal={goal} compact={compact} tasks={tasksOf?.(goal.id)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const GoalSkeletons = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, card) => (
      <div key={card} data-skeleton>
        <Card as="div" className={styles.bones}>
          <Skeleton width="62%" height="18px" />
          <Skeleton width="40%" />
          <Skeleton height="8px" />
        </Card>
      </div>
    ))}
  </div>
);
