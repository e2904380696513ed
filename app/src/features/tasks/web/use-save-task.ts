import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { showFailure } from "#app/shell/failure.ts";
import { ApiError } from "#app/shell/http.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeTask, createTask, listTasks, type NewTask, type Task, type TaskChange } from "../contract.ts";

/** The lists that show a task, or the note that it came from. */
export const WHERE_TASKS_STAND = [listTasks.path, "/api/insights", "/api/captures"];

/** Adds tasks and saves changes of them, and says what came of it. */
export function useSaveTask() {
  const client = useQueryClient();
  const { t } = useTranslation("tasks");

  const sayNotSaved = (title: string, error: unknown): Promise<void> | void =>
    error instanceof NotStored
      ? showToast({ title: t("notSaved.title"), description: t("notSaved.text"), destructive: true })
      : showFailure(title, error);

  /** Says that a task needs a title. */
  const askForTitle = (): void =>
    showToast({ title: t("titleRequired"), description: t("validation.title"), destructive: true });

  /** Answers whether it was added; where it was not, the same body may be sent again. */
  const add = async (body: NewTask & { id: string }): Promise<boolean> => {
    try {
      await call(createTask, { body });
      showToast(
        isVisitor() ? { title: t("savedLocally.title"), description: t("savedLocally.text") } : { title: t("created") },
      );
      return true;
    } catch (error) {
      await sayNotSaved(t("notCreated"), error);
      return false;
    } finally {
      void refresh(client, WHERE_TASKS_STAND);
    }
  };

  /** Saves a change made from a version; answers the refusal where there was one. */
  const save = async (task: Task, body: TaskChange): Promise<ApiError | "failed" | null> => {
    try {
      await call(changeTask, { params: { id: task.id }, body, ifMatch: task.version });
      showToast({ title: t("updated") });
      return null;
    } catch (error) {
      await sayNotSaved(t("list.notChanged"), error);
      return error instanceof ApiError ? error : "failed";
    } finally {
      void refresh(client, WHERE_TASKS_STAND);
    }
  };

  return { add, save, askForTitle };
}
