import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./field.module.css";

/** What a field's control must carry so that its label, hint and error belong to it. */
export type ControlProps = { "id": string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers alone, where the place makes it plain to the eye. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** A sentence, shown with an icon and announced; undefined where all is well. */
  error?: string | undefined;
  optional?: boolean;
};

/** A label above a control, with a hint and an error below it; `children` renders the control. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation("ui");
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : styles.label}>
        {label} {optional && <em>{t("optional")}</em>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
