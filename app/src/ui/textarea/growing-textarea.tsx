import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./growing-textarea.module.css";

/**
 * A bare textarea without a frame that grows with its text, up to 320 px; its owner gives it a name. `className` sets
 * the type and the room around it.
 */
export function GrowingTextarea({
  value,
  className,
  ...area
}: Omit<ComponentProps<"textarea">, "value"> & { value: string }) {
  return (
    <div className={clsx(styles.grow, className)} data-text={value || area.placeholder}>
      <textarea rows={1} {...area} value={value} />
    </div>
  );
}
