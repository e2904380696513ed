import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Orb } from "#app/ui/orb/orb.tsx";
import styles from "./logo.module.css";

export type LogoSize = "sm" | "md" | "lg" | "xl" | "2xl";
const ORB = { "sm": 14, "md": 16, "lg": 18, "xl": 26, "2xl": 34 } as const;

/** The brand, linked to the landing page; `orb` puts the orb before the word. */
export function Logo({
  size = "md",
  orb = false,
  className,
}: {
  size?: LogoSize;
  orb?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation("ui");
  return (
    <a href="/" aria-label={t("home")} className={clsx(styles.logo, styles[`size-${size}`], className)}>
      {orb && <Orb size={ORB[size]} />}
      Wisp
    </a>
  );
}
