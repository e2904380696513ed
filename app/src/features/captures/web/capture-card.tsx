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
  lead?: (item: CaptureItem) => ReactNode;
  /** Buttons of one item, at the end of its line. */
  controls?: (item: CaptureItem) => ReactNode;
  /** What takes the place of the line of an item that waits for the person's word. */
  proposal?: (item: CaptureItem) => ReactNode;
  /** Above the items: how far it is, what went wrong. It takes the place of "nothing to file". */
  notice?: ReactNode;
  /** What stands below the items: Undo, links. */
  children?: ReactNode;
};

/** A capture that shows its work: the words on top, what came of them below; pointing at one lights up the other. */
export function CaptureCard({ text, items, head, lead, controls, proposal, notice, children }: CaptureCardProps) {
  const { t } = useTranslation("captures");
  const [active, setActive] = useState<string | null>(null);
  const marks = items.flatMap(({ id, area, span }) => (span ? [{ id, area, span }] : []));
  const line = (item: CaptureItem) => (
    <>
      <AreaBadge area={item.area} />
      <span className={clsx(styles.title, item.done && styles.done)}>
        {lead?.(item)}
        <span>{item.title}</span>
      </span>
      <ItemDate item={item} className={styles.when} />
      {controls && <span className={styles.controls}>{controls(item)}</span>}
    </>
  );
  return (
    <Card as="article" flush>
      <div className={styles.said}>
        <MarkedText text={text} marks={marks} active={active} onActive={setActive} />
        {head}
      </div>
      {notice}
      {items.length === 0 && notice === undefined && <p className={styles.nothing}>{t("nothing")}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
<<<<<<< HEAD
          {items.map((item) => {
            const asked = item.proposed && proposal ? proposal(item) : null;
            return (
              <li
                key={item.id}
                className={clsx(asked === null ? styles.item : styles.asked, item.id === active && styles.lit)}
                onPointerEnter={() => setActive(item.id)}
                onPointerLeave={() => setActive(null)}
                onFocus={() => setActive(item.id)}
                onBlur={() => setActive(null)}
              >
                {asked ?? line(item)}
              </li>
            );
          })}
=======
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
>>>>>>> web
        </ul>
      )}
      {children && <div className={styles.foot}>{children}</div>}
    </Card>
  );
}
