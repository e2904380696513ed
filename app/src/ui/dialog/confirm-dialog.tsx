import { clsx } from "clsx";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the thing: "Delete Tom Baker?" */
  title: string;
  /** What goes, what stays, and how to undo it. */
  description: ReactNode;
  /** The verb of the act: "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  destructive?: boolean;
  children?: ReactNode;
};

/** Asks before something is deleted or lost; only a press on one of its buttons answers it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  destructive = true,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.veil}>
          <AlertDialog.Content className={clsx(styles.dialog, styles.narrow, styles.ask)}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className={styles.description}>{description}</div>
            </AlertDialog.Description>
            {children}
            <div className={styles.answers}>
              <AlertDialog.Cancel asChild>
                <Button>{t("cancel")}</Button>
              </AlertDialog.Cancel>
              <AlertDialog.Action asChild>
                <Button variant={destructive ? "danger" : "primary"} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
