import { clsx } from "clsx";
import styles from "./orb.module.css";

/** The assistant's orb; `size` in pixels. It breathes when idle and gathers while `busy`; ornament to screen readers. */
export function Orb({
  size,
  busy = false,
  className,
}: {
  size: number;
  busy?: boolean;
  className?: string | undefined;
}) {
  return (
    <i aria-hidden className={clsx(styles.orb, busy && styles.busy, className)} style={{ width: size, height: size }} />
  );
}
