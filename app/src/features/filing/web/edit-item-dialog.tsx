import { MOODS } from "@wisp/organizer";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Insight } from "#app/features/insights/contract.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { sayKey } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { formatRepeat } from "#app/shell/repeat.ts";
import { changeOf, formOf } from "./item-form.ts";
import { useItemActs } from "./use-item-acts.tsx";
import styles from "./edit-item-dialog.module.css";

const REPEATS = ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY"];

/** Changes an item by hand: its title, when it is due, how often, the mood, who is meant. */
export function EditItemDialog({
  item,
  open,
  onOpenChange,
}: {
  item: Insight;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("filing");
  const { t: ui } = useTranslation("ui");
  const { change } = useItemActs();
  // As it was when the dialog opened: the change is made on that version.
  const [before] = useState(item);
  const [form, setForm] = useState(() => formOf(item));
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const set = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  const isDated = item.category === "task" || item.category === "goal";
  const blank = form.title.trim() === "";

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (blank) return;
    setBusy(true);
    const done = await change(item, changeOf(before, form), before.version);
    setBusy(false);
    if (done) onOpenChange(false);
  };

  const repeats = [...new Set([...REPEATS, ...(before.repeat ? [before.repeat] : [])])];
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="edit-item" busy={busy}>
        {t(busy ? "editItem.saving" : "editItem.save")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("editItem.title")}
      description={`“${item.content}”`}
      footer={footer}
      size="narrow"
    >
      <form id="edit-item" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t("editItem.name")}
          value={form.title}
          onChange={set("title")}
          maxLength={LIMITS.title}
          error={tried && blank ? (sayKey("shared:validation.required") ?? undefined) : undefined}
        />
        {isDated && (
          <div className={styles.pair}>
            <TextField type="date" label={t("editItem.date")} value={form.date} onChange={set("date")} />
            <TextField
              type="time"
              label={t("editItem.time")}
              value={form.time}
              onChange={set("time")}
              disabled={form.date === ""}
            />
          </div>
        )}
        {item.category === "task" && (
          <Select
            label={t("editItem.repeat")}
            value={form.repeat}
            onChange={set("repeat")}
            options={[
              { value: "", label: t("editItem.never") },
              ...repeats.map((value) => ({ value, label: formatRepeat(value) })),
            ]}
          />
        )}
        {item.category === "emotion" && (
          <Select
            label={t("editItem.mood")}
            value={form.mood}
            onChange={set("mood")}
            options={MOODS.map((value) => ({ value, label: t(`moods.${value}`) }))}
          />
        )}
        <TextField
          label={t("editItem.people")}
          hint={t("editItem.peopleHint")}
          value={form.people}
          onChange={set("people")}
        />
      </form>
    </Dialog>
  );
}
