import { useTranslation } from "react-i18next";
import { buttonClass } from "#app/ui/button/button.tsx";
import type { Card } from "../contract.ts";
import { PathLink } from "./path-link.tsx";
import styles from "./points.module.css";

const PATHS = {
  moodDays: "/dashboard?category=emotions",
  sides: "/dashboard?category=emotions",
  tasks: "/dashboard?category=tasks",
  people: "/relationships",
  interactions: "/relationships",
  goals: "/goals",
} as const;

/** What a card still lacks, and where it is to be had. */
export function Missing({ missing: { key, params } }: { missing: NonNullable<Card["missing"]> }) {
  const { t } = useTranslation("life-insights");
  return (
    <div className={styles.missing}>
      <p>{t(`missing.${key}`, { needed: params["needed"] ?? 0, have: params["have"] ?? 0 })}</p>
      <PathLink path={PATHS[key]} className={buttonClass({ size: "sm" })}>
        {t(`act.${key}`)}
      </PathLink>
    </div>
  );
}
