import Type from "lucide-react/icons/type";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import type { CaptureWithInsights } from "../contract.ts";
import { LiveCapture } from "./live-capture.tsx";
import { useCaptureText } from "./use-capture-text.ts";
import styles from "./upload-page.module.css";

const STEPS = ["analysis", "categorization", "organization", "generation"] as const;

/** Upload Content: in this version by typed text. */
export function UploadPage() {
  const { t } = useTranslation("filing");
  return (
    <>
      <PageHead title={t("upload.title")} subtitle={t("upload.about")} />
      <div className={styles.columns}>
        <div>
          <fieldset aria-label={t("upload.modes")} className={styles.modes}>
            <button type="button" aria-pressed className={styles.mode}>
              <Type aria-hidden />
              {t("upload.text")}
            </button>
            <p>{t("upload.next")}</p>
          </fieldset>
          <TextUpload />
        </div>
        <aside aria-labelledby="after-upload">
          <h2 id="after-upload" className={styles.after}>
            {t("upload.after")}
          </h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>
                <h3>{t(`upload.steps.${step}.title`)}</h3>
                <p>{t(`upload.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}

function TextUpload() {
  const { t } = useTranslation("filing");
  const { text, setText, busy, submit } = useCaptureText(t("upload.required", { returnObjects: true }));
  const [captured, setCaptured] = useState<CaptureWithInsights | null>(null);

  const onSubmit = async () => {
    const answer = await submit();
    if (answer === null) return;
    setCaptured(answer);
    const { title, text: words } = t("upload.done", { returnObjects: true });
    if (answer.capture.reason !== "crisis") showToast({ title, description: words });
  };

  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <Textarea
          own
          rows={10}
          hideLabel
          label={t("upload.label")}
          placeholder={t("upload.placeholder")}
          value={text}
          readOnly={busy}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t(busy ? "upload.sending" : "upload.submit")}
        </Button>
      </form>
      <div aria-live="polite">
        {captured && (
          <section className={styles.result}>
            <h2>{t("upload.result")}</h2>
            <LiveCapture key={captured.capture.id} id={captured.capture.id} known={captured}>
              <Link to="/organize" className={buttonClass({ variant: "text" })}>
                {t("upload.seeAll")}
              </Link>
            </LiveCapture>
          </section>
        )}
      </div>
    </>
  );
}
