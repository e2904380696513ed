import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { formatDue } from "#app/shell/dates.ts";
import { sayKey } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { onEnter } from "./on-enter.ts";
import { isWhole, type DateLine } from "./person-form.ts";
import styles from "./lines.module.css";

type DateLinesProps = {
  /** The name of the draft's first field. */
  name: string;
  title: string;
  /** What the first of the two fields asks for. */
  label: string;
  /** The words of the button. */
  add: string;
  lines: readonly DateLine[];
  onLines: (lines: DateLine[]) => void;
  draft: DateLine;
  onDraft: (draft: DateLine) => void;
  onAdd: () => void;
  error: string | undefined;
};

/** Days with a name each: typed, added, taken away. A line needs both its name and its date. */
export function DateLines({ name, title, label, add, lines, onLines, draft, onDraft, onAdd, error }: DateLinesProps) {
  const { t } = useTranslation("relationships");
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(!isWhole(draft));
    onAdd();
  };
  const missing = tried && !isWhole(draft) ? (sayKey("relationships:validation.dateLine") ?? undefined) : undefined;
  return (
    <fieldset className={styles.lines}>
      <legend>{title}</legend>
      {lines.length > 0 && (
        <ul className={styles.dates}>
          {lines.map((line) => (
            <li key={`${line.date} ${line.label}`}>
              <span>{line.label}</span>
              <time dateTime={line.date}>{formatDue(line.date)}</time>
              <IconButton
                label={t("form.remove", { what: line.label })}
                onClick={() => onLines(lines.filter((other) => other !== line))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.draft}>
        <TextField
          name={name}
          label={label}
          maxLength={LIMITS.title}
          autoComplete="off"
          value={draft.label}
          onChange={(event) => onDraft({ ...draft, label: event.target.value })}
          onKeyDown={onEnter(submit)}
          error={error ?? missing}
        />
        <TextField
          type="date"
          label={t("form.date")}
          value={draft.date}
          onChange={(event) => onDraft({ ...draft, date: event.target.value })}
          onKeyDown={onEnter(submit)}
        />
        <Button icon={<Plus aria-hidden />} onClick={submit}>
          {add}
        </Button>
      </div>
    </fieldset>
  );
}
