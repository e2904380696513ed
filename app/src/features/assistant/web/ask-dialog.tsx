import { useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LiveCapture } from "#app/features/filing/web/live-capture.tsx";
import { refreshRecords } from "#app/features/filing/web/filing-cache.ts";
import { useSession } from "#app/shell/session.ts";
import type { AskDialogProps } from "#app/shell/slots.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { AskBox } from "./ask-box.tsx";
import { AskPending } from "./ask-pending.tsx";
import { useAsk } from "./use-ask.ts";
import styles from "./ask-dialog.module.css";

const AskResult = lazy(() => import("./ask-result.tsx").then((module) => ({ default: module.AskResult })));

/** The ask box over any page, with its answer below it. */
export function AskDialog({ open, onOpenChange, initialText }: AskDialogProps) {
  const { t } = useTranslation("assistant");
  const { user } = useSession();
  const router = useRouter();
  const client = useQueryClient();
  const onGo = (path: string) => {
    onOpenChange(false);
    router.history.push(path);
  };
  const { text, setText, busy, asked, submit } = useAsk(Boolean(user), { initialText, onGo, owner: user?.id });
  const onSubmit = async () => {
    await submit();
    // What was asked may have been a note.
    if (user) await refreshRecords(client);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("ask.title")} description={t("ask.about")}>
      <AskBox
        text={text}
        onText={setText}
        onSubmit={() => void onSubmit()}
        busy={busy}
        orb={<Orb size={34} busy={busy} />}
      />
      <section aria-live="polite" aria-busy={busy} aria-label={t("ask.result")} className={styles.result}>
        {busy && <AskPending />}
        {!busy && asked && (
          <Suspense fallback={<AskPending />}>
            <AskResult asked={asked} onGo={onGo} renderKept={(id) => <LiveCapture key={id} id={id} />} />
          </Suspense>
        )}
      </section>
    </Dialog>
  );
}
