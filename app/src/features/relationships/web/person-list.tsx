import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { formatAgo } from "#app/shell/relative-time.ts";
import { initialsOf } from "#app/ui/avatar/avatar.tsx";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import hues from "#app/ui/badge/hues.module.css";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { listRelationships, type Relationship } from "../contract.ts";
import styles from "./person-list.module.css";

/** Everybody who matters, the newest first. */
export function PersonList() {
  const { t } = useTranslation("relationships");
  const query = useInfiniteQuery(pagesOf(listRelationships, { query: {} }));
  const Icon = AREA_ICONS.relationship;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="relationship"
      title={t("list.empty.title")}
      text={t("list.empty.text")}
      action={<CaptureButton />}
    />
  );
  return (
    <PagedList<Relationship> query={query} skeleton={<PersonSkeletons />} empty={empty} failed={t("list.failed")}>
      {(rows) => (
        <ul className={styles.grid}>
          {rows.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function PersonCard({ person }: { person: Relationship }) {
  const { t } = useTranslation("relationships");
  const { firstName, lastName, relationship, customRelationship, jobTitle, notes, lastInteraction } = person;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <Card as="article" className={styles.card}>
      <header>
        <span aria-hidden className={clsx(styles.initials, hues[relationship])}>
          {initialsOf(name)}
        </span>
        <div>
          <h2>{name}</h2>
          {jobTitle && <p>{jobTitle}</p>}
        </div>
        <Badge tone={relationship}>{customRelationship ?? t(`groups.${relationship}`)}</Badge>
      </header>
      {notes && <blockquote className={styles.notes}>“{notes}”</blockquote>}
      <p className={styles.last}>
        {lastInteraction === null ? t("list.never") : t("list.lastSpoke", { when: formatAgo(lastInteraction) })}
      </p>
    </Card>
  );
}

const PersonSkeletons = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, card) => (
      <Card as="div" key={card} className={styles.card}>
        <header>
          <Skeleton width="50px" height="50px" round />
          <Skeleton width="48%" height="14px" />
        </header>
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </Card>
    ))}
  </div>
);
