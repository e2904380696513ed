import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { showFailure } from "#app/shell/failure.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { deleteCapture, organizeCapture, restoreCapture, undoCapture } from "../contract.ts";
import { refreshRecords } from "./filing-cache.ts";

type Hooks = {
  /** Is asked first what to make of a refusal, e.g. the limit's dialog; answers whether it dealt with it. */
  failed?: (error: unknown) => boolean;
  /** Hears at once that the capture goes to the trash, or comes back. */
  onGone?: ((gone: boolean) => void) | undefined;
};

/** What a person does with one capture. */
export function useCaptureActs({ failed, onGone }: Hooks = {}) {
  const client = useQueryClient();
  const { t } = useTranslation("filing");

  const attempt = async (title: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!failed?.(error)) await showFailure(title, error);
    } finally {
      await refreshRecords(client);
    }
  };

  const undo = (id: string) =>
    attempt(t("capture.undoFailed"), async () => {
      const { undone, kept } = await call(undoCapture, { params: { id } });
      showToast({
        title: t("capture.took", { count: undone }),
        ...(kept > 0 && { description: t("capture.stayed", { count: kept }) }),
        action: { label: t("capture.again"), run: () => void again(id) },
      });
    });

  const again = (id: string) =>
    attempt(t("capture.againFailed"), async () => {
      await call(organizeCapture, { params: { id } });
    });

  const restore = (id: string) =>
    attempt(t("restoreFailed"), async () => {
      await call(restoreCapture, { params: { id } });
      onGone?.(false);
      showToast({ title: t("restored") });
    });

  const remove = (id: string) =>
    attempt(t("deleteFailed"), async () => {
      onGone?.(true);
      try {
        await call(deleteCapture, { params: { id } });
      } catch (error) {
        onGone?.(false);
        throw error;
      }
      const action = { label: t("undo"), icon: <Undo2 aria-hidden />, run: () => void restore(id) };
      showToast({ title: t("capture.deleted.title"), description: t("capture.deleted.text"), action });
    });

  return { undo, again, restore, remove };
}
