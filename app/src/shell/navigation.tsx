import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { NavLink, NavSection } from "./nav-links.ts";
import styles from "./navigation.module.css";

/** The links of the sidebar or the drawer; `onFollow` closes the drawer. */
export function Navigation({ sections, onFollow }: { sections: readonly NavSection[]; onFollow?: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <nav aria-label={t("navigation")} className={styles.nav}>
      {sections.map((section) => (
        <Section key={section.word ?? "main"} section={section} onFollow={onFollow} />
      ))}
    </nav>
  );
}

function Section({ section, onFollow }: { section: NavSection; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation("shell");
  const id = useId();
  return (
    <div {...(section.word && { "role": "group", "aria-labelledby": id })}>
      {section.word && (
        <h2 id={id} className={styles.heading}>
          {t(`sections.${section.word}`)}
        </h2>
      )}
      <ul>
        {section.links.map((link) => (
          <li key={link.to}>
            <OneLink link={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneLink({ link, onFollow }: { link: NavLink; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation("shell");
  const Icon = link.icon;
  const inside = (
    <>
      <Icon aria-hidden />
      {t(`nav.${link.word}`)}
    </>
  );
  // The landing page is a document of its own, outside the router.
  if (link.to === "/") {
    return (
      <a href="/" className={styles.link}>
        {inside}
      </a>
    );
  }
  return (
    <Link
      to={link.to}
      {...(link.search && { search: link.search })}
      activeOptions={{ includeSearch: false }}
      className={styles.link}
      onClick={onFollow}
    >
      {inside}
    </Link>
  );
}
