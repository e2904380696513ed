import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { GOAL_CATEGORIES, type Goal } from "../contract.ts";
import { leaveOnEnter, type SaveGoal } from "./edit-field.ts";
import { MilestoneEditor } from "./milestone-editor.tsx";
import { useGoalActs } from "./use-goal-acts.tsx";
import styles from "./goal-card.module.css";

/** The edit mode of a goal's card: each field is saved when it is left, and only where it was changed. */
export function GoalEditor({ goal, onDone }: { goal: Goal; onDone: () => void }) {
  const { t } = useTranslation("goals");
  const { change, complete, remove } = useGoalActs();
  const version = useRef(goal.version);
  const save: SaveGoal = (fields) => void change(goal, fields, version);
  const { isCompleted } = goal;
  return (
    <>
      <p className={styles.hint}>{t("card.saved")}</p>
      <Words goal={goal} save={save} />
      <Place goal={goal} save={save} />
      {/* Another progress, be it by completing, is another slider. */}
      <Progress key={goal.progress} goal={goal} save={save} />
      <MilestoneEditor milestones={goal.milestones} save={save} />
      <div className={styles.foot}>
        <Button icon={<Check aria-hidden />} onClick={() => void complete(goal, version)}>
          {t(isCompleted ? "card.notDone" : "card.complete")}
        </Button>
        <Button
          variant="text"
          className={styles.delete}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove(goal)}
        >
          {t("card.delete")}
        </Button>
        <Button variant="text" className={styles.last} onClick={onDone}>
          {t("card.done")}
        </Button>
      </div>
    </>
  );
}

type PartProps = { goal: Goal; save: SaveGoal };

function Words({ goal, save }: PartProps) {
  const { t } = useTranslation("goals");
  const [missing, setMissing] = useState(false);
  const onTitle = (title: string) => {
    setMissing(title === "");
    if (title === "") showToast({ title: t("form.required"), description: t("form.pageRequired"), destructive: true });
    else if (title !== goal.title) save({ title });
  };
  const field = useRef<HTMLInputElement>(null);
  // The pencil that was pressed is gone: the focus goes on to the first field.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <TextField
        ref={field}
        label={t("form.title")}
        defaultValue={goal.title}
        maxLength={LIMITS.title}
        error={missing ? t("form.pageRequired") : undefined}
        onKeyDown={leaveOnEnter}
        onBlur={(event) => onTitle(event.target.value.trim())}
      />
      <Textarea
        optional
        rows={2}
        label={t("form.description")}
        defaultValue={goal.description ?? ""}
        maxLength={LIMITS.notes}
        onBlur={({ target }) => {
          const description = target.value.trim() === "" ? null : target.value;
          if (description !== goal.description) save({ description });
        }}
      />
    </>
  );
}

// Career and professional stand under the same tab: one of them is offered, the other only where it is there already.
const offered = (now: Goal["category"]) => GOAL_CATEGORIES.filter((each) => each !== "professional" || each === now);

function Place({ goal, save }: PartProps) {
  const { t } = useTranslation("goals");
  const day = goal.dueDate?.slice(0, 10) ?? "";
  return (
    <div className={styles.pair}>
      <Select
        label={t("form.category")}
        defaultValue={goal.category}
        options={offered(goal.category).map((value) => ({ value, label: t(`categories.${value}`) }))}
        onBlur={({ target }) => {
          const category = GOAL_CATEGORIES.find((each) => each === target.value);
          if (category && category !== goal.category) save({ category });
        }}
      />
      <TextField
        optional
        type="date"
        label={t("form.date")}
        defaultValue={day}
        onBlur={({ target }) => {
          if (target.value !== day && target.validity.valid) save({ dueDate: target.value || null });
        }}
      />
    </div>
  );
}

function Progress({ goal, save }: PartProps) {
  const { t } = useTranslation("goals");
  const [progress, setProgress] = useState(goal.progress);
  return (
    <div className={styles.slide}>
      <Slider
        label={t("card.slider")}
        min={0}
        max={100}
        step={5}
        value={progress}
        say={(value) => `${value}%`}
        onChange={setProgress}
        onBlur={() => {
          if (progress !== goal.progress) save({ progress });
        }}
      />
      <p className={styles.hint}>{t("card.sliderHint")}</p>
    </div>
  );
}
