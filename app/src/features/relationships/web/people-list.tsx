import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { listRelationships, type Relationship } from "../contract.ts";
import { AddButton, type Group } from "./add-button.tsx";
import styles from "./people-list.module.css";

type PeopleListProps = {
  group: Group;
  /** Words of a name that is looked for; empty for everybody. */
  q: string;
  onClear: () => void;
  onAdd: () => void;
  renderCard: (person: Relationship) => ReactNode;
  /** What stands behind the last card. */
  end?: ReactNode;
};

/** The people of one group, or everybody, the newest first. */
export function PeopleList({ group, q, onClear, onAdd, renderCard, end }: PeopleListProps) {
  const { t } = useTranslation("relationships");
  const query = useInfiniteQuery({
    ...pagesOf(listRelationships, { query: { ...(group !== "all" && { relationship: group }), ...(q && { q }) } }),
    // While a name is typed, the cards do not fall back to skeletons.
    ...(q && { placeholderData: keepPreviousData }),
  });
  const Icon = AREA_ICONS.relationship;
  const empty = q ? (
    <EmptyState
      icon={<Search aria-hidden />}
      title={t("list.noneFound")}
      text={t("list.noneFoundText")}
      action={<Button onClick={onClear}>{t("list.clearSearch")}</Button>}
    />
  ) : (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone={group === "all" ? "relationship" : group}
      title={t(`empty.${group}.title`)}
      text={t(`empty.${group}.text`)}
      action={<AddButton group={group} onAdd={onAdd} />}
    />
  );
  return (
    <PagedList<Relationship>
      query={query}
      skeleton={<PersonSkeletons />}
      // An empty list that is being read again may hold somebody by now.
      empty={query.isFetching ? <PersonSkeletons /> : empty}
      failed={t("list.failed")}
    >
      {(rows) => (
        <ul className={styles.grid}>
          {rows.map((person) => (
            <li key={person.id}>{renderCard(person)}</li>
          ))}
          {!query.hasNextPage && end && <li>{end}</li>}
        </ul>
      )}
    </PagedList>
  );
}

const PersonSkeletons = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, card) => (
      <Card as="div" key={card} className={styles.bones} data-skeleton>
        <div className={styles.boneHead}>
          <Skeleton width="50px" height="50px" round />
          <Skeleton width="48%" height="14px" />
        </div>
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </Card>
    ))}
  </div>
);
