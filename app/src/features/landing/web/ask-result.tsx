import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CaptureCard } from "#app/features/captures/web/capture-card.tsx";
import { showFailure } from "#app/shell/failure.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { undo, type Action, type Asked, type Note } from "./ask.ts";
import styles from "./ask-result.module.css";

type Shown = Exclude<Asked, { kind: "navigate" }>;

/** What came of what was typed; a visitor is invited to stay. */
export function AskResult({ asked, visitor }: { asked: Shown; visitor: boolean }) {
  const { response, limit, note, actions } = asked;
  return (
    <>
      {response && (
        <div className={styles.answer}>
          <Orb size={26} />
          <div>
            <p className={styles.response}>{response}</p>
            {limit && <p className={styles.quiet}>{limit}</p>}
          </div>
        </div>
      )}
      {note && <NoteCard key={note.captureId ?? note.text} note={note} />}
      <Actions actions={actions} />
      {visitor && <Invite />}
    </>
  );
}

function NoteCard({ note }: { note: Note }) {
  const { t } = useTranslation("landing");
  const { captureId, text, items } = note;
  const [state, setState] = useState<"there" | "busy" | "undone">("there");
  const onUndo = async (id: string) => {
    setState("busy");
    try {
      await undo(id);
      setState("undone");
    } catch (error) {
      setState("there");
      await showFailure(t("undoFailed"), error);
    }
  };
  if (state === "undone") return <p className={styles.quiet}>{t("undone")}</p>;
  if (captureId === null) {
    return (
      <>
        <CaptureCard text={text} items={items} />
        <p className={styles.quiet}>{t("onDevice")}</p>
      </>
    );
  }
  return (
    <CaptureCard text={text} items={items}>
      {items.length > 0 && (
        <Button icon={<Undo2 aria-hidden />} busy={state === "busy"} onClick={() => void onUndo(captureId)}>
          {t("undo")}
        </Button>
      )}
      <ButtonLink variant="text" href="/organize">
        {t("seeInOrganize")}
      </ButtonLink>
    </CaptureCard>
  );
}

function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, path }) => (
        <Button key={label} variant="soft" onClick={() => location.assign(path)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Invite() {
  const { t } = useTranslation("landing");
  return (
    <div className={styles.invite}>
      <div>
        <h2>{t("invite.title")}</h2>
        <p>{t("invite.text")}</p>
      </div>
      <ButtonLink variant="primary" href="/auth">
        {t("invite.action")}
      </ButtonLink>
    </div>
  );
}
