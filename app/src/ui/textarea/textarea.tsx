import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Field, type FieldProps } from "#app/ui/field/field.tsx";
import styles from "#app/ui/field/field.module.css";

type TextareaProps = Omit<ComponentProps<"textarea">, "children"> & FieldProps & { own?: boolean };

/** A field of several lines; `own` sets the person's words in the serif. */
export function Textarea({ label, hideLabel, hint, error, optional, own = false, className, ...area }: TextareaProps) {
  const field = { label, hint, ...(hideLabel && { hideLabel }), ...(optional && { optional }), error };
  return (
    <Field {...field}>
      {(control) => (
        <div className={clsx(styles.frame, styles.area, own && styles.own, error && styles.bad, className)}>
          <textarea rows={4} {...area} {...control} />
        </div>
      )}
    </Field>
  );
}
