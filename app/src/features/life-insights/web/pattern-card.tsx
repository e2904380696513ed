import { useTranslation } from "react-i18next";
import { Card } from "#app/ui/card/card.tsx";
import type { Comparison, Point } from "../contract.ts";
import { PointLinks } from "./point-links.tsx";
import { useSayPoint } from "./use-say-point.ts";
import styles from "./patterns.module.css";

/** One pattern: its sentence, both groups of days on one scale with their numbers, and how much that says. */
export function PatternCard({ point, comparison }: { point: Point; comparison: Comparison }) {
  const { t } = useTranslation("life-insights");
  const { sentence, short, verdict } = useSayPoint()(point);
  const { days, otherDays, average, otherAverage } = comparison;
  return (
    <Card as="li" className={styles.pattern}>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.compared}>
        <span className={styles.label}>{short}</span>
        <Scale at={average} />
        <span>{t("days", { count: days })}</span>
        <span>{t("otherDays")}</span>
        <Scale at={otherAverage} other />
        <span>{t("days", { count: otherDays })}</span>
      </div>
      <p className={styles.verdict}>{verdict}</p>
      <PointLinks links={point.links} params={point.params} />
    </Card>
  );
}

// From unpleasant at the left to pleasant at the right; the sentence says the same in words.
const Scale = ({ at, other = false }: { at: number; other?: boolean }) => (
  <u aria-hidden className={styles.scale}>
    <i className={other ? styles.other : undefined} style={{ left: `${((at - 1) / 4) * 100}%` }} />
  </u>
);
