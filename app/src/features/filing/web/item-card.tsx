import { clsx } from "clsx";
import { Link } from "@tanstack/react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Repeat from "lucide-react/icons/repeat";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useTranslation } from "react-i18next";
import { areaOf } from "#app/features/captures/web/capture-items.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import { formatDue, formatInstant } from "#app/shell/dates.ts";
import { formatRepeat } from "#app/shell/repeat.ts";
import { AreaBadge } from "#app/ui/badge/badge.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { CompleteToggle, ItemControls } from "./item-controls.tsx";
import { Proposal } from "./proposal.tsx";
import { useItemActs } from "./use-item-acts.tsx";
import styles from "./item-card.module.css";

/** One item by itself: what it is, when it was written, its title, and the words that it came from. */
export function ItemCard({ item, trashed = false }: { item: Insight; trashed?: boolean }) {
  if (item.state === "proposed" && !trashed) return <Proposal item={item} source={<Source item={item} linked />} />;
  const done = item.category === "task" && item.isCompleted;
  return (
    <Card as="article" flush className={styles.card}>
      <div className={styles.head}>
        <AreaBadge area={areaOf(item.category)} />
        <time dateTime={item.createdAt}>{formatInstant(item.createdAt)}</time>
        <span className={styles.controls}>{trashed ? <RestoreItem item={item} /> : <ItemControls item={item} />}</span>
      </div>
      <div className={clsx(styles.title, done && styles.done)}>
        {!trashed && <CompleteToggle item={item} />}
        <h2>{item.title}</h2>
      </div>
      <Due item={item} />
      {item.content !== "" && <Source item={item} linked={!trashed} />}
    </Card>
  );
}

function Due({ item }: { item: Insight }) {
  const { t } = useTranslation("captures");
  if (item.dueDate === null) return null;
  const date = formatDue(item.dueDate);
  return (
    <p className={styles.due}>
      <CalendarClock aria-hidden />
      <time dateTime={item.dueDate}>{item.category === "goal" ? t("by", { date }) : date}</time>
      {item.repeat !== null && (
        <>
          <Repeat aria-hidden />
          {formatRepeat(item.repeat)}
        </>
      )}
    </p>
  );
}

// The words that an item came from, as a link to the note that they stand in; from the trash it may not be there.
function Source({ item, linked }: { item: Insight; linked: boolean }) {
  const { t } = useTranslation("filing");
  const words = t("item.from", { words: item.content });
  if (!linked || item.captureId === null) return <p className={styles.source}>{words}</p>;
  return (
    <p className={styles.source}>
      <Link to="/organize" search={{ capture: item.captureId }}>
        {words}
      </Link>
    </p>
  );
}

function RestoreItem({ item }: { item: Insight }) {
  const { t } = useTranslation("filing");
  const { restore } = useItemActs();
  return (
    <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => void restore(item)}>
      {t("item.restore")}
    </Button>
  );
}
