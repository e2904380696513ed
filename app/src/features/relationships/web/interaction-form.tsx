import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { localDate } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { deviceTimeZone } from "#app/shell/dates.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import type { Interaction } from "../contract.ts";
import styles from "./person-dialog.module.css";

/** The day of an instant on this device's clock, for a date field. */
export const dayOf = (instant: string): string => localDate(new Date(instant), deviceTimeZone());

type InteractionFormProps = {
  /** The line that is changed; left out for a new one. */
  row?: Interaction;
  /** Keeps what changed; answers whether that was done. */
  onSave: (change: { at?: string; note: string }) => Promise<boolean>;
  onCancel?: () => void;
};

/** When something happened and what it was; of a fact its words alone. */
export function InteractionForm({ row, onSave, onCancel }: InteractionFormProps) {
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const before = row ? dayOf(row.at) : today;
  const [date, setDate] = useState(before);
  const [note, setNote] = useState(row?.note ?? "");
  const [busy, setBusy] = useState(false);
  const isFact = row?.kind === "fact";

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // A day that nobody touched keeps its hour.
    const done = await onSave({ ...(date !== "" && date !== before && { at: date }), note: note.trim() });
    setBusy(false);
    if (!done || row) return;
    setDate(today);
    setNote("");
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {!isFact && (
        <TextField
          type="date"
          label={t("people.date")}
          max={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      )}
      <Textarea
        own
        rows={2}
        label={t(isFact ? "people.fact" : "people.note")}
        maxLength={LIMITS.notes}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>{ui("cancel")}</Button>}
        <Button type="submit" variant={row ? "primary" : "soft"} busy={busy} disabled={isFact && note.trim() === ""}>
          {busy ? t("people.saving") : t(row ? "people.save" : "people.add")}
        </Button>
      </div>
    </form>
  );
}
