import { MOODS } from "@wisp/organizer";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import type { MoodEntry } from "../contract.ts";
import { isCheckIn } from "../rules.ts";
import { notesOf } from "./has-crisis.ts";
import { LevelSliders } from "./level-sliders.tsx";
import { MoodChoice } from "./mood-choice.tsx";
import { useMoodActs } from "./use-mood-acts.tsx";
import styles from "./check-in-dialog.module.css";

/** Changes an entry by hand: any of the seven moods, the notes, a check-in's levels. */
export function EditMoodDialog({ entry, onClose }: { entry: MoodEntry; onClose: () => void }) {
  const { t } = useTranslation("moods");
  const { t: ui } = useTranslation("ui");
  const { change } = useMoodActs();
  const form = useId();
  // As it was when the dialog opened: the change is made on that version.
  const [before] = useState(entry);
  const [mood, setMood] = useState(entry.mood);
  const [notes, setNotes] = useState(entry.notes ?? "");
  const [levels, setLevels] = useState({ energyLevel: entry.energyLevel ?? 5, stressLevel: entry.stressLevel ?? 5 });
  const [busy, setBusy] = useState(false);
  const [crisis, setCrisis] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const saved = await change(before, { mood, notes: notesOf(notes), ...levels });
    setBusy(false);
    if (saved === "kept") onClose();
    if (saved === "crisis") setCrisis(true);
  };

  const footer = crisis ? (
    <Button variant="primary" onClick={onClose}>
      {t("checkIn.done")}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form={form} busy={busy}>
        {t(busy ? "tracker.saving" : "entry.save")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("entry.editTitle")} footer={footer} size="narrow">
      {crisis ? (
        <CrisisHelp />
      ) : (
        <form id={form} noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
          <MoodChoice label={t("tracker.mood")} moods={MOODS} value={mood} onChange={setMood} />
          {isCheckIn(before) && <LevelSliders levels={levels} onChange={setLevels} />}
          <Textarea
            own
            optional
            label={t("tracker.notes")}
            value={notes}
            maxLength={LIMITS.notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  );
}
