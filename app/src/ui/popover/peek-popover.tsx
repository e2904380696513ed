import { Popover as Radix } from "radix-ui";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import styles from "./popover.module.css";

type PeekPopoverProps = {
  /** The one button that opens it. */
  trigger: ReactNode;
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
};

// Long enough to cross the gap between the button and the card.
const LEAVE = 200;

/**
 * A small card that shows itself while its trigger is pointed at or focused, and stays after a press. It may hold
 * controls: it stands right behind its trigger in the order of the page. Escape closes it.
 */
export function PeekPopover({ trigger, label, children }: PeekPopoverProps) {
  const [state, setState] = useState<"closed" | "peek" | "pinned">("closed");
  const root = useRef<HTMLSpanElement>(null);
  const leaving = useRef<number>(undefined);
  // A focus that comes of a press, or goes back to the button, is no glance.
  const ignoring = useRef(false);
  const holdsFocus = useRef(false);
  const peek = () => {
    clearTimeout(leaving.current);
    setState((now) => (now === "closed" ? "peek" : now));
  };
  const leave = () => {
    const hasFocus = () => root.current?.contains(document.activeElement) ?? false;
    leaving.current = window.setTimeout(() => {
      if (!hasFocus()) setState((now) => (now === "peek" ? "closed" : now));
    }, LEAVE);
  };
  const press = (event: MouseEvent) => {
    ignoring.current = false;
    // What is already open by a glance stays: a press must not close it under the finger.
    if (state === "peek") event.preventDefault();
    setState(state === "pinned" ? "closed" : "pinned");
  };
  return (
    <span
      ref={root}
      className={styles.peek}
      onPointerEnter={(event) => event.pointerType === "mouse" && peek()}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
    >
      <Radix.Root open={state !== "closed"} onOpenChange={(open) => !open && setState("closed")}>
        <Radix.Trigger
          asChild
          onPointerDown={() => (ignoring.current = true)}
          onClick={press}
          onFocus={() => !ignoring.current && peek()}
        >
          {trigger}
        </Radix.Trigger>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          className={styles.popover}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The focus that stood in the card goes back to the button.
            ignoring.current = true;
            if (holdsFocus.current) root.current?.querySelector("button")?.focus();
            ignoring.current = false;
            holdsFocus.current = false;
          }}
          onFocus={() => (holdsFocus.current = true)}
          onBlur={() => (holdsFocus.current = false)}
        >
          {children}
        </Radix.Content>
      </Radix.Root>
    </span>
  );
}
