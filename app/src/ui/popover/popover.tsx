import { Popover as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import styles from "./popover.module.css";

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Its name for screen readers. */
  label: string;
  /** What it holds; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: "start" | "center" | "end";
};

/** A small card that opens beside its trigger and may hold controls. Escape and a press beside it close it. */
export function Popover({ trigger, label, children, align = "center" }: PopoverProps) {
  const [open, setOpen] = useState(false);
  // Within the page's landmark, where screen readers look for content; or within the dialog that it belongs to.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const onOpenChange = (next: boolean) => {
    setContainer(document.activeElement?.closest<HTMLElement>("[role=dialog]") ?? document.querySelector("main"));
    setOpen(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content align={align} sideOffset={8} collisionPadding={12} aria-label={label} className={styles.popover}>
          {typeof children === "function" ? children(() => setOpen(false)) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
