import { useInfiniteQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { pagesOf } from "#app/shell/queries.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { listRelationships, type NewInteraction, type Relationship } from "../contract.ts";
import { displayName } from "../rules.ts";
import { deviceToday } from "./device-today.ts";
import styles from "./lines.module.css";
import form from "./log-interaction-dialog.module.css";

type LogInteractionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: Relationship;
  /** Keeps it; answers whether that was done. */
  log: (interaction: NewInteraction) => Promise<boolean>;
};

/** Logs an interaction of another day, with a note, and with whoever else was there. */
export function LogInteractionDialog({ open, onOpenChange, person, log }: LogInteractionDialogProps) {
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const [today] = useState(deviceToday);
  const [date, setDate] = useState(today);
  const [note, setNote] = useState("");
  const [others, setOthers] = useState<readonly Relationship[]>([]);
  const [busy, setBusy] = useState(false);
  // One id however often it is tried.
  const [id] = useState(() => crypto.randomUUID());

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const day = date === "" || date === today ? {} : { at: date };
    const done = await log({ id, ...day, note: note.trim(), personIds: others.map((other) => other.id) });
    setBusy(false);
    if (done) onOpenChange(false);
  };
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
      <Button variant="primary" type="submit" form="log-interaction" busy={busy}>
        {t("log.save")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("log.title")}
      description={t("log.text", { name: displayName(person) })}
      footer={footer}
      size="narrow"
    >
      <form id="log-interaction" noValidate className={form.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          type="date"
          label={t("log.date")}
          max={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Textarea
          own
          label={t("log.note")}
          maxLength={LIMITS.notes}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Others person={person} others={others} onOthers={setOthers} />
      </form>
    </Dialog>
  );
}

type OthersProps = {
  person: Relationship;
  others: readonly Relationship[];
  onOthers: (others: Relationship[]) => void;
};

function Others({ person, others, onOthers }: OthersProps) {
  const { t } = useTranslation("relationships");
  const { data } = useInfiniteQuery(pagesOf(listRelationships, { query: { limit: LIMITS.pageMax } }));
  const everybody = data?.pages.flatMap((page) => page.items) ?? [];
  const free = everybody.filter(({ id }) => id !== person.id && !others.some((other) => other.id === id));
  if (free.length === 0 && others.length === 0) return null;
  const add = (id: string) => {
    const chosen = free.find((one) => one.id === id);
    if (chosen) onOthers([...others, chosen]);
  };
  return (
    <div className={styles.lines}>
      <Select
        label={t("log.others")}
        value=""
        onChange={(event) => add(event.target.value)}
        options={[
          { value: "", label: t("log.choose") },
          ...free.map((one) => ({ value: one.id, label: displayName(one) })),
        ]}
      />
      {others.length > 0 && (
        <ul className={styles.tags}>
          {others.map((other) => (
            <li key={other.id}>
              {displayName(other)}
              <IconButton
                label={t("form.remove", { what: displayName(other) })}
                onClick={() => onOthers(others.filter(({ id }) => id !== other.id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
