import type { ReactNode } from "react";
import { IconTile, type Tone } from "#app/ui/badge/badge.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon: ReactNode;
  tone?: Tone;
  title: string;
  /** What will be here. */
  text: string;
  /** The one button that fills it. */
  action?: ReactNode;
};

/** The place of a list that has nothing yet. */
export function EmptyState({ icon, tone = "unsorted", title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <IconTile tone={tone} size={48}>
        {icon}
      </IconTile>
      <h2>{title}</h2>
      <p>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
