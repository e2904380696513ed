import i18next from "i18next";
import { showToast } from "#app/ui/toast/toasts.ts";
import { loadWords } from "./language.ts";
import { sendPendingInput } from "./pending-input.ts";

/** Sends the words that waited for a sign-in, and says what became of them; true where some were sent. */
export async function handOverPendingInput(): Promise<boolean> {
  try {
    if ((await sendPendingInput()) === "none") return false;
    await loadWords(["shell"]);
    showToast({ title: i18next.t("shell:pending.done"), description: i18next.t("shell:pending.doneText") });
    return true;
  } catch {
    await loadWords(["shell"]);
    showToast({
      title: i18next.t("shell:pending.failed"),
      description: i18next.t("shell:pending.failedText"),
      destructive: true,
    });
    return false;
  }
}
