import type { ReactNode } from "react";
import styles from "./banner.module.css";

/** A quiet line in the warm hue across the page: offline, a limit reached; `action` is a small button at its end. */
export function Banner({ icon, children, action }: { icon?: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.banner}>
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
