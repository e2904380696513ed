import { useTranslation } from "react-i18next";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import styles from "./ask-pending.module.css";

/** The place of an answer that is on its way. */
export function AskPending() {
  const { t } = useTranslation("assistant");
  return (
    <div className={styles.pending}>
      <p>{t("ask.pending")}</p>
      <Skeleton width="96%" />
      <Skeleton width="88%" />
      <Skeleton width="54%" />
    </div>
  );
}
