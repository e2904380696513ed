import { useTranslation } from "react-i18next";
import { MoodEntries } from "./mood-entries.tsx";
import styles from "./mood-sections.module.css";

/** The list "Recent entries": the latest, and on wish all that were before. */
export function RecentMoods() {
  const { t } = useTranslation("moods");
  return (
    <section aria-labelledby="recent-moods">
      <h2 id="recent-moods" className={styles.small}>
        {t("recent.title")}
      </h2>
      <MoodEntries more />
    </section>
  );
}
