import { useInfiniteQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listTasks, type Task } from "../contract.ts";
import { sayDue } from "./say-due.ts";
import styles from "./task-lines.module.css";
import { useClock } from "./use-clock.ts";
import { useSaveTask } from "./use-save-task.ts";
import { useTaskActs } from "./use-task-acts.tsx";

/** The tasks of a goal, a line each with its toggle, and a way to add one. */
export function TaskLines({ goalId }: { goalId: string }) {
  const { t } = useTranslation("tasks");
  const query = useInfiniteQuery(pagesOf(listTasks, { query: { goalId, order: "asc" } }));
  return (
    <div className={styles.lines}>
      <PagedList<Task> query={query} skeleton={<SkeletonRows rows={2} />} empty={null} failed={t("list.failed")}>
        {(rows) => (
          <ul>
            {rows.map((task) => (
              <Line key={task.id} task={task} />
            ))}
          </ul>
        )}
      </PagedList>
      <AddLine goalId={goalId} />
    </div>
  );
}

function Line({ task }: { task: Task }) {
  const { complete } = useTaskActs();
  const { today } = useClock();
  return (
    <li className={styles.line}>
      <Checkbox
        look="done"
        label={<span className={task.isCompleted ? styles.done : undefined}>{task.title}</span>}
        checked={task.isCompleted}
        onChange={() => void complete(task)}
      />
      {task.dueDate !== null && !task.isCompleted && <time dateTime={task.dueDate}>{sayDue(task.dueDate, today)}</time>}
    </li>
  );
}

const EMPTY = () => ({ id: crypto.randomUUID(), title: "" });

// The field stands where the button was that opened it: the next key is meant for it.
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

function AddLine({ goalId }: { goalId: string }) {
  const { t } = useTranslation("tasks");
  const { add, askForTitle } = useSaveTask();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === "") return askForTitle();
    setBusy(true);
    const added = await add({ ...draft, goalId });
    setBusy(false);
    if (added) setDraft(EMPTY());
  };
  if (!open) {
    return (
      <Button variant="text" size="sm" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {t("lines.add")}
      </Button>
    );
  }
  return (
    <form className={styles.add} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        hideLabel
        ref={takeFocus}
        label={t("lines.name")}
        placeholder={t("lines.name")}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIMITS.title}
        readOnly={busy}
        value={draft.title}
        onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      />
      <Button type="submit" busy={busy}>
        {t("quick.submit")}
      </Button>
    </form>
  );
}
