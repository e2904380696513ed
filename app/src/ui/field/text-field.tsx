import { clsx } from "clsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type TextFieldProps = Omit<ComponentProps<"input">, "children"> &
  FieldProps & {
    icon?: ReactNode;
    /** A button at the end, inside the frame. */
    end?: ReactNode;
    /** The person's own words: set in the serif. */
    own?: boolean;
  };

/** A one-line field: text, e-mail, date, search. Takes a form library's `register(...)` as it is. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  icon,
  end,
  own = false,
  className,
  ...input
}: TextFieldProps) {
  const field = { label, hint, ...(hideLabel && { hideLabel }), ...(optional && { optional }), error };
  return (
    <Field {...field}>
      {(control) => (
        <div className={clsx(styles.frame, own && styles.own, error && styles.bad, className)}>
          {icon}
          <input {...input} {...control} className={styles.input} />
          {end}
        </div>
      )}
    </Field>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={t(shown ? "hidePassword" : "showPassword")}
      className={styles.inside}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  );
  return (
    <TextField {...props} type={shown ? "text" : "password"} end={toggle} autoCapitalize="none" spellCheck={false} />
  );
}
