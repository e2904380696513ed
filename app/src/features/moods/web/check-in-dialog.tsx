import type { Mood } from "@wisp/organizer";
import { useId, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { CHECK_IN_MOODS } from "../rules.ts";
import { notesOf } from "./has-crisis.ts";
import { LevelSliders } from "./level-sliders.tsx";
import { MoodChoice } from "./mood-choice.tsx";
import { useSaveMood } from "./use-save-mood.ts";
import styles from "./check-in-dialog.module.css";

const START = { mood: null as Mood | null, levels: { energyLevel: 5, stressLevel: 5 }, notes: "", crisis: false };

/** The daily check-in: a mood, energy and stress, and notes. What is written stays until it is kept. */
export function CheckInDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("moods");
  const { t: ui } = useTranslation("ui");
  const { saveCheckIn, busy } = useSaveMood();
  const form = useId();
  const firstFace = useRef<HTMLInputElement>(null);
  const [{ mood, levels, notes, crisis }, setState] = useState(START);
  const set = (part: Partial<typeof START>) => setState((state) => ({ ...state, ...part }));
  const onDone = () => {
    setState(START);
    onOpenChange(false);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (mood === null) {
      showToast({ title: t("required.title"), description: t("required.text"), destructive: true });
      firstFace.current?.focus();
      return;
    }
    const saved = await saveCheckIn({ mood, notes: notesOf(notes), ...levels });
    if (saved === "kept") onDone();
    if (saved === "crisis") setState({ ...START, crisis: true });
  };

  const footer = crisis ? (
    <Button variant="primary" onClick={onDone}>
      {t("checkIn.done")}
    </Button>
  ) : (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form={form} busy={busy}>
        {t(busy ? "tracker.saving" : "checkIn.save")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={crisis ? onDone : onOpenChange}
      title={t("checkIn.title")}
      description={t("checkIn.description")}
      footer={footer}
      size="narrow"
    >
      {crisis ? (
        <CrisisHelp />
      ) : (
        <form id={form} noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
          <MoodChoice
            ref={firstFace}
            label={t("checkIn.mood")}
            moods={CHECK_IN_MOODS}
            value={mood}
            onChange={(chosen) => set({ mood: chosen })}
          />
          <LevelSliders levels={levels} onChange={(chosen) => set({ levels: chosen })} />
          <Textarea
            own
            optional
            label={t("checkIn.notes")}
            placeholder={t("tracker.placeholder")}
            value={notes}
            maxLength={LIMITS.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </form>
      )}
    </Dialog>
  );
}
