import { clsx } from "clsx";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "#app/shared/limits.ts";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { failureWords } from "#app/shell/failure.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Field } from "#app/ui/field/field.tsx";
import frame from "#app/ui/field/field.module.css";
import { GrowingTextarea } from "#app/ui/textarea/growing-textarea.tsx";
import { showToast } from "#app/ui/toast/toasts.ts";
import { Entries } from "./day-entries.tsx";
import { layOut, type Draft, type Drafts } from "./today-fields.ts";
import { useDay } from "./use-days.ts";
import { useGratitudeActs, type Saved } from "./use-gratitude-acts.tsx";
import styles from "./gratitude-page.module.css";

type TodayFormProps = { today: string; drafts: Drafts; onDrafts: (change: (drafts: Drafts) => Drafts) => void };

// A field is its place, whatever entry stands in it.
const NAMES = ["first", "second", "third"];

/** Today's three fields, and what today holds beyond them. */
export function TodayForm({ today, drafts, onDrafts }: TodayFormProps) {
  const { t } = useTranslation("gratitude");
  const { saveDay } = useGratitudeActs();
  const { query, day } = useDay(today);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const { fields, further } = layOut(day?.items ?? [], drafts);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (fields.every(({ item, text }) => item === null && text.trim() === "")) {
      showToast({ title: t("toasts.none"), description: t("validation.entries"), destructive: true });
      return;
    }
    setBusy(true);
    const outcome = await saveDay(today, drafts);
    setBusy(false);
    setSaved(outcome.saved);
    onDrafts(() => outcome.left);
  };

  const type = (index: number, draft: Draft) => onDrafts((now) => now.map((each, at) => (at === index ? draft : each)));

  if (query.isError && !query.data) {
    const retry = () => void query.refetch();
    return (
      <ErrorState title={t("list.failed")} text={failureWords(query.error)} onRetry={retry} busy={query.isFetching} />
    );
  }
  return (
    <section aria-labelledby="grateful-today">
      <h2 id="grateful-today">{t("page.question")}</h2>
      <form noValidate className={styles.fields} onSubmit={(event) => void onSubmit(event)}>
        {fields.map(({ item, text }, index) => (
          <div key={NAMES[index]} className={styles.field}>
            <span aria-hidden>{index + 1}</span>
            <div>
              <Field hideLabel label={t("page.field", { number: index + 1 })}>
                {(control) => (
                  <div className={clsx(frame.frame, frame.own)}>
                    <GrowingTextarea
                      {...control}
                      className={styles.text}
                      placeholder={t("page.placeholder")}
                      maxLength={LIMITS.notes}
                      readOnly={busy}
                      value={text}
                      onChange={({ target }) => type(index, { item, text: target.value })}
                      onKeyDown={saveOnEnter}
                    />
                  </div>
                )}
              </Field>
              {item && <RecordSource id={item.id} />}
            </div>
          </div>
        ))}
        <div className={styles.save}>
          <Button type="submit" variant="primary" busy={busy}>
            {t(busy ? "page.saving" : "page.save")}
          </Button>
        </div>
      </form>
      {saved === "crisis" && (
        <Card as="div" flush className={styles.help}>
          <CrisisHelp />
        </Card>
      )}
      {further.length > 0 && (
        <section aria-label={t("page.more")} className={styles.further}>
          <Entries items={further} removable />
        </section>
      )}
    </section>
  );
}

// One good thing is a line, however long; a new line takes Shift.
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
