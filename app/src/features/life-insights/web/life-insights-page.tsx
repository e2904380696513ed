import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { useSession } from "#app/shell/session.ts";
import { Card } from "#app/ui/card/card.tsx";
import { DataStats } from "./data-stats.tsx";
import { EmotionalPatterns } from "./emotional-patterns.tsx";
import { ExtractedInsights } from "./extracted-insights.tsx";
import { MoodSection } from "./mood-section.tsx";
import styles from "./life-insights-page.module.css";

/** Life Insights: what the moods say, what goes together with them, what was found in the words, and how much there is. */
export function LifeInsightsPage() {
  const { t } = useTranslation("life-insights");
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <MoodSection />
          <EmotionalPatterns />
          <ExtractedInsights />
        </div>
        <aside className={styles.aside} aria-label={t("stats.title")}>
          <DataStats />
          <EngineCard />
        </aside>
      </div>
    </>
  );
}

/** Who speaks on this page, and where. */
function EngineCard() {
  const { t } = useTranslation("life-insights");
  const { user } = useSession();
  return (
    <Card aria-labelledby="engine" className={styles.card}>
      <h2 id="engine">{t("engine.title")}</h2>
      <p>
        {t("engine.text")} {t(user ? "engine.account" : "engine.visitor")}
      </p>
      <p className={styles.quiet}>{t("engine.numbers")}</p>
    </Card>
  );
}
