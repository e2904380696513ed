import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
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
    showToast({ title: i18next.t("shell:pending.failed"), description: i18next.t("shell:pending.failedText"), destructive: true });
    return false;
  }
}

/** Does so as soon as somebody is signed in. */
export function usePendingInput(signedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    void handOverPendingInput().then((sent) => {
      if (sent) return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== "/api/user" });
      return undefined;
    });
  }, [client, signedIn]);
}
