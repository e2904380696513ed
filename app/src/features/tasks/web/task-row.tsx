import { clsx } from "clsx";
import Repeat from "lucide-react/icons/repeat";
import { useTranslation } from "react-i18next";
import { RecordSource } from "#app/shell/record-source.tsx";
import { formatRepeat } from "#app/shell/repeat.ts";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import type { Task } from "../contract.ts";
import { sayDue } from "./say-due.ts";
import { TaskMenu } from "./task-menu.tsx";
import styles from "./tasks.module.css";
import { useClock } from "./use-clock.ts";
import { useTaskActs } from "./use-task-acts.tsx";

/** One task: its toggle, when it is due, how often it comes back, what it came from, and what else can be done with it. */
export function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const { complete } = useTaskActs();
  const { today } = useClock();
  const { dueDate, repeat } = task;
  const day = task.isCompleted ? undefined : dueDate?.slice(0, 10);
  return (
    <li className={styles.row}>
      <Checkbox
        look="done"
        hideLabel
        label={t("list.complete", { title: task.title })}
        checked={task.isCompleted}
        onChange={() => void complete(task)}
        className={styles.toggle}
      />
      <div className={styles.words}>
        <p className={clsx(task.isCompleted && styles.done)}>{task.title}</p>
        <div className={styles.line}>
          {day !== undefined && day < today && <b className={styles.overdue}>{t("list.overdue")}</b>}
          {dueDate !== null && (
            <time dateTime={dueDate} className={clsx(day === today && styles.today)}>
              {sayDue(dueDate, today)}
            </time>
          )}
          {repeat !== null && (
            <span>
              <Repeat aria-hidden />
              {formatRepeat(repeat)}
            </span>
          )}
          <RecordSource id={task.id} />
        </div>
      </div>
      {task.priority !== "medium" && !task.isCompleted && (
        <Badge tone={task.priority === "high" ? "task" : "unsorted"}>{t(`priorities.${task.priority}`)}</Badge>
      )}
      <TaskMenu task={task} />
    </li>
  );
}
