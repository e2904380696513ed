import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AreaBadge } from "#app/ui/badge/badge.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { MarkedText } from "#app/ui/marked-text/marked-text.tsx";
import type { CaptureItem } from "./capture-items.ts";
import { ItemDate } from "./item-date.tsx";
import styles from "./capture-card.module.css";

type CaptureCardProps = {
  text: string;
  items: readonly CaptureItem[];
  /** At the right of the words: the capture's menu. */
  head?: ReactNode;
  /** Before an item's title: the toggle of a task. */
  renderLead?: (item: CaptureItem) => ReactNode;
  /** Buttons of one item, at the end of its line. */
  renderControls?: (item: CaptureItem) => ReactNode;
  /** What takes the place of the line of an item that waits for the person's word. */
  renderProposal?: (item: CaptureItem) => ReactNode;
  /** Above the items: how far it is, what went wrong. It takes the place of "nothing to file". */
  notice?: ReactNode;
  /** What stands below the items: Undo, links. */
  children?: ReactNode;
};

/** A capture that shows its work: the words on top, what came of them below; pointing at one lights up the other. */
export function CaptureCard({
  text,
  items,
  head,
  renderLead,
  renderControls,
  renderProposal,
  notice,
  children,
}: CaptureCardProps) {
  const { t } = useTranslation("captures");
  const [active, setActive] = useState<string | null>(null);
  const marks = items.flatMap(({ id, area, span }) => (span ? [{ id, area, span }] : []));
  const line = (item: CaptureItem) => (
    <>
      <AreaBadge area={item.area} />
      <span className={clsx(styles.title, item.done && styles.done)}>
        {renderLead?.(item)}
        <span>{item.title}</span>
      </span>
      <ItemDate item={item} className={styles.when} />
      {renderControls && <span className={styles.controls}>{renderControls(item)}</span>}
    </>
  );
  return (
    <Card as="article" flush className={styles.card}>
      <div className={styles.said}>
        <MarkedText text={text} marks={marks} active={active} onActive={setActive} />
        {head}
      </div>
      {notice}
      {items.length === 0 && notice === undefined && <p className={styles.nothing}>{t("nothing")}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => {
            const asked = item.proposed && renderProposal ? renderProposal(item) : null;
            return (
              <li
                key={item.id}
                className={clsx(asked === null ? styles.item : styles.asked, item.id === active && styles.lit)}
                onPointerEnter={() => setActive(item.id)}
                onPointerLeave={() => setActive(null)}
              >
                {asked ?? line(item)}
              </li>
            );
          })}
        </ul>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </Card>
  );
}
