import { useTranslation } from "react-i18next";
import { failureWords } from "#app/shell/failure.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import type { Left, Moved } from "./move-to-account.ts";
import styles from "./moving.module.css";

type LeftDialogProps = { result: Moved; onRetry: () => void; onKeep: () => void; onClose: () => void };

/** Names what could not be moved, and why. All of it still stands on the device. */
export function LeftDialog({ result, onRetry, onKeep, onClose }: LeftDialogProps) {
  const { t } = useTranslation("moving");
  const { moved, total, left } = result;
  const why = (one: Left): string => (typeof one.why === "string" ? t(`left.${one.why}`) : failureWords(one.why));
  const footer = (
    <>
      <Button onClick={onKeep}>{t("ask.keep")}</Button>
      <Button variant="primary" onClick={onRetry}>
        {t("left.retry")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("left.title", { count: left.length })}
      description={t("left.text", { moved, total })}
      footer={footer}
    >
      <ul className={styles.left}>
        {left.map((one) => (
          <li key={one.id}>
            <b>{one.name || t(`things.${one.list}`, { count: 1 })}</b>
            <small>{why(one)}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
