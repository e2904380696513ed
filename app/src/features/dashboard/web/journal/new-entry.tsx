import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { filedSummary } from "#app/features/filing/web/filed-summary.ts";
import { useCaptureActs } from "#app/features/filing/web/use-capture-acts.tsx";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { formatWallClock } from "#app/shell/dates.ts";
import { isVisitor } from "#app/shell/owner.ts";
import { useMinute, usePersonTimeZone } from "#app/shell/today.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { MarkedTextarea } from "#app/ui/marked-text/marked-textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { SeenItems } from "./seen-items.tsx";
import { useJournalEntry } from "./use-journal-entry.ts";
import { useRecognized } from "./use-recognized.ts";
import styles from "./new-entry.module.css";

/** A new entry: while it is being written, what Wisp sees in it is underlined and listed below. */
export function NewEntry({ field }: { field: Ref<HTMLTextAreaElement> }) {
  const { t } = useTranslation(["journal", "filing"]);
  const { text, setText, kept, busy, save } = useJournalEntry();
  const { undo } = useCaptureActs();
  const zone = usePersonTimeZone();
  const seen = useRecognized(text, zone);
  const [active, setActive] = useState<string | null>(null);
  const [crisis, setCrisis] = useState(false);
  const now = localDateTime(useMinute(), zone);

  const onSave = async () => {
    const saved = await save();
    if (saved === null) return;
    const { capture, insights } = saved;
    // Words of crisis get a quiet card, and nothing cheerful.
    setCrisis(capture.reason === "crisis");
    if (capture.reason === "crisis") return;
    const action = { label: t("filing:undo"), run: () => void undo(capture.id) };
    showToast({
      title: t(isVisitor() ? "journal:savedLocally" : "journal:saved"),
      description: capture.status === "organized" ? filedSummary(insights) : t("filing:captured.text"),
      ...(insights.length > 0 && { action }),
    });
  };

  return (
    <Card as="div" flush className={styles.card}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        <div className={styles.head}>
          <h2>
            <label htmlFor="new-entry">{t("journal:new.title")}</label>
          </h2>
          <time dateTime={now}>{formatWallClock(now)}</time>
        </div>
        <MarkedTextarea
          id="new-entry"
          ref={field}
          rows={10}
          className={styles.text}
          placeholder={t("journal:new.placeholder")}
          value={text}
          readOnly={busy}
          marks={seen.map(({ id, category, span }) => ({ id, area: category, span }))}
          active={active}
          onActive={setActive}
          onChange={(event) => {
            setCrisis(false);
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            void onSave();
          }}
        />
        <SeenItems items={seen} active={active} onActive={setActive} />
        {crisis && <CrisisHelp />}
        <div className={styles.foot}>
          {kept && <span className={styles.hint}>{t("journal:new.kept")}</span>}
          <Button type="submit" variant="primary" busy={busy}>
            {t(busy ? "journal:new.saving" : "journal:new.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
