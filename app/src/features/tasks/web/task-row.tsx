import { clsx } from "clsx";
import Repeat from "lucide-react/icons/repeat";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { formatRepeat } from "#app/shell/repeat.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import type { Task } from "../contract.ts";
import { useCompleteTask } from "./use-complete-task.ts";
import styles from "./task-list.module.css";

/** One task: its toggle, when it is due, how often it comes back. */
export function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const complete = useCompleteTask();
  return (
    <li className={styles.row}>
      <Checkbox
        look="done"
        hideLabel
        label={t("list.complete", { title: task.title })}
        checked={task.isCompleted}
        onChange={() => void complete(task)}
      />
      <div className={styles.words}>
        <p className={clsx(task.isCompleted && styles.done)}>{task.title}</p>
        {(task.dueDate !== null || task.repeat !== null) && (
          <small>
            {task.dueDate !== null && <time dateTime={task.dueDate}>{formatDue(task.dueDate)}</time>}
            {task.repeat !== null && (
              <span>
                <Repeat aria-hidden />
                {formatRepeat(task.repeat)}
              </span>
            )}
          </small>
        )}
      </div>
      {task.priority !== "medium" && !task.isCompleted && (
        <Badge tone={task.priority === "high" ? "task" : "unsorted"}>{t(`list.${task.priority}`)}</Badge>
      )}
    </li>
  );
}
