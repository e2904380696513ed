import i18next from "i18next";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { showFailure } from "#app/shell/failure.ts";
import { ApiError } from "#app/shell/http.ts";
import { loadWords } from "#app/shell/language.ts";
import { showToast } from "#app/ui/toast/toasts.ts";

/** Says that something of a person was not kept: what failed, and why, in the words of relationships. */
export async function tellFailure(act: "create" | "update" | "delete", error: unknown): Promise<void> {
  await loadWords(["relationships"]);
  if (error instanceof NotStored)
    return showToast({
      title: i18next.t("relationships:toast.saveFailed"),
      description: i18next.t("relationships:toast.notStored"),
      destructive: true,
    });
  const title = i18next.t(`relationships:toast.${act}Failed`);
  if (error instanceof ApiError && error.code === "not-found")
    return showToast({ title, description: i18next.t("relationships:toast.notFound"), destructive: true });
  return showFailure(title, error);
}
