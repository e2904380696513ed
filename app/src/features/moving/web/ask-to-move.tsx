import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeviceLists } from "#app/shell/device/device-lists.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { MOVABLES } from "./movables.ts";
import styles from "./moving.module.css";

type AskToMoveProps = { onMove: () => void; onKeep: () => void; onDelete: () => void };

/** Shows what stands on this device, and asks what is to become of it. Closing it without a word keeps everything. */
export function AskToMove({ onMove, onKeep, onDelete }: AskToMoveProps) {
  const { t } = useTranslation("moving");
  const [deleting, setDeleting] = useState(false);
  const [things] = useState(countThings);
  const footer = (
    <>
      <Button variant="text" onClick={() => setDeleting(true)}>
        {t("ask.delete")}
      </Button>
      <Button onClick={onKeep}>{t("ask.keep")}</Button>
      <Button variant="primary" onClick={onMove}>
        {t("ask.move")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open={!deleting}
        onOpenChange={(open) => !open && !deleting && onKeep()}
        title={t("ask.title")}
        description={t("ask.text")}
        footer={footer}
      >
        <ul className={styles.things}>
          {things.map(({ name, count }) => (
            <li key={name}>{t(`things.${name}`, { count })}</li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t("ask.sure")}
        text={t("ask.sureText")}
        answers={[{ label: t("ask.deleteAll"), run: onDelete, danger: true }]}
      />
    </>
  );
}

const countThings = () => {
  const lists = new DeviceLists();
  return MOVABLES.map(({ list }) => ({
    name: list.name,
    count: lists.rows(list).length + lists.unreadable(list),
  })).filter(({ count }) => count > 0);
};
