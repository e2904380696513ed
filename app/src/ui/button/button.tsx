import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import styles from "./button.module.css";

type Look = {
  /** plain: outlined; primary: the one main act of a screen; soft: a suggestion; text: quiet; danger: deletes. */
  variant?: "plain" | "primary" | "soft" | "text" | "danger";
  size?: "md" | "sm";
  /** As wide as its column, for the foot of a form. */
  wide?: boolean;
};

/** The classes of a button, for a router link that should look like one. */
export function buttonClass({ variant = "plain", size = "md", wide = false }: Look = {}): string {
  return clsx(styles.button, styles[variant], size === "sm" && styles.small, wide && styles.wide);
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    icon?: ReactNode;
    /** Shows a spinner and ignores presses; say what is going on in the label ("Saving..."). */
    busy?: boolean;
  };

/** A button. It is `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonClass(look), className)}
    >
      {busy ? <Spinner size={17} /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button and loads a page: for addresses outside the router. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Look & { icon?: ReactNode }) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <a {...rest} className={clsx(buttonClass(look), className)}>
      {icon}
      {children}
    </a>
  );
}
