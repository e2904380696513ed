import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
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

/** A row that unfolds further rows below itself: within reach of a finger, the keys and a pointer alike. */
export function MenuBranch({ icon, label, children }: { icon?: ReactNode; label: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu.Item
        aria-expanded={open}
        className={styles.item}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {icon}
        <span className={styles.branch}>{label}</span>
        <ChevronDown aria-hidden className={open ? styles.unfolded : undefined} />
      </DropdownMenu.Item>
      {open && <DropdownMenu.Group className={styles.inside}>{children}</DropdownMenu.Group>}
    </>
  );
}
