import type { Mood } from "@wisp/organizer";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { TRACKER_MOODS } from "../rules.ts";
import { formatWhen } from "./format-when.ts";
import { notesOf } from "./has-crisis.ts";
import { MoodChoice } from "./mood-choice.tsx";
import { MoodEntries } from "./mood-entries.tsx";
import { useNow } from "./use-now.ts";
import { useSaveMood } from "./use-save-mood.ts";
import styles from "./mood-tracker.module.css";

/** The Mood Tracker: how one feels now, or the latest entries. */
export function MoodTracker() {
  const { t } = useTranslation("moods");
  const { saveMood, busy } = useSaveMood();
  const now = useNow();
  const firstFace = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<"track" | "history">("track");
  const [mood, setMood] = useState<Mood | null>(null);
  const [notes, setNotes] = useState("");
  const [crisis, setCrisis] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (mood === null) {
      showToast({ title: t("required.title"), description: t("required.text"), destructive: true });
      firstFace.current?.focus();
      return;
    }
    const saved = await saveMood({ mood, notes: notesOf(notes) });
    if (saved === "failed") return;
    setCrisis(saved === "crisis");
    setMood(null);
    setNotes("");
  };

  return (
    <Card className={styles.tracker}>
      <Tabs
        look="segmented"
        label={t("tracker.views")}
        value={view}
        onValueChange={setView}
        items={[
          { value: "track", label: t("tracker.track") },
          { value: "history", label: t("tracker.history") },
        ]}
        renderHead={(list) => (
          <div className={styles.head}>
            <h2>{t("tracker.title")}</h2>
            {list}
          </div>
        )}
      >
        <TabPanel value="track">
          <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
            <MoodChoice
              hideLabel
              ref={firstFace}
              label={t("tracker.title")}
              moods={TRACKER_MOODS}
              value={mood}
              onChange={setMood}
            />
            <Textarea
              own
              optional
              rows={3}
              label={t("tracker.notes")}
              placeholder={t("tracker.placeholder")}
              value={notes}
              maxLength={LIMITS.notes}
              onChange={(event) => setNotes(event.target.value)}
            />
            <div className={styles.foot}>
              <time dateTime={now.toISOString()}>{formatWhen(now.toISOString(), now)}</time>
              <Button variant="primary" type="submit" busy={busy}>
                {t(busy ? "tracker.saving" : "tracker.save")}
              </Button>
            </div>
          </form>
          {crisis && <CrisisHelp />}
        </TabPanel>
        <TabPanel value="history">
          <MoodEntries />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
