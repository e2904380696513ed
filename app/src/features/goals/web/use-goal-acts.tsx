import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { showFailure } from "#app/shell/failure.ts";
import { ApiError } from "#app/shell/http.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeGoal, createGoal, deleteGoal, listGoals, restoreGoal, type Goal, type NewGoal } from "../contract.ts";
import type { GoalFields } from "../rules.ts";
import { inTurn } from "./in-turn.ts";

/** What a person does with goals. Each act is shown at once, and taken back on the screen where it is refused. */
export function useGoalActs() {
  const client = useQueryClient();
  const { t } = useTranslation("goals");
  const { t: ui } = useTranslation("ui");
  // The note that a goal came from shows it too.
  const readAgain = () => void refresh(client, [listGoals.path, "/api/insights", "/api/captures"]);
  const fail = (title: string, error: unknown): Promise<void> | void =>
    error instanceof NotStored
      ? showToast({ title, description: t("toasts.notStored"), destructive: true })
      : showFailure(title, error);

  /** Answers the new goal, or null where it was not made. */
  const create = async (body: NewGoal): Promise<Goal | null> => {
    try {
      const goal = await call(createGoal, { body });
      showToast(
        isVisitor()
          ? { title: t("toasts.saved"), description: t("toasts.savedText") }
          : { title: t("toasts.created"), description: goal.title },
      );
      return goal;
    } catch (error) {
      await fail(t(isVisitor() ? "toasts.saveFailed" : "toasts.createFailed"), error);
      return null;
    } finally {
      readAgain();
    }
  };

  /** Changes of one goal go out one after the other; `version` is that which a form was opened on, and moves with it. */
  const change = async (goal: Goal, fields: Partial<GoalFields>, version?: { current: number }): Promise<boolean> => {
    const putBack = editRows<Goal>(client, listGoals.path, goal.id, (row) => ({ ...row, ...fields }));
    try {
      const saved = await inTurn(goal.id, () =>
        call(changeGoal, { params: { id: goal.id }, body: fields, ifMatch: version?.current }),
      );
      if (version) version.current = saved.version;
      showToast({ title: t("toasts.updated") });
      return true;
    } catch (error) {
      putBack();
      // Told of what changed elsewhere, the person may say it again.
      if (version && error instanceof ApiError && error.code === "stale-version")
        version.current = (error.record as Goal).version;
      await fail(t("toasts.updateFailed"), error);
      return false;
    } finally {
      readAgain();
    }
  };

  const complete = (goal: Goal, version?: { current: number }): Promise<boolean> => {
    const isCompleted = !goal.isCompleted;
    return change(goal, { isCompleted, progress: isCompleted ? 100 : 0 }, version);
  };

  const restore = async (goal: Goal): Promise<void> => {
    try {
      await call(restoreGoal, { params: { id: goal.id } });
      showToast({ title: t("toasts.restored") });
    } catch (error) {
      await fail(t("toasts.restoreFailed"), error);
    } finally {
      readAgain();
    }
  };

  const remove = async (goal: Goal): Promise<void> => {
    const putBack = editRows<Goal>(client, listGoals.path, goal.id, () => null);
    try {
      await inTurn(goal.id, () => call(deleteGoal, { params: { id: goal.id } }));
      const action = { label: ui("undo"), icon: <Undo2 aria-hidden />, run: () => void restore(goal) };
      showToast({ title: t("toasts.deleted"), description: t("toasts.deletedText"), action });
    } catch (error) {
      putBack();
      await fail(t("toasts.deleteFailed"), error);
    } finally {
      readAgain();
    }
  };

  return { create, change, complete, remove };
}
