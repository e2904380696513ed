import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Plus from "lucide-react/icons/plus";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage, sayKey } from "#app/shell/language.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { QuickChips } from "./quick-chips.tsx";
import type { readQuickTask } from "./read-quick-task.ts";
import styles from "./quick-add.module.css";
import { useClock } from "./use-clock.ts";
import { useSaveTask } from "./use-save-task.ts";

type Read = typeof readQuickTask;

// The organizer is fetched with the first key, not with the page.
const fetchReader = async (): Promise<Read> => (await import("./read-quick-task.ts")).readQuickTask;

const EMPTY = () => ({ id: crypto.randomUUID(), text: "", rejected: [] as string[] });

/** One line that becomes a task: what it understands of it shows as chips, and Enter adds it. */
export function QuickAdd() {
  const { t } = useTranslation("tasks");
  const { now } = useClock();
  const { add, askForTitle } = useSaveTask();
  const [draft, setDraft] = useState(EMPTY);
  const [reader, setReader] = useState<Read | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const contextOf = ({ rejected }: typeof draft) => ({ now: now(), language: currentLanguage(), rejected });
  const load = () => void (reader ?? fetchReader().then((read) => setReader(() => read)));

  const onType = (text: string) => {
    load();
    setError(undefined);
    setDraft({ ...draft, text });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = reader ?? (await fetchReader());
    const { title, dueDate, repeat, priority } = read(draft.text, contextOf(draft));
    if (title === "") {
      setError(t("validation.title"));
      return askForTitle();
    }
    if (title.length > LIMITS.title) return setError(sayKey("shared:validation.tooLong") ?? undefined);
    setBusy(true);
    const added = await add({ id: draft.id, title, dueDate, repeat, ...(priority && { priority }) });
    setBusy(false);
    if (added) setDraft(EMPTY());
  };

  const chips = reader && draft.text !== "" ? reader(draft.text, contextOf(draft)).chips : [];
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
      <QuickChips chips={chips} onReject={(words) => setDraft({ ...draft, rejected: [...draft.rejected, words] })} />
    </form>
  );
}
