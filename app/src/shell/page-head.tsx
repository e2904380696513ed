import type { ReactNode } from "react";
import { usePageTitle } from "./page-title.ts";
import styles from "./page-head.module.css";

/** The head of a page: its title in the serif, a line above or below it, and its acts at the right. */
export function PageHead({
  title,
  above,
  subtitle,
  children,
}: {
  title: string;
  above?: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {above && <p className={styles.above}>{above}</p>}
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
