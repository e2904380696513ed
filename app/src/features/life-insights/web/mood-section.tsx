import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listMoods, readMoodAnalysis } from "#app/features/moods/contract.ts";
import { AnalysisCard } from "#app/features/moods/web/mood-analysis.tsx";
import { failureWords, showFailure } from "#app/shell/failure.ts";
import { formatLongDate } from "#app/shell/dates.ts";
import { queryOf } from "#app/shell/queries.ts";
import { useSession } from "#app/shell/session.ts";
import { buttonClass } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { PathLink } from "./path-link.tsx";
import { useStoredAnalysis } from "./use-stored-analysis.ts";
import styles from "./life-insights-page.module.css";

/** What the person's moods say: an account's as it was stored, a visitor's as this device works it out. */
export function MoodSection() {
  const { t } = useTranslation("life-insights");
  const { user } = useSession();
  return (
    <section aria-labelledby="mood-section" className={styles.section}>
      <h2 id="mood-section">{t("mood.title")}</h2>
      {user ? <Stored /> : <Local />}
    </section>
  );
}

function Stored() {
  const { t } = useTranslation("life-insights");
  const { analysis, loading, working, error, retry } = useStoredAnalysis();
  return (
    <Frame loading={loading || (working && !analysis)} error={analysis ? null : error} retry={retry} working={working}>
      {analysis && (
        <>
          <p className={styles.quiet}>{t("mood.since", { date: formatLongDate(analysis.at) })}</p>
          <AnalysisCard analysis={analysis.said} />
        </>
      )}
    </Frame>
  );
}

const LOCAL = queryOptions({
  ...queryOf(readMoodAnalysis),
  queryKey: [readMoodAnalysis.path, listMoods.path, "here"] as never,
});

function Local() {
  const { t } = useTranslation("life-insights");
  const moods = useQuery(queryOf(listMoods, { query: { limit: 1 } }));
  const { data, error, refetch } = useQuery({ ...LOCAL, enabled: (moods.data?.length ?? 0) > 0 });
  const loading = moods.isPending || (moods.data !== undefined && moods.data.length > 0 && !data && !error);
  return (
    <Frame
      loading={loading}
      error={moods.error ?? error}
      retry={() => void (moods.error ? moods : { refetch }).refetch()}
      working={loading}
    >
      {data && (
        <>
          <p className={styles.quiet}>{t("mood.here")}</p>
          <AnalysisCard analysis={data} />
        </>
      )}
    </Frame>
  );
}

type FrameProps = {
  loading: boolean;
  working: boolean;
  error: Error | null;
  retry: () => void;
  children: ReactNode;
};

/** An analysis, or what stands in its place: skeletons, a failure, or the way to a first mood. */
function Frame({ loading, working, error, retry, children }: FrameProps) {
  const { t } = useTranslation("life-insights");
  useEffect(() => {
    if (error) void showFailure(t("mood.failed"), error);
  }, [error, t]);
  if (error) return <ErrorState title={t("mood.failed")} text={failureWords(error)} onRetry={retry} busy={working} />;
  if (loading)
    return (
      <Card as="div">
        <Loading>
          {working && <p className={styles.quiet}>{t("mood.working")}</p>}
          <SkeletonRows rows={3} />
        </Loading>
      </Card>
    );
  if (children) return children;
  return (
    <Card as="div" className={styles.none}>
      <p>{t("mood.none")}</p>
      <PathLink path="/dashboard?category=emotions" className={buttonClass({ size: "sm" })}>
        {t("mood.track")}
      </PathLink>
      <p className={styles.note}>{t("mood.advice")}</p>
    </Card>
  );
}
