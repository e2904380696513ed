import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "#app/ui/field/field.tsx";
import styles from "#app/ui/field/field.module.css";

type SelectProps = Omit<ComponentProps<"select">, "children"> &
  FieldProps & {
    options: readonly { value: string; label: string; lang?: string }[];
    icon?: ReactNode;
    /** Low and without a frame, for a bar or a foot. */
    compact?: boolean;
  };

/** A choice among named values: the browser's own select, so that phones show their own wheel. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  icon,
  compact = false,
  className,
  ...select
}: SelectProps) {
  const field = { label, hint, ...(hideLabel && { hideLabel }), ...(optional && { optional }), error };
  return (
    <Field {...field}>
      {(control) => (
        <div className={clsx(styles.frame, compact && styles.compact, error && styles.bad, className)}>
          {icon}
          <select {...select} {...control} className={styles.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
