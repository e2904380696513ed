import { clsx } from "clsx";
import { DropdownMenu } from "radix-ui";
import { useState, type ReactNode } from "react";
import styles from "./menu.module.css";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  align?: "start" | "end";
  side?: "top" | "bottom";
};

/** A menu that opens from its trigger; arrow keys, letters and Escape work in it. */
export function Menu({ trigger, children, align = "end", side = "bottom" }: MenuProps) {
  // Within the page's landmark, where screen readers look for content.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false} onOpenChange={() => setContainer(document.querySelector("main"))}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content align={align} side={side} sideOffset={8} collisionPadding={12} className={styles.menu}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One act of a menu. */
export function MenuItem({
  icon,
  children,
  onSelect,
  danger = false,
  disabled = false,
}: {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}) {
  return (
    <DropdownMenu.Item className={clsx(styles.item, danger && styles.danger)} onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A row that is a link: `children` is the one link element, with its icon and words inside. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={styles.item}>
      {children}
    </DropdownMenu.Item>
  );
}

/** Words at the head of a menu that cannot be chosen. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.header}>{children}</DropdownMenu.Label>;
}

/** A hairline between groups. */
export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;
