import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureWords } from "#app/shell/failure.ts";
import { useSession } from "#app/shell/session.ts";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import type { LifeStats } from "../contract.ts";
import { statsQuery } from "./cards-query.ts";
import { PathLink } from "./path-link.tsx";
import styles from "./life-insights-page.module.css";

const ROWS = [
  { name: "tasks", path: "/dashboard?category=tasks" },
  { name: "goals", path: "/goals" },
  { name: "people", path: "/relationships" },
  { name: "moods", path: "/dashboard?category=emotions" },
  { name: "gratitude", path: "/gratitude" },
  { name: "captures", path: "/organize" },
  { name: "journal", path: "/journal" },
] as const satisfies { name: keyof LifeStats; path: string }[];

/** How much there is of everything, each number with the way to it. */
export function DataStats() {
  const { t } = useTranslation("life-insights");
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useQuery(statsQuery);
  const rows = ROWS.filter(({ name }) => name !== "journal" || user);
  const valueOf = (name: keyof LifeStats) => {
    const value = data?.[name];
    return typeof value === "object" ? t("stats.openDone", value) : value;
  };
  return (
    <Card aria-labelledby="data-stats" className={styles.card}>
      <h2 id="data-stats">{t("stats.title")}</h2>
      {error && !data ? (
        <ErrorState
          title={t("stats.failed")}
          text={failureWords(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ul className={styles.stats}>
          {rows.map(({ name, path }) => (
            <li key={name}>
              <PathLink path={path}>{t(`stats.${name}`)}</PathLink>
              {data ? <b>{valueOf(name)}</b> : <Skeleton width="40px" />}
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Loading>{null}</Loading>}
    </Card>
  );
}
