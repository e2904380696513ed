import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import type { Point } from "../contract.ts";
import { PathLink } from "./path-link.tsx";
import styles from "./points.module.css";

type PointLinksProps = { links: Point["links"]; params?: Point["params"] };

/** Whether a link leads to something of its point's own, and not to a page that all points of a card share. */
export const isOwn = ({ to }: Point["links"][number]): boolean => to === "day" || to === "person";

/** The ways to the entries behind what is said. */
export function PointLinks({ links, params = {} }: PointLinksProps) {
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
