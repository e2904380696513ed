import Undo2 from "lucide-react/icons/undo-2";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CaptureCard } from "#app/features/captures/web/capture-card.tsx";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { showFailure } from "#app/shell/failure.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { undo, type Action, type Asked, type Note } from "./ask.ts";
import styles from "./ask-result.module.css";

type Shown = Exclude<Asked, { kind: "navigate" }>;

type AskResultProps = {
  asked: Shown;
  onGo: (path: string) => void;
  /** Shows a note that the server keeps; left out, its card with Undo. */
  renderKept?: (captureId: string) => ReactNode;
};

/** What came of what was typed. */
export function AskResult({ asked, onGo, renderKept }: AskResultProps) {
  const { response, limit, note, actions, crisis } = asked;
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
      {crisis && !note && <CrisisHelp />}
      {note?.captureId && renderKept
        ? renderKept(note.captureId)
        : note && <NoteCard key={note.captureId ?? note.text} note={note} crisis={crisis} />}
      {!crisis && <Actions actions={actions} onGo={onGo} />}
    </>
  );
}

function NoteCard({ note, crisis }: { note: Note; crisis: boolean }) {
  const { t } = useTranslation("assistant");
  const { captureId, text, items } = note;
  const [state, setState] = useState<"there" | "busy" | "undone">("there");
  const onUndo = async (id: string) => {
    setState("busy");
    try {
      await undo(id);
      setState("undone");
    } catch (error) {
      setState("there");
      await showFailure(t("ask.undoFailed"), error);
    }
  };
  if (state === "undone") return <p className={styles.quiet}>{t("ask.undone")}</p>;
  if (captureId === null) {
    return (
      <>
        <CaptureCard text={text} items={items} {...(crisis && { notice: <CrisisHelp /> })} />
        {!crisis && <p className={styles.quiet}>{t("ask.onDevice")}</p>}
      </>
    );
  }
  return (
    <CaptureCard text={text} items={items} {...(crisis && { notice: <CrisisHelp /> })}>
      {items.length > 0 && (
        <Button icon={<Undo2 aria-hidden />} busy={state === "busy"} onClick={() => void onUndo(captureId)}>
          {t("ask.undo")}
        </Button>
      )}
      <ButtonLink variant="text" href="/organize">
        {t("ask.seeInOrganize")}
      </ButtonLink>
    </CaptureCard>
  );
}

function Actions({ actions, onGo }: { actions: readonly Action[]; onGo: (path: string) => void }) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, path }) => (
        <Button key={label} variant="soft" onClick={() => onGo(path)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
