import MessageCircle from "lucide-react/icons/message-circle";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { forgetConversation, onConversation, readConversation } from "#app/shell/last-conversation.ts";
import { useSession } from "#app/shell/session.ts";
import { useShell } from "#app/shell/slots.ts";
import { Button } from "#app/ui/button/button.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import styles from "./dashboard-notes.module.css";

// Told once for each, however often the dashboard is opened.
let told: string | null = null;

/** What was asked last, as long as it is kept: to go on with, or to dismiss. */
export function PreviousConversation() {
  const { t } = useTranslation("dashboard");
  const { user } = useSession();
  const { openAsk } = useShell();
  const owner = user?.id ?? null;
  const stored = useSyncExternalStore(onConversation, () => JSON.stringify(readConversation(owner)));
  const conversation = JSON.parse(stored) as ReturnType<typeof readConversation>;
  const [arrived] = useState(() => new Date(performance.timeOrigin).toISOString());
  const kept = conversation !== null && conversation.timestamp < arrived ? conversation.timestamp : null;
  useEffect(() => {
    // Only of one from before: who has just asked knows.
    if (kept === null || told === kept) return;
    told = kept;
    showToast({ title: t("previous.saved") });
  }, [kept, t]);
  if (conversation === null) return null;
  return (
    <section aria-labelledby="previous-conversation" className={styles.note}>
      <MessageCircle aria-hidden />
      <div className={styles.words}>
        <h2 id="previous-conversation">{t("previous.title")}</h2>
        <p className={styles.quote}>“{conversation.query}”</p>
        {conversation.response && <p className={styles.answer}>{conversation.response}</p>}
      </div>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => openAsk(conversation.query)}>
          {t("previous.again")}
        </Button>
        <Button size="sm" variant="text" onClick={forgetConversation}>
          {t("previous.dismiss")}
        </Button>
      </div>
    </section>
  );
}
