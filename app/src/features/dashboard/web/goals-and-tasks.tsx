import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GoalsPage } from "#app/features/goals/web/goals-page.tsx";
import { TaskLines } from "#app/features/tasks/web/task-lines.tsx";
import styles from "./goals-and-tasks.module.css";

/** The goals, each with the tasks that lead to it. */
export const GoalsAndTasks = () => <GoalsPage tasksOf={(goalId) => <TasksOfGoal goalId={goalId} />} />;

// Read when they are asked for: a page of goals would ask once for each of them.
function TasksOfGoal({ goalId }: { goalId: string }) {
  const { t } = useTranslation("dashboard");
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.tasks} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("tabs.tasks")}</summary>
      {open && <TaskLines goalId={goalId} />}
    </details>
  );
}
