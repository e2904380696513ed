import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch, type FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { sayKey } from "#app/shell/language.ts";
import { formatRepeat } from "#app/shell/repeat.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { PRIORITIES, type Task } from "../contract.ts";
import { changeOf, fieldsOf, formOf, REPEATS, taskForm } from "./task-form.ts";
import styles from "./task-dialog.module.css";
import { useSaveTask } from "./use-save-task.ts";

type TaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The task to edit; without one the dialog makes a new one. */
  task?: Task | undefined;
  /** The goal that a new task belongs to. */
  goalId?: string | undefined;
};

/** Makes a task, or changes one. After a failure everything typed stays. */
export const TaskDialog = (props: TaskDialogProps) => (props.open ? <OpenTaskDialog {...props} /> : null);

const wordsOf = (error: FieldError | undefined): string | undefined =>
  error && (sayKey(error.message ?? "") ?? error.message);

function OpenTaskDialog({ onOpenChange, task, goalId }: TaskDialogProps) {
  const { t } = useTranslation("tasks");
  const { t: ui } = useTranslation("ui");
  const { add, save, askForTitle } = useSaveTask();
  // As it was when the dialog opened, or as a refusal showed it: the change is made on that version.
  const [before, setBefore] = useState(task);
  // A second try after a failure is the same task.
  const [id] = useState(() => crypto.randomUUID());
  const [hint, setHint] = useState<string | null>(null);
  const { register, handleSubmit, control, setError, reset, formState } = useForm({
    resolver: zodResolver(taskForm),
    defaultValues: formOf(task),
  });
  const { errors, isSubmitting } = formState;
  const date = useWatch({ control, name: "date" });
  const repeat = useWatch({ control, name: "repeat" });

  const onSubmit = handleSubmit(
    async (form) => {
      if (before === undefined) {
        const added = await add({ id, ...fieldsOf(form), ...(goalId !== undefined && { goalId }) });
        if (added) onOpenChange(false);
        return;
      }
      const change = changeOf(before, form);
      const refusal = Object.keys(change).length === 0 ? null : await save(before, change);
      if (refusal === null) return onOpenChange(false);
      if (refusal === "failed") return;
      if (refusal.errors["dueDate"] !== undefined) setError("date", { message: refusal.errors["dueDate"] });
      if (refusal.code !== "stale-version") return;
      const now = refusal.record as Task;
      setBefore(now);
      reset(formOf(now), { keepDirtyValues: true });
      setHint(t("form.reloaded"));
    },
    (wrong) => {
      if (wrong.title?.message === "tasks:validation.title") askForTitle();
    },
  );

  const repeats = [...new Set([...REPEATS, before?.repeat ?? ""])];
  const says = task ? ([t("form.edit"), t("form.save"), t("form.saving")] as const) : null;
  const [title, submit, submitting] = says ?? [t("form.create"), t("form.submit"), t("form.creating")];
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="task-form" busy={isSubmitting}>
        {isSubmitting ? submitting : submit}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onOpenChange} title={title} description={hint} footer={footer} size="narrow">
      <form id="task-form" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t("form.title")}
          maxLength={LIMITS.title}
          autoComplete="off"
          error={wordsOf(errors.title)}
          {...register("title")}
        />
        <Textarea
          label={t("form.description")}
          optional
          rows={3}
          maxLength={LIMITS.notes}
          error={wordsOf(errors.description)}
          {...register("description")}
        />
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t("form.date")}
            optional
            min="1900-01-01"
            max="2999-12-31"
            error={wordsOf(errors.date)}
            {...register("date")}
          />
          <TextField type="time" label={t("form.time")} {...register("time")} disabled={date === ""} />
        </div>
        <div className={styles.pair}>
          <Select
            label={t("form.repeat")}
            options={repeats.map((value) => ({ value, label: value === "" ? t("form.never") : formatRepeat(value) }))}
            {...(repeat !== "" && date === "" && { hint: t("form.repeatHint") })}
            {...register("repeat")}
          />
          <Select
            label={t("form.priority")}
            options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
            {...register("priority")}
          />
        </div>
      </form>
    </Dialog>
  );
}
