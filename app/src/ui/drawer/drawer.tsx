import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import styles from "./drawer.module.css";

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for screen readers. */
  title: string;
  /** What stands at the left of the close button. */
  head?: ReactNode;
  children: ReactNode;
};

/** A menu of 250 px that slides in from the left on narrow screens. */
export function Drawer({ open, onOpenChange, title, head, children }: DrawerProps) {
  const { t } = useTranslation("ui");
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content className={styles.drawer} aria-describedby={undefined}>
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className={styles.head}>
            {head}
            <Radix.Close asChild>
              <IconButton label={t("close")}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
