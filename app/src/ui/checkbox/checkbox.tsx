import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hideLabel?: boolean;
  /** done: the green of something finished, for the toggle of a task. */
  look?: "accent" | "done";
};

/** A checkbox with its label beside it. */
export function Checkbox({ label, hideLabel = false, look = "accent", className, ...input }: CheckboxProps) {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <span className={styles.box}>
        <input type="checkbox" {...input} className={clsx(styles.input, look === "done" && styles.done)} />
        <Check aria-hidden />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
