import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Proposal } from "#app/features/filing/web/proposal.tsx";
import { listInsights } from "#app/features/insights/contract.ts";
import { queryOf } from "#app/shell/queries.ts";
import styles from "./dashboard-page.module.css";

const SHOWN = 3;
// One more than is shown tells whether there are more.
const PROPOSED = queryOf(listInsights, { query: { state: "proposed", limit: SHOWN + 1 } });

/** What was found in a note and waits for a word: people whom nobody knew yet, and what was not sure enough. */
export function WaitingForYou() {
  const { t } = useTranslation("dashboard");
  const { data } = useQuery(PROPOSED);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t("waiting.title")}</h2>
      <ul className={styles.waiting}>
        {data.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Proposal item={item} />
          </li>
        ))}
      </ul>
      {data.length > SHOWN && (
        <Link to="/organize" className={styles.more}>
          {t("waiting.all")}
        </Link>
      )}
    </section>
  );
}
