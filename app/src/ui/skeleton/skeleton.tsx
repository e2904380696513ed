import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./skeleton.module.css";

/** A grey bone in the place of what is coming; `width` and `height` as CSS lengths. */
export function Skeleton({
  width = "100%",
  height = "12px",
  round = false,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return <span aria-hidden className={clsx(styles.bone, round && styles.round)} style={{ width, height }} />;
}

/** Holds skeletons and tells screen readers that something is loading. */
export function Loading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { t } = useTranslation("ui");
  return (
    <div className={className}>
      <output className="sr-only">{t("loading")}</output>
      {children}
    </div>
  );
}

/** As many rows of a list as are expected: a box, a title and a line below it. */
export function SkeletonRows({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles.row} data-skeleton>
      <Skeleton width="20px" height="20px" />
      <div className={styles.lines}>
        <Skeleton width={`${[68, 52, 76][row % 3]}%`} height="13px" />
        <Skeleton width="30%" height="10px" />
      </div>
    </div>
  ));
}
