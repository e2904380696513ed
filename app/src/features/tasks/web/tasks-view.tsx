import { useInfiniteQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listTasks, type Task, type TaskGroup } from "../contract.ts";
import { QuickAdd } from "./quick-add.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { TaskRow } from "./task-row.tsx";
import styles from "./tasks.module.css";

const useGroup = (group: TaskGroup) => useInfiniteQuery(pagesOf(listTasks, { query: { group } }));
type GroupQuery = ReturnType<typeof useGroup>;
const isFilled = ({ data }: GroupQuery) => data?.pages.some((page) => page.items.length > 0) === true;

/** The tasks of the dashboard: a line to add one, and all of them by when they are due. */
export function TasksView() {
  const { t } = useTranslation("tasks");
  const [creating, setCreating] = useState(false);
  const groups: Record<TaskGroup, GroupQuery> = {
    overdue: useGroup("overdue"),
    today: useGroup("today"),
    week: useGroup("week"),
    later: useGroup("later"),
    none: useGroup("none"),
    done: useGroup("done"),
  };
  const queries = Object.values(groups);
  const isEmpty = queries.every((query) => query.data !== undefined && !isFilled(query));
  const button = (
    <Button icon={<Plus aria-hidden />} variant={isEmpty ? "primary" : "plain"} onClick={() => setCreating(true)}>
      {t("add")}
    </Button>
  );
  const Icon = AREA_ICONS.task;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <QuickAdd />
        {!isEmpty && button}
      </div>
      {isEmpty ? (
        <EmptyState
          icon={<Icon aria-hidden />}
          tone="task"
          title={t("list.empty.title")}
          text={t("list.empty.text")}
          action={button}
        />
      ) : (
        <Groups groups={groups} />
      )}
      <TaskDialog open={creating} onOpenChange={setCreating} />
    </div>
  );
}

function Groups({ groups }: { groups: Record<TaskGroup, GroupQuery> }) {
  const { t } = useTranslation("tasks");
  const [opened, setOpened] = useState(false);
  const queries = Object.values(groups);
  if (queries.some((query) => query.isPending)) {
    return (
      <Loading>
        <SkeletonRows rows={5} />
      </Loading>
    );
  }
  if (queries.some((query) => query.data === undefined)) {
    const retry = () => queries.filter((query) => query.isError).forEach((query) => void query.refetch());
    return <ErrorState title={t("list.failed")} onRetry={retry} busy={queries.some((query) => query.isFetching)} />;
  }
  const parts = (...names: TaskGroup[]) => names.map((part) => ({ part, query: groups[part] }));
  const sections = [
    // What is overdue stands on top of today, and says so itself.
    { name: "today", parts: parts("overdue", "today") },
    { name: "week", parts: parts("week") },
    { name: "later", parts: parts("later") },
    { name: "none", parts: parts("none") },
  ] as const;
  return (
    <>
      {sections
        .filter(({ parts: shown }) => shown.some(({ query }) => isFilled(query)))
        .map(({ name, parts: shown }) => (
          <section key={name} aria-labelledby={`tasks-${name}`} className={styles.group}>
            <h2 id={`tasks-${name}`}>{t(`list.${name}`)}</h2>
            {shown.map(({ part, query }) => (
              <Rows key={part} query={query} />
            ))}
          </section>
        ))}
      {isFilled(groups.done) && (
        <section aria-labelledby="tasks-done" className={styles.group}>
          <h2 id="tasks-done">
            <button type="button" className={styles.fold} aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {t("list.done")}
              <ChevronDown aria-hidden />
            </button>
          </h2>
          {opened && <Rows query={groups.done} />}
        </section>
      )}
    </>
  );
}

function Rows({ query }: { query: GroupQuery }) {
  const { t } = useTranslation("tasks");
  return (
    <PagedList<Task> query={query} skeleton={null} empty={null} failed={t("list.failed")}>
      {(rows) => (
        <ul>
          {rows.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
