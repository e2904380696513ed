import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title that says what the dialog is for. */
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the bottom; it stays while the rest scrolls. */
  footer?: ReactNode;
  /** wide: 680 px; narrow: 460 px. */
  size?: "wide" | "narrow";
  /** The name of the field where the focus starts, if not on the first control. */
  firstField?: string;
};

/** A dialog over a veil of paper. Escape and a press beside it close it, and the focus goes back to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = "wide",
  firstField,
}: DialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil}>
          <Radix.Content
            className={clsx(styles.dialog, styles[size])}
            onOpenAutoFocus={(event) => {
              const content = event.currentTarget as HTMLElement;
              const field = firstField && content.querySelector<HTMLElement>(`[name="${firstField}"]`);
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <header className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </header>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <footer className={styles.foot}>{footer}</footer>}
            {/* Last in order, first in place: the focus starts in the dialog's first field. */}
            <Radix.Close asChild>
              <IconButton label={t("close")} className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
