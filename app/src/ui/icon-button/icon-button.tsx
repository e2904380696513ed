import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

/** A round button that holds an icon alone; `label` is its name and its tooltip. */
export function IconButton({
  label,
  className,
  solid = false,
  ...rest
}: ComponentProps<"button"> & { label: string; solid?: boolean }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(styles.button, solid && styles.solid, className)}
    />
  );
}
