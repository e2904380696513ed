import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import type { Point } from "../contract.ts";
import { PathLink } from "./path-link.tsx";
import styles from "./points.module.css";

/** The ways to the entries behind a point. */
export function PointLinks({ point: { links, params } }: { point: Point }) {
  const { t } = useTranslation("life-insights");
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t("links.behind")}>
      {links.map(({ to, path, date }) => (
        <li key={path}>
          <PathLink path={path}>
            {to === "day" ? formatDue(date ?? "") : t(`links.${to}`, { name: String(params["name"] ?? "") })}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
