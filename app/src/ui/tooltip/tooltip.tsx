import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tooltip.module.css";

/** A short sentence on pointer or focus. `children` is one element that can hold the focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="bottom" sideOffset={6} collisionPadding={12} className={styles.tip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
