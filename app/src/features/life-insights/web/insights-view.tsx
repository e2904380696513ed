import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureWords } from "#app/shell/failure.ts";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import type { LifeCards } from "../contract.ts";
import { WINDOW } from "../rules.ts";
import { cardsQuery } from "./cards-query.ts";
import { Missing } from "./missing.tsx";
import { isOwn, PointLinks } from "./point-links.tsx";
import { useSayPoint } from "./use-say-point.ts";
import points from "./points.module.css";
import styles from "./insights-view.module.css";

const CARDS = ["patterns", "productivity", "relationships", "goals"] as const;

/** The dashboard's insights: four cards worked out from what the person has. */
export function InsightsView() {
  const { t } = useTranslation("life-insights");
  const { data, error, isFetching, refetch } = useQuery(cardsQuery);
  if (error && !data)
    return (
      <ErrorState
        title={t("cards.failed")}
        text={failureWords(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <>
      <p className={styles.about}>{data?.from === null ? t("cards.aboutAll") : t("cards.about", { window: WINDOW })}</p>
      <div className={styles.cards}>
        {CARDS.map((name) => (
          <Card key={name} className={styles.card} aria-labelledby={`insights-${name}`}>
            <h2 id={`insights-${name}`}>{t(`cards.${name}`)}</h2>
            {data ? (
              <Points card={data[name]} />
            ) : (
              <Loading>
                <SkeletonRows rows={2} />
              </Loading>
            )}
          </Card>
        ))}
      </div>
    </>
  );
}

function Points({ card }: { card: LifeCards["patterns"] }) {
  const { t } = useTranslation("life-insights");
  const say = useSayPoint();
  // A page that several points lead to is named once, below them.
  const shared = card.points.flatMap(({ links }) => links).filter((link) => !isOwn(link));
  const pages = shared.filter(({ path }, at) => shared.findIndex((link) => link.path === path) === at);
  return (
    <>
      {card.points.length > 0 && (
        <ul className={points.points}>
          {card.points.map((point) => {
            const { sentence, verdict } = say(point);
            return (
              <li key={point.key + JSON.stringify(point.params)}>
                <p>{sentence}</p>
                {verdict && <span className={points.verdict}>{verdict}</span>}
                <PointLinks links={point.links.filter(isOwn)} params={point.params} />
              </li>
            );
          })}
        </ul>
      )}
      <PointLinks links={pages} />
      {card.missing && <Missing missing={card.missing} />}
      {card.points.length === 0 && !card.missing && <p>{t("cards.quiet")}</p>}
    </>
  );
}
