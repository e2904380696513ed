import { useTranslation } from "react-i18next";
import { Banner } from "#app/ui/banner/banner.tsx";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import type { Progress } from "./move-to-account.ts";
import styles from "./moving.module.css";

/** How far the moving has come, across the foot of the page. */
export function MovingBanner({ progress: { done, total } }: { progress: Progress }) {
  const { t } = useTranslation("moving");
  return (
    <div className={styles.banner} role="status">
      <Banner icon={<Spinner size={17} />}>{t("progress", { done, total })}</Banner>
      <progress value={done} max={total} aria-label={t("progressLabel")} />
    </div>
  );
}
