import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import { useRef, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import type { Goal } from "../contract.ts";
import { GoalEditor } from "./goal-editor.tsx";
import { useGoalActs } from "./use-goal-acts.tsx";
import styles from "./goal-card.module.css";

export type GoalCardProps = {
  goal: Goal;
  /** The tasks that lead to it. */
  tasks?: ReactNode;
  /** For the dashboard: without its description, its milestones in a number. */
  compact?: boolean;
};

/** One goal: how far it is, its steps, and its edit mode. */
export function GoalCard({ goal, tasks, compact = false }: GoalCardProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const onDone = () => {
    setEditing(false);
    // Back to where the person came from, once it stands there again.
    requestAnimationFrame(() => edit.current?.focus());
  };
  const { title, isCompleted } = goal;
  const { t } = useTranslation("goals");
  return (
    <Card
      as="article"
      aria-label={editing ? t("card.editing", { title }) : title}
      className={clsx(styles.card, editing && styles.editing, isCompleted && styles.completed)}
    >
      {editing ? (
        <GoalEditor goal={goal} onDone={onDone} />
      ) : (
        <GoalAtRest goal={goal} compact={compact} editRef={edit} onEdit={() => setEditing(true)} />
      )}
      {tasks}
      <RecordSource id={goal.id} />
    </Card>
  );
}

type AtRestProps = Pick<GoalCardProps, "goal" | "compact"> & {
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

function GoalAtRest({ goal, compact, editRef, onEdit }: AtRestProps) {
  const { t } = useTranslation("goals");
  const { complete } = useGoalActs();
  const { title, description, progress, isCompleted, milestones } = goal;
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isCompleted ? (
          <span className={styles.badge}>
            <Check aria-hidden />
            {t("card.completed")}
          </span>
        ) : (
          <span className={styles.percent}>{progress}%</span>
        )}
        <IconButton ref={editRef} label={t("card.edit", { title })} className={styles.edit} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      </div>
      <AboutGoal goal={goal} counting={compact === true} />
      {!compact && description && <p className={styles.description}>{description}</p>}
      <progress aria-label={t("card.progress", { title })} max={100} value={progress} className={styles.bar} />
      {!compact && milestones.length > 0 && <Milestones goal={goal} />}
      <Button size="sm" className={styles.complete} onClick={() => void complete(goal)}>
        {t(isCompleted ? "card.notDone" : "card.complete")}
      </Button>
    </>
  );
}

function AboutGoal({ goal, counting }: { goal: Goal; counting: boolean }) {
  const { t } = useTranslation("goals");
  const { category, dueDate, milestones } = goal;
  const done = milestones.filter((step) => step.isCompleted).length;
  const parts = [
    t(`categories.${category}`),
    dueDate !== null && t("card.target", { date: formatDue(dueDate) }),
    counting && milestones.length > 0 && t("card.steps", { done, all: milestones.length }),
  ];
  return <p className={styles.about}>{parts.filter(Boolean).join(". ")}</p>;
}

function Milestones({ goal }: { goal: Goal }) {
  const { t } = useTranslation("goals");
  const { change } = useGoalActs();
  const { milestones } = goal;
  const toggle = (id: string) =>
    milestones.map((step) => (step.id === id ? { ...step, isCompleted: !step.isCompleted } : step));
  return (
    <ul aria-label={t("card.milestones")} className={styles.steps}>
      {milestones.map(({ id, title, isCompleted }) => (
        <li key={id} className={clsx(isCompleted && styles.reached)}>
          <Checkbox
            look="done"
            label={title}
            checked={isCompleted}
            onChange={() => void change(goal, { milestones: toggle(id) })}
          />
        </li>
      ))}
    </ul>
  );
}
