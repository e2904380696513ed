import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { formatDue } from "#app/shell/dates.ts";
import { showFailure } from "#app/shell/failure.ts";
import { refresh } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeGoal, listGoals, type Goal } from "../contract.ts";
import styles from "./goal-list.module.css";

/** One goal: how far it is, when it is meant to be reached, and its toggle. */
export function GoalCard({ goal }: { goal: Goal }) {
  const { t } = useTranslation("goals");
  const complete = useCompleteGoal();
  const { title, category, dueDate, progress, isCompleted } = goal;
  return (
    <Card as="article" className={clsx(styles.card, isCompleted && styles.completed)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isCompleted ? (
          <span className={styles.badge}>
            <Check aria-hidden />
            {t("list.completed")}
          </span>
        ) : (
          <span className={styles.percent}>{progress}%</span>
        )}
      </div>
      <p className={styles.about}>
        {t(`categories.${category}`)}
        {dueDate !== null && `. ${t("list.target", { date: formatDue(dueDate) })}`}
      </p>
      <progress aria-label={t("list.progress", { title })} max={100} value={progress} className={styles.bar} />
      <Button size="sm" onClick={() => void complete(goal)}>
        {t(isCompleted ? "list.notDone" : "list.complete")}
      </Button>
    </Card>
  );
}

function useCompleteGoal(): (goal: Goal) => Promise<void> {
  const client = useQueryClient();
  const { t } = useTranslation("goals");
  return async (goal) => {
    const isCompleted = !goal.isCompleted;
    const progress = isCompleted ? 100 : 0;
    const putBack = editRows<Goal>(client, listGoals.path, goal.id, (row) => ({ ...row, isCompleted, progress }));
    try {
      await call(changeGoal, { params: { id: goal.id }, body: { isCompleted, progress } });
      showToast({ title: t("list.updated") });
    } catch (error) {
      putBack();
      await showFailure(t("list.notChanged"), error);
    } finally {
      void refresh(client, [listGoals.path, "/api/insights", "/api/captures"]);
    }
  };
}
