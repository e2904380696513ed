import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listTasks, type TASK_GROUPS, type Task } from "../contract.ts";
import { TaskRow } from "./task-row.tsx";
import styles from "./task-list.module.css";

type Group = (typeof TASK_GROUPS)[number];

const useGroup = (group: Group) => useInfiniteQuery(pagesOf(listTasks, { query: { group } }));

/** Every task, by when it is due; what is done stands at the end. */
export function TaskList() {
  const { t } = useTranslation("tasks");
  const groups = [
    { group: "overdue", query: useGroup("overdue") },
    { group: "today", query: useGroup("today") },
    { group: "week", query: useGroup("week") },
    { group: "later", query: useGroup("later") },
    { group: "none", query: useGroup("none") },
    { group: "done", query: useGroup("done") },
  ] as const;
  const queries = groups.map(({ query }) => query);
  if (queries.some((query) => query.isPending)) {
    return (
      <Card as="div">
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      </Card>
    );
  }
  if (queries.some((query) => query.data === undefined)) {
    const retry = () => queries.filter((query) => query.isError).forEach((query) => void query.refetch());
    return <ErrorState title={t("list.failed")} onRetry={retry} busy={queries.some((query) => query.isFetching)} />;
  }
  const filled = groups.filter(({ query }) => query.data?.pages.some((page) => page.items.length > 0));
  if (filled.length === 0) {
    const Icon = AREA_ICONS.task;
    return (
      <EmptyState
        icon={<Icon aria-hidden />}
        tone="task"
        title={t("list.empty.title")}
        text={t("list.empty.text")}
        action={<CaptureButton />}
      />
    );
  }
  return (
    <div className={styles.groups}>
      {filled.map(({ group, query }) => (
        <section key={group} aria-labelledby={`tasks-${group}`}>
          <h2 id={`tasks-${group}`}>{t(`list.${group}`)}</h2>
          <PagedList<Task> query={query} skeleton={null} empty={null} failed={t("list.failed")}>
            {(rows) => (
              <ul>
                {rows.map((task) => (
                  <TaskRow key={task.id} task={task} />
                ))}
              </ul>
            )}
          </PagedList>
        </section>
      ))}
    </div>
  );
}
