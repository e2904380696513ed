import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { showToast } from "#app/ui/toast/toasts.ts";
import { showFailure } from "./failure.ts";
import { signOut } from "./session.ts";

/** Signs out, says so, and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation("shell");
  return async () => {
    try {
      await signOut(client);
      showToast({ title: t("loggedOut.title"), description: t("loggedOut.text") });
      router.history.push("/auth");
    } catch (error) {
      await showFailure(t("logoutFailed"), error);
    }
  };
}
