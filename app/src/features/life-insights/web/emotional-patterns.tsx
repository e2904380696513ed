import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureWords } from "#app/shell/failure.ts";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { WINDOW } from "../rules.ts";
import { cardsQuery } from "./cards-query.ts";
import { Missing } from "./missing.tsx";
import { PatternCard } from "./pattern-card.tsx";
import styles from "./patterns.module.css";

/** What goes together with how somebody felt, with the numbers of days that it rests on. */
export function EmotionalPatterns() {
  const { t } = useTranslation("life-insights");
  const { data, error, isFetching, refetch } = useQuery(cardsQuery);
  return (
    <section aria-labelledby="goes-together">
      <h2 id="goes-together" className={styles.title}>
        {t("together.title")}
      </h2>
      {data && data.moodDays > 0 && (
        <p className={styles.about}>
          {data.from === null
            ? t("together.aboutAll", { count: data.moodDays })
            : t("together.about", { count: data.moodDays, window: WINDOW })}
        </p>
      )}
      {data ? (
        <>
          <ul className={styles.grid}>
            {data.patterns.points.map(
              (point) =>
                point.comparison && (
                  <PatternCard key={JSON.stringify(point.params)} point={point} comparison={point.comparison} />
                ),
            )}
          </ul>
          {data.patterns.missing && (
            <Card as="div">
              <Missing missing={data.patterns.missing} />
            </Card>
          )}
        </>
      ) : error ? (
        <ErrorState
          title={t("together.failed")}
          text={failureWords(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading className={styles.grid}>
          {[1, 2, 3].map((card) => (
            <div key={card} data-skeleton>
              <Card as="div" className={styles.pattern}>
                <Skeleton width="90%" height="14px" />
                <Skeleton width="100%" />
                <Skeleton width="60%" />
              </Card>
            </div>
          ))}
        </Loading>
      )}
    </section>
  );
}
