import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { showFailure } from "#app/shell/failure.ts";
import { refresh } from "#app/shell/queries.ts";
import { changeTask, listTasks, type Task } from "../contract.ts";

/** Completes a task or opens it again; shown at once, taken back on the screen where the server refuses. */
export function useCompleteTask(): (task: Task) => Promise<void> {
  const client = useQueryClient();
  const { t } = useTranslation("tasks");
  return async (task) => {
    const isCompleted = !task.isCompleted;
    const putBack = editRows<Task>(client, listTasks.path, task.id, (row) => ({ ...row, isCompleted }));
    try {
      await call(changeTask, { params: { id: task.id }, body: { isCompleted } });
    } catch (error) {
      putBack();
      await showFailure(t("list.notChanged"), error);
    } finally {
      // The note that it came from shows it too.
      void refresh(client, [listTasks.path, "/api/insights", "/api/captures"]);
    }
  };
}
