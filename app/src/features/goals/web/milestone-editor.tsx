import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import type { Milestone } from "../contract.ts";
import { leaveOnEnter, type SaveGoal } from "./edit-field.ts";
import styles from "./goal-card.module.css";

/** The steps of a goal that is being edited: ticked, renamed, taken away, added. */
export function MilestoneEditor({ milestones, save }: { milestones: Milestone[]; save: SaveGoal }) {
  const { t } = useTranslation("goals");
  const set = (id: string, change: Partial<Milestone>) =>
    save({ milestones: milestones.map((step) => (step.id === id ? { ...step, ...change } : step)) });
  return (
    <fieldset className={styles.editSteps}>
      <legend>{t("card.milestones")}</legend>
      {milestones.map(({ id, title, isCompleted }, index) => (
        <div key={id} className={styles.step}>
          <Checkbox
            look="done"
            hideLabel
            label={title}
            checked={isCompleted}
            onChange={() => set(id, { isCompleted: !isCompleted })}
          />
          <TextField
            hideLabel
            // A refused name goes back to what it was.
            key={title}
            label={t("card.milestone", { number: index + 1 })}
            defaultValue={title}
            maxLength={LIMITS.title}
            onKeyDown={leaveOnEnter}
            onBlur={({ target }) => {
              const next = target.value.trim();
              if (next === "") target.value = title;
              else if (next !== title) set(id, { title: next });
            }}
          />
          <IconButton
            label={t("card.removeMilestone", { title })}
            onClick={() => save({ milestones: milestones.filter((step) => step.id !== id) })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {milestones.length < LIMITS.list && (
        <NewMilestone
          onAdd={(title) =>
            save({ milestones: [...milestones, { id: crypto.randomUUID(), title, isCompleted: false }] })
          }
        />
      )}
    </fieldset>
  );
}

function NewMilestone({ onAdd }: { onAdd: (title: string) => void }) {
  const { t } = useTranslation("goals");
  const [title, setTitle] = useState("");
  const add = () => {
    if (title.trim() === "") return;
    onAdd(title.trim());
    setTitle("");
  };
  return (
    <div className={styles.step}>
      <TextField
        hideLabel
        label={t("card.newMilestone")}
        placeholder={t("card.newMilestone")}
        value={title}
        maxLength={LIMITS.title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") add();
        }}
        // What was typed is added when the field is left, by whatever way.
        onBlur={add}
      />
      <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
        {t("card.addMilestone")}
      </Button>
    </div>
  );
}
