import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { sayKey } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { newGoal, type Goal } from "../contract.ts";
import { useGoalActs } from "./use-goal-acts.tsx";
import styles from "./goal-card.module.css";

type GoalFormDialogProps = {
  onOpenChange: (open: boolean) => void;
  title: string;
  categories: readonly Goal["category"][];
  category?: Goal["category"];
  /** What is said where the title is missing. */
  missing: string;
  /** What this form calls the date; the server knows both names. */
  dateName: "dueDate" | "targetDate";
  onCreated?: (goal: Goal) => void;
};

const form = newGoal.pick({ title: true, description: true, category: true, dueDate: true });

/** An open form for a new goal. What was typed stays in it until the goal is kept. */
export function GoalFormDialog({ onOpenChange, title, categories, missing, dateName, ...more }: GoalFormDialogProps) {
  const { t } = useTranslation("goals");
  const { t: ui } = useTranslation("ui");
  const { create } = useGoalActs();
  // A second try after a broken connection makes one goal.
  const [id] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { title: "", description: "", category: more.category ?? "personal", dueDate: null },
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(
    async ({ dueDate, description, ...fields }) => {
      const goal = await create({ id, ...fields, description: description || null, [dateName]: dueDate });
      if (goal === null) return;
      onOpenChange(false);
      more.onCreated?.(goal);
    },
    (wrong) => {
      if (wrong.title) showToast({ title: t("form.required"), description: missing, destructive: true });
    },
  );
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="goal-form" busy={isSubmitting}>
        {t(isSubmitting ? "form.sending" : "form.submit")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onOpenChange} title={title} footer={footer} size="narrow">
      <form id="goal-form" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t("form.title")}
          maxLength={LIMITS.title}
          error={errors.title ? missing : undefined}
          {...register("title")}
        />
        <Textarea
          optional
          rows={3}
          label={t("form.description")}
          maxLength={LIMITS.notes}
          {...register("description")}
        />
        <div className={styles.pair}>
          <Select
            label={t("form.category")}
            options={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
            {...register("category")}
          />
          <TextField
            optional
            type="date"
            label={t("form.date")}
            error={errors.dueDate && (sayKey("shared:validation.date") ?? undefined)}
            {...register("dueDate", { setValueAs: (value: string | null) => value || null })}
          />
        </div>
      </form>
    </Dialog>
  );
}
