import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { sayCaptured } from "#app/features/filing/web/say-captured.tsx";
import { useCaptureActs } from "#app/features/filing/web/use-capture-acts.tsx";
import { useCaptureText } from "#app/features/filing/web/use-capture-text.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { GrowingTextarea } from "#app/ui/textarea/growing-textarea.tsx";
import styles from "./capture-panel.module.css";

/** A box for whatever is on one's mind, at the head of the dashboard. */
export function CapturePanel() {
  const { t } = useTranslation(["dashboard", "filing"]);
  const { undo } = useCaptureActs();
  const { text, setText, busy, submit } = useCaptureText(t("filing:empty", { returnObjects: true }));
  const [crisis, setCrisis] = useState(false);
  const onSubmit = async () => {
    const captured = await submit();
    if (captured === null) return;
    setCrisis(captured.capture.reason === "crisis");
    sayCaptured(captured, undo);
  };
  return (
    <Card as="div" flush className={styles.panel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <GrowingTextarea
          rows={2}
          value={text}
          readOnly={busy}
          aria-label={t("dashboard:capture.label")}
          placeholder={t("dashboard:capture.placeholder")}
          className={styles.text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            void onSubmit();
          }}
        />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={busy}>
            {t(busy ? "dashboard:capture.sending" : "dashboard:capture.submit")}
          </Button>
        </div>
      </form>
      {crisis && <CrisisHelp />}
    </Card>
  );
}
