import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AREA_ICONS, type Area } from "./areas.ts";
import hues from "./hues.module.css";
import styles from "./badge.module.css";

/** A hue of the tokens: a life area, a kind of person, or one of the two verdicts. */
export type Tone = Area | "friend" | "family" | "colleague" | "other" | "accent" | "danger" | "success";

/** A small pill in a hue. The hue never speaks alone: it holds words. */
export function Badge({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={clsx(styles.badge, hues[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** A life area's badge with its icon; `children` takes the place of the area's name. */
export function AreaBadge({ area, children }: { area: Area; children?: ReactNode }) {
  const { t } = useTranslation("ui");
  const Icon = AREA_ICONS[area];
  return (
    <Badge tone={area} icon={<Icon aria-hidden />}>
      {children ?? t(`areas.${area}`)}
    </Badge>
  );
}

/** An icon on its hue's tile, `size` pixels wide. */
export function IconTile({ tone, size = 42, children }: { tone: Tone; size?: number; children: ReactNode }) {
  return (
    <span aria-hidden className={clsx(styles.tile, hues[tone])} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}
