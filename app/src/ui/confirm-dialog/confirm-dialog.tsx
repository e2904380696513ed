import { clsx } from "clsx";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import dialog from "#app/ui/dialog/dialog.module.css";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and what will not. */
  text: ReactNode;
  /** The acts, the safest first: each closes the dialog. */
  answers: readonly { label: string; run: () => void; danger?: boolean }[];
};

/** Asks before something that cannot go unnoticed. The focus starts on Cancel. */
export function ConfirmDialog({ open, onOpenChange, title, text, answers }: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.veil}>
          <AlertDialog.Content className={clsx(dialog.dialog, dialog.narrow)}>
            <div className={dialog.ask}>
              <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description asChild className={dialog.description}>
                <div>{text}</div>
              </AlertDialog.Description>
              <div className={dialog.answers}>
                <AlertDialog.Cancel asChild>
                  <Button>{t("cancel")}</Button>
                </AlertDialog.Cancel>
                {answers.map(({ label, run, danger = false }) => (
                  <AlertDialog.Action asChild key={label}>
                    <Button variant={danger ? "danger" : "primary"} onClick={run}>
                      {label}
                    </Button>
                  </AlertDialog.Action>
                ))}
              </div>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
