import { useTranslation } from "react-i18next";
import { GratefulFor } from "#app/features/gratitude/web/grateful-for.tsx";
import { HowYouFelt } from "#app/features/moods/web/how-you-felt.tsx";
import { PeopleToCatchUp } from "#app/features/relationships/web/people-to-catch-up.tsx";
import { WaitingForYou } from "./waiting-for-you.tsx";
import styles from "./dashboard-page.module.css";

/** The right-hand column: how the week felt, whom to think of, what waits for a word, and a good thing. */
export function DashboardAside() {
  const { t } = useTranslation("dashboard");
  return (
    <aside aria-label={t("aside")} className={styles.aside}>
      <HowYouFelt />
      <PeopleToCatchUp />
      <WaitingForYou />
      <GratefulFor />
    </aside>
  );
}
