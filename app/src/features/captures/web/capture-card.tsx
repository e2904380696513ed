import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDue, formatInstant } from "#app/shell/dates.ts";
import { AreaBadge } from "#app/ui/badge/badge.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { MarkedText } from "#app/ui/marked-text/marked-text.tsx";
import type { CaptureItem } from "./capture-items.ts";
import styles from "./capture-card.module.css";

type CaptureCardProps = {
  text: string;
  items: readonly CaptureItem[];
  /** Buttons of one item, at the end of its line. */
  controls?: (item: CaptureItem) => ReactNode;
  /** What stands below the items: Undo, links. */
  children?: ReactNode;
};

/** A capture that shows its work: the words on top, what came of them below; pointing at one lights up the other. */
export function CaptureCard({ text, items, controls, children }: CaptureCardProps) {
  const { t } = useTranslation("captures");
  const [active, setActive] = useState<string | null>(null);
  const marks = items.flatMap(({ id, area, span }) => (span ? [{ id, area, span }] : []));
  return (
    <Card as="article" flush>
      <div className={styles.said}>
        <MarkedText text={text} marks={marks} active={active} onActive={setActive} />
      </div>
      {items.length === 0 ? (
        <p className={styles.nothing}>{t("nothing")}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <li
              key={item.id}
              className={clsx(styles.item, item.id === active && styles.lit)}
              onPointerEnter={() => setActive(item.id)}
              onPointerLeave={() => setActive(null)}
            >
              <AreaBadge area={item.area} />
              <span className={styles.title}>{item.title}</span>
              <When item={item} />
              {controls && <span className={styles.controls}>{controls(item)}</span>}
            </li>
          ))}
        </ul>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </Card>
  );
}

function When({ item }: { item: CaptureItem }) {
  const { t } = useTranslation("captures");
  if (item.proposed) return <span className={styles.when}>{t("notFiled")}</span>;
  if (item.due !== null) {
    const date = formatDue(item.due);
    return (
      <time className={styles.when} dateTime={item.due}>
        {item.area === "goal" ? t("by", { date }) : date}
      </time>
    );
  }
  if (item.createdAt === null) return null;
  return (
    <time className={styles.when} dateTime={item.createdAt}>
      {formatInstant(item.createdAt)}
    </time>
  );
}
