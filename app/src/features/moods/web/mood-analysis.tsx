import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "#app/shell/api.ts";
import { failureWords, showFailure } from "#app/shell/failure.ts";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { listMoods, readMoodAnalysis, type MoodAnalysis as Analysis } from "../contract.ts";
import styles from "./mood-analysis.module.css";
import sections from "./mood-sections.module.css";

// Drawn from all moods, so it is read again whenever one of them changes.
const analysisQuery = queryOptions({
  queryKey: [readMoodAnalysis.path, listMoods.path],
  queryFn: ({ signal }) => call(readMoodAnalysis, { signal }),
});

/** What the person's moods say: the trend, the patterns, and what may help. */
export function MoodAnalysis() {
  const { t } = useTranslation("moods");
  const { data, error, isFetching, refetch } = useQuery(analysisQuery);
  useEffect(() => {
    if (error) void showFailure(t("analysis.failed"), error);
  }, [error, t]);
  return (
    <section aria-labelledby="mood-analysis" className={styles.analysis}>
      <h2 id="mood-analysis" className={sections.title}>
        {t("analysis.title")}
      </h2>
      {data ? (
        <AnalysisCard analysis={data} />
      ) : error ? (
        <ErrorState
          title={t("analysis.failed")}
          text={failureWords(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Card as="div">
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        </Card>
      )}
    </section>
  );
}

/** An analysis, whether it was made now or stored; it always says that it is no medical advice (decisions 28). */
export function AnalysisCard({ analysis: { overallTrend, patterns, suggestions } }: { analysis: Analysis }) {
  const { t } = useTranslation("moods");
  return (
    <Card as="div" className={styles.card}>
      <div>
        <h3>{t("analysis.overallTrend")}</h3>
        <p className={styles.trend}>{overallTrend}</p>
      </div>
      <Lines title={t("analysis.patternsTitle")} lines={patterns} />
      <Lines title={t("analysis.suggestionsTitle")} lines={suggestions} />
      <p className={styles.note}>{t("analysis.notMedical")}</p>
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
