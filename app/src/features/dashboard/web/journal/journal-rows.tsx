import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { itemsOfInsights } from "#app/features/captures/web/capture-items.ts";
import { CaptureMenu } from "#app/features/filing/web/capture-menu.tsx";
import { FiledCapture } from "#app/features/filing/web/filed-capture.tsx";
import { localDateTime } from "#app/shared/calendar-date.ts";
import { formatDue } from "#app/shell/dates.ts";
import { usePersonTimeZone, useToday } from "#app/shell/today.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { MarkedText } from "#app/ui/marked-text/marked-text.tsx";
import type { JournalRow } from "./journal-choice.ts";
import { RowBadges } from "./row-badges.tsx";
import styles from "./journal-rows.module.css";

/** What was written, the newest first: the words, when, and what they hold; `open` unfolds every row at first. */
export function JournalRows({ rows, open }: { rows: readonly JournalRow[]; open: boolean }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.capture.id}>
          <Row row={row} open={open} />
        </li>
      ))}
    </ul>
  );
}

// At rest the words and what they hold; unfolded, with everything that can be done with it.
function Row({ row, open }: { row: JournalRow; open: boolean }) {
  const { t } = useTranslation("journal");
  const zone = usePersonTimeZone();
  const today = useToday();
  const id = useId();
  const [unfolded, setUnfolded] = useState(open);
  const { capture, insights } = row;
  const written = localDateTime(new Date(capture.createdAt), zone);
  // The year goes without saying while it lasts.
  const when = formatDue(written.slice(0, 4) === today.slice(0, 4) ? written : written.slice(0, 10));
  const marks = itemsOfInsights(insights).flatMap((item) => (item.span ? [{ ...item, span: item.span }] : []));
  return (
    <article aria-labelledby={id} className={styles.row}>
      {unfolded ? <FiledCapture captured={row} /> : <MarkedText text={capture.text} marks={marks} />}
      <div className={clsx(styles.foot, unfolded && styles.below)}>
        <div className={styles.about}>
          <time id={id} dateTime={capture.createdAt}>
            {when}
          </time>
          {!unfolded && <RowBadges insights={insights} />}
        </div>
        <span className={styles.acts}>
          {(insights.length > 0 || unfolded || capture.status !== "organized") && (
            <IconButton
              label={t(unfolded ? "row.fold" : "row.unfold", { date: when })}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              <ChevronDown aria-hidden className={unfolded ? styles.up : undefined} />
            </IconButton>
          )}
          {!unfolded && (
            <CaptureMenu capture={capture} canUndo={insights.length > 0 && capture.status === "organized"} />
          )}
        </span>
      </div>
    </article>
  );
}
