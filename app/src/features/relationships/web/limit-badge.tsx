import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { isVisitor } from "#app/shell/owner.ts";
import { queryOf } from "#app/shell/queries.ts";
import hues from "#app/ui/badge/hues.module.css";
import { buttonClass } from "#app/ui/button/button.tsx";
import { PeekPopover } from "#app/ui/popover/peek-popover.tsx";
import { countRelationships } from "../contract/count.ts";
import { limitState } from "../rules.ts";
import styles from "./limit-badge.module.css";

const HUES = { open: "unsorted", approaching: "gratitude", full: "danger" } as const;

/** How many people there are of how many on the free plan, and the way to more; nothing where there is no limit. */
export function LimitBadge() {
  const { t } = useTranslation("relationships");
  const { data } = useQuery(queryOf(countRelationships));
  if (!data || data.maximum === null) return null;
  const { count, maximum } = data;
  const state = limitState(count, maximum) ?? "open";
  const name = t("badge.name", { count, maximum });
  const badge = (
    <button type="button" aria-label={name} data-state={state} className={clsx(styles.badge, hues[HUES[state]])}>
      <span aria-hidden className={styles.dots}>
        {Array.from({ length: maximum }, (_, place) => (
          <i key={place} className={clsx(place >= count && styles.free)} />
        ))}
      </span>
      {count}/{maximum}
    </button>
  );
  return (
    <PeekPopover trigger={badge} label={name}>
      <div className={styles.more}>
        <p>{t(`badge.${state}`)}</p>
        {isVisitor() ? (
          <>
            <p className={styles.quiet}>{t("badge.visitor")}</p>
            <Link to="/auth" search={{ return_to: "/relationships" }} className={buttonClass({ variant: "primary" })}>
              {t("badge.createAccount")}
            </Link>
          </>
        ) : (
          <Link to="/subscription" className={buttonClass({ variant: "primary" })}>
            {t("badge.upgrade")}
          </Link>
        )}
      </div>
    </PeekPopover>
  );
}
