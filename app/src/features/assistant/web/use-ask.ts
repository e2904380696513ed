import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { saveConversation } from "#app/shell/last-conversation.ts";
import { addPendingInput } from "#app/shell/pending-input.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import type { Asked } from "./ask.ts";

type Shown = Exclude<Asked, { kind: "navigate" }>;

type Options = {
  initialText?: string | undefined;
  /** Goes to a page that was asked for. */ onGo: (path: string) => void;
  /** The account's id: what was asked last is kept for it alone. */
  owner?: string | undefined;
};

/** The ask box's state: its text, whether an answer is on its way, and the last one. The client code comes with the first ask. */
export function useAsk(signedIn: boolean, { initialText = "", onGo, owner }: Options) {
  const { t } = useTranslation("assistant");
  const [text, setText] = useState(initialText);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Shown | null>(null);
  // The id of this very text: a second try after a broken connection keeps it once.
  const [sent, setSent] = useState({ text: "", id: "", answered: false });

  const submit = async () => {
    if (busy) return;
    if (text.trim() === "")
      return showToast({ title: t("ask.blank.title"), description: t("ask.blank.text"), destructive: true });
    if (text.length > LIMITS.captureText)
      return showToast({ title: t("ask.failed"), description: t("ask.tooLong"), destructive: true });
    const id = sent.text === text ? sent.id : crypto.randomUUID();
    setSent({ text, id, answered: false });
    setBusy(true);
    try {
      const { ask } = await import("./ask.ts");
      const answer = await ask(text, id, signedIn);
      if (answer.kind === "navigate") return onGo(answer.path);
      setAsked(answer);
      // Words of crisis do not come back as a reminder of themselves.
      if (!answer.crisis)
        saveConversation(
          {
            query: text,
            category: answer.note ? "capture" : "search",
            response: answer.response ?? "",
            timestamp: new Date().toISOString(),
            source: "text",
          },
          owner ?? null,
        );
      setSent({ text, id, answered: true });
      // A note stands in its card now; a question stays in the box above its answer.
      if (answer.note) setText("");
      if (answer.note?.captureId === null) addPendingInput(answer.note.text);
    } catch (error) {
      const { failureWords } = await import("#app/shell/failure.ts");
      const { loadWords } = await import("#app/shell/language.ts");
      await loadWords(["shared"]);
      showToast({
        title: t("ask.failed"),
        description: failureWords(error) || t("ask.unknownError"),
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  // On the way to the sign-in: words that were not sent yet wait on the device too.
  const layAside = () => {
    if (!signedIn && text.trim() !== "" && !(sent.answered && sent.text === text)) addPendingInput(text);
  };
  return { text, setText, busy, asked, submit, layAside };
}
