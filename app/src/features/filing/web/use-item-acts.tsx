import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import type { Insight } from "#app/features/insights/contract.ts";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { changeInsight, deleteInsight, restoreInsight, type InsightChange } from "../contract.ts";
import { editShown, refreshRecords } from "./filing-cache.ts";

/** What a person does with one item. Each act is shown at once, and taken back on the screen if the server refuses it. */
export function useItemActs() {
  const client = useQueryClient();
  const { t } = useTranslation("filing");

  /** Answers whether it was done; `version` is that which the change was made on, where that matters. */
  const change = async (item: Insight, sent: InsightChange, version?: number): Promise<boolean> => {
    const putBack = editShown(client, item.id, (shown) => ({ ...shown, ...(sent as Partial<Insight>) }));
    try {
      await call(changeInsight, { params: { id: item.id }, body: sent, ifMatch: version });
      showToast({ title: t("updated.title"), description: t("updated.text") });
      return true;
    } catch (error) {
      putBack();
      await showFailure(t("updateFailed"), error);
      return false;
    } finally {
      void refreshRecords(client);
    }
  };

  const restore = async (item: Insight): Promise<void> => {
    try {
      await call(restoreInsight, { params: { id: item.id } });
      showToast({ title: t("restored") });
    } catch (error) {
      await showFailure(t("restoreFailed"), error);
    } finally {
      void refreshRecords(client);
    }
  };

  const remove = async (item: Insight): Promise<void> => {
    const putBack = editShown(client, item.id, () => null);
    try {
      await call(deleteInsight, { params: { id: item.id } });
      const { title, text } =
        item.state === "proposed" ? t("dismissed", { returnObjects: true }) : t("deleted", { returnObjects: true });
      const action = { label: t("undo"), icon: <Undo2 aria-hidden />, run: () => void restore(item) };
      showToast({ title, description: text, action });
    } catch (error) {
      putBack();
      await showFailure(t("deleteFailed"), error);
    } finally {
      void refreshRecords(client);
    }
  };

  return { change, remove, restore };
}
