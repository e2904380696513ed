import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { listGoals, type Goal } from "../contract.ts";
import { GoalCard } from "./goal-card.tsx";
import styles from "./goal-list.module.css";

/** Every goal, the newest first. */
export function GoalList() {
  const { t } = useTranslation("goals");
  const query = useInfiniteQuery(pagesOf(listGoals, { query: {} }));
  const Icon = AREA_ICONS.goal;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="goal"
      title={t("list.empty.title")}
      text={t("list.empty.text")}
      action={<CaptureButton />}
    />
  );
  return (
    <PagedList<Goal> query={query} skeleton={<GoalSkeletons />} empty={empty} failed={t("list.failed")}>
      {(rows) => (
        <ul className={styles.grid}>
          {rows.map((goal) => (
            <li key={goal.id}>
              <GoalCard goal={goal} />
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
      <Card as="div" key={card} className={styles.bones}>
        <Skeleton width="62%" height="18px" />
        <Skeleton width="40%" />
        <Skeleton height="8px" />
      </Card>
    ))}
  </div>
);
