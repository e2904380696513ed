import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { TextField } from "#app/ui/field/text-field.tsx";
import { displayName } from "../rules.ts";
import styles from "./import-contacts-dialog.module.css";
import { useLimitDialog } from "./limit-dialog.tsx";
import { useImportContacts, type Candidate } from "./use-import-contacts.ts";

/** Contacts from a file: who was found, who is chosen, and what became of each. */
export function ImportContactsDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("relationships");
  const { t: ui } = useTranslation("ui");
  const limit = useLimitDialog();
  const { candidates, nameless, problem, busy, change, setCandidates, read, add } = useImportContacts(limit.refused);
  const waiting = candidates.filter(({ state }) => state !== "added");
  const count = waiting.filter(({ chosen }) => chosen).length;
  const chooseAll = (chosen: boolean) =>
    setCandidates(candidates.map((one) => (one.state === "added" ? one : { ...one, chosen })));
  const onAdd = async () => {
    if (await add()) onOpenChange(false);
  };
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui(candidates.length > 0 ? "close" : "cancel")}</Button>
      {candidates.length > 0 && (
        <Button variant="primary" busy={busy} disabled={count === 0} onClick={() => void onAdd()}>
          {busy ? t("people.contacts.adding") : t("people.contacts.go", { count })}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={t("people.contacts.import")}
        description={t("people.contacts.text")}
        footer={footer}
      >
        <TextField
          type="file"
          className={styles.file}
          accept=".vcf,text/vcard,text/x-vcard"
          label={t("people.contacts.file")}
          error={problem}
          disabled={busy}
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
        />
        {nameless > 0 && <p className={styles.quiet}>{t("people.contacts.nameless", { count: nameless })}</p>}
        {candidates.length > 0 && (
          <section className={styles.found}>
            <h3>{t("people.contacts.found")}</h3>
            {candidates.length > 1 && (
              <Checkbox
                label={t("people.contacts.all")}
                checked={count > 0 && count === waiting.length}
                disabled={busy || waiting.length === 0}
                onChange={({ target }) => chooseAll(target.checked)}
              />
            )}
            <ul>
              {candidates.map((one, at) => (
                <li key={one.person.id}>
                  <Found candidate={one} busy={busy} onChoose={(chosen) => change(at, { chosen })} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Dialog>
      {limit.dialog}
    </>
  );
}

type FoundProps = { candidate: Candidate; busy: boolean; onChoose: (chosen: boolean) => void };

function Found({ candidate: { person, chosen, isDouble, dropped, state }, busy, onChoose }: FoundProps) {
  const { t } = useTranslation("relationships");
  const name = displayName({ firstName: person.firstName, lastName: person.lastName ?? null });
  const what = dropped.map((field) => t(`people.contacts.fields.${field}`)).join(", ");
  const about = [person.jobTitle, person.email ?? person.phone].filter(Boolean).join(", ");
  const isAdded = state === "added";
  return (
    <div className={styles.person}>
      <Checkbox
        label={name}
        checked={chosen || isAdded}
        disabled={busy || isAdded}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {isAdded && <Badge tone="success">{t("people.contacts.added")}</Badge>}
      {isDouble && !isAdded && <Badge tone="gratitude">{t("people.contacts.double")}</Badge>}
      <div className={styles.more}>
        {about && <p>{about}</p>}
        {what && <p>{t("people.contacts.dropped", { what })}</p>}
        {typeof state === "object" && <p className={styles.failed}>{state.failed}</p>}
      </div>
    </div>
  );
}
