import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Plus from "lucide-react/icons/plus";
import { useDeferredValue, useMemo, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage, sayKey } from "#app/shell/language.ts";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { QuickChips } from "./quick-chips.tsx";
import type { readQuickTask } from "./read-quick-task.ts";
import styles from "./quick-add.module.css";
import { useClock } from "./use-clock.ts";
import { useSaveTask } from "./use-save-task.ts";

type Read = typeof readQuickTask;

const readDraft = (read: Read, { text, rejected }: Draft, timezone: string) =>
  read(text, { now: localDateTime(new Date(), timezone), language: currentLanguage(), rejected });

// The organizer is fetched when the line is entered, not with the page, and reads once before the first key needs it.
const fetchReader = async (): Promise<Read> => {
  const { readQuickTask: read } = await import("./read-quick-task.ts");
  read("tomorrow at 3pm", { now: "2026-03-12T09:30", language: "en" });
  return read;
};

// Where it cannot be fetched, offline, the whole line is the title.
const readNothing: Read = (text) => ({ title: text.trim(), dueDate: null, repeat: null, priority: null, chips: [] });

type Draft = { id: string; text: string; rejected: string[] };
const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), text: "", rejected: [] });

/** One line that becomes a task: what it understands of it shows as chips, and Enter adds it. */
export function QuickAdd() {
  const { t } = useTranslation("tasks");
  const { timezone } = useClock();
  const { add, askForTitle } = useSaveTask();
  const [draft, setDraft] = useState(emptyDraft);
  const [reader, setReader] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // Typing does not wait for what is understood of it.
  const shown = useDeferredValue(draft);
  const chips = useMemo(() => reader && readDraft(reader, shown, timezone).chips, [reader, shown, timezone]);
  const load = () =>
    void (
      reader ??
      fetchReader().then(
        (read) => setReader(() => read),
        () => undefined,
      )
    );

  const onType = (text: string) => {
    load();
    setError(undefined);
    setDraft({ ...draft, text });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { title, dueDate, repeat, priority } = readDraft(
      reader ?? (await fetchReader().catch(() => readNothing)),
      draft,
      timezone,
    );
    if (title === "") {
      setError(t("validation.title"));
      return askForTitle();
    }
    if (title.length > LIMITS.title) return setError(sayKey("shared:validation.tooLong") ?? undefined);
    setBusy(true);
    const added = await add({ id: draft.id, title, dueDate, repeat, ...(priority && { priority }) });
    setBusy(false);
    if (added) setDraft(emptyDraft());
  };

  const submit = (
    <IconButton type="submit" label={t("quick.submit")} className={styles.submit}>
      <CornerDownLeft aria-hidden />
    </IconButton>
  );
  return (
    <form className={styles.quick} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        hideLabel
        label={t("quick.label")}
        placeholder={t("quick.placeholder")}
        icon={<Plus aria-hidden />}
        end={draft.text === "" ? undefined : submit}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={2 * LIMITS.title}
        readOnly={busy}
        error={error}
        value={draft.text}
        onFocus={load}
        onChange={(event) => onType(event.target.value)}
      />
      <QuickChips
        chips={chips ?? []}
        onReject={(words) => setDraft({ ...draft, rejected: [...draft.rejected, words] })}
      />
    </form>
  );
}
