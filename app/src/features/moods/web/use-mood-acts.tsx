import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { editRows } from "#app/shell/cached-rows.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeCheckIn, changeMood, deleteMood, listMoods, restoreMood, type MoodEntry } from "../contract.ts";
import { isCheckIn } from "../rules.ts";
import { hasCrisis } from "./has-crisis.ts";
import { refreshMoods, sayNotSaved } from "./mood-changes.ts";
import type { Saved } from "./use-save-mood.ts";

/** What a form changes of an entry; the levels are a check-in's. */
export type MoodEdit = Pick<MoodEntry, "mood" | "notes"> & { energyLevel: number; stressLevel: number };

/** What a person does with an entry that stands there already. */
export function useMoodActs() {
  const client = useQueryClient();
  const { t } = useTranslation("moods");
  const { t: ui } = useTranslation("ui");

  const change = async (entry: MoodEntry, { mood, notes, ...levels }: MoodEdit): Promise<Saved> => {
    const said = { params: { id: entry.id }, ifMatch: entry.version };
    try {
      if (isCheckIn(entry)) await call(changeCheckIn, { ...said, body: { mood, notes, ...levels } });
      else await call(changeMood, { ...said, body: { mood, notes } });
      if (await hasCrisis(notes)) return "crisis";
      showToast({ title: t("updated") });
      return "kept";
    } catch (error) {
      await sayNotSaved(t("updateFailed"), t("notStored"), error);
      return "failed";
    } finally {
      void refreshMoods(client);
    }
  };

  const restore = async ({ id }: MoodEntry): Promise<void> => {
    try {
      await call(restoreMood, { params: { id } });
      showToast({ title: t("restored") });
    } catch (error) {
      await sayNotSaved(t("restoreFailed"), t("notStored"), error);
    } finally {
      void refreshMoods(client);
    }
  };

  const remove = async (entry: MoodEntry): Promise<void> => {
    const putBack = editRows<MoodEntry>(client, listMoods.path, entry.id, () => null);
    try {
      await call(deleteMood, { params: { id: entry.id } });
      const action = { label: ui("undo"), icon: <Undo2 aria-hidden />, run: () => void restore(entry) };
      showToast({ title: t("deleted.title"), description: t("deleted.text"), action });
    } catch (error) {
      putBack();
      await sayNotSaved(t("deleteFailed"), t("notStored"), error);
    } finally {
      void refreshMoods(client);
    }
  };

  return { change, remove };
}
