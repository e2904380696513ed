import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { showFailure } from "#app/shell/failure.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeTask, deleteTask, listTasks, restoreTask, type Task } from "../contract.ts";
import { nextDue } from "../rules.ts";
import { sayDue } from "./say-due.ts";
import { useClock } from "./use-clock.ts";
import { WHERE_TASKS_STAND } from "./use-save-task.ts";

/** What a person does with one task. Each act is shown at once, and taken back on the screen where it is refused. */
export function useTaskActs() {
  const client = useQueryClient();
  const { t } = useTranslation("tasks");
  const { t: ui } = useTranslation("ui");
  const { today } = useClock();
  const refreshAll = () => void refresh(client, WHERE_TASKS_STAND);
  const undo = (run: () => Promise<void>) => ({
    label: ui("undo"),
    icon: <Undo2 aria-hidden />,
    run: () => void run(),
  });

  /** Completes a task or opens it again; of a repeating one it says when the next is due. */
  const complete = async (task: Task, isCompleted = !task.isCompleted): Promise<void> => {
    const putBack = editRows<Task>(client, listTasks.path, task.id, (row) => ({ ...row, isCompleted }));
    try {
      await call(changeTask, { params: { id: task.id }, body: { isCompleted } });
      const next = isCompleted ? nextDue(task, today) : undefined;
      if (next !== undefined)
        showToast({
          title: t("again.title"),
          description: t("again.text", { when: sayDue(next, today) }),
          action: undo(() => complete(task, false)),
        });
    } catch (error) {
      putBack();
      await showFailure(t("list.notChanged"), error);
    } finally {
      refreshAll();
    }
  };

  const restore = async ({ id }: Task): Promise<void> => {
    try {
      await call(restoreTask, { params: { id } });
      showToast({ title: t("restored") });
    } catch (error) {
      await showFailure(t("restoreFailed"), error);
    } finally {
      refreshAll();
    }
  };

  /** Lays a task into the trash; `later`: the later ones of its series too. */
  const remove = async (task: Task, series?: "later"): Promise<void> => {
    const putBack = editRows<Task>(client, listTasks.path, task.id, () => null);
    try {
      await call(deleteTask, { params: { id: task.id }, query: { series } });
      const next = series === "later" || task.isCompleted ? undefined : nextDue(task, today);
      showToast({
        title: t(series === "later" ? "deleted.series" : "deleted.title"),
        description: next === undefined ? t("deleted.text") : t("deleted.again", { when: sayDue(next, today) }),
        action: undo(() => restore(task)),
      });
    } catch (error) {
      putBack();
      await showFailure(t("deleted.failed"), error);
    } finally {
      refreshAll();
    }
  };

  return { complete, remove };
}
