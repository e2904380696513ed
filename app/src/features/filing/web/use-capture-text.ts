import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { call } from "#app/shell/api.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { failureWords } from "#app/shell/failure.ts";
import { loadWords } from "#app/shell/language.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { quickCapture, type CaptureWithInsights } from "../contract.ts";
import { refreshRecords } from "./filing-cache.ts";

type Said = { title: string; text: string };

/**
 * A box of words to capture: its text, and `submit`, which answers what came of them or null where nothing was kept.
 * Whatever goes wrong, the words stay in the box; `blank` is said where there are none.
 */
export function useCaptureText(blank: Said, initialText = "") {
  const { t } = useTranslation("filing");
  const client = useQueryClient();
  const [text, setText] = useState(initialText);
  const [busy, setBusy] = useState(false);
  // The id of this very text: a second try after a broken connection keeps it once.
  const [sent, setSent] = useState({ text: "", id: "" });

  const fail = (description: string) => showToast({ title: t("captureFailed"), description, destructive: true });

  const submit = async (): Promise<CaptureWithInsights | null> => {
    if (busy) return null;
    if (text.trim() === "") {
      showToast({ title: blank.title, description: blank.text, destructive: true });
      return null;
    }
    if (text.length > LIMITS.captureText) {
      fail(t("tooLong", { count: text.length }));
      return null;
    }
    const id = sent.text === text ? sent.id : crypto.randomUUID();
    setSent({ text, id });
    setBusy(true);
    try {
      const captured = await call(quickCapture, { body: { id, text, timezone: deviceTimeZone() } });
      setText("");
      return captured;
    } catch (error) {
      await loadWords(["shared"]);
      fail(`${failureWords(error)} ${t("stillThere")}`);
      return null;
    } finally {
      setBusy(false);
      void refreshRecords(client);
    }
  };
  return { text, setText, busy, submit };
}
