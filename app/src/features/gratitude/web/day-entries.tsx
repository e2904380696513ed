import Trash2 from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { formatDue, formatWeekday } from "#app/shell/dates.ts";
import { RecordSource } from "#app/shell/record-source.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import type { GratitudeDay, GratitudeItem } from "../contract.ts";
import { useGratitudeActs } from "./use-gratitude-acts.tsx";
import styles from "./day-entries.module.css";

/** One day's good things beside its date. */
export function DayEntries({
  day,
  as: Heading,
  removable,
}: {
  day: GratitudeDay;
  as: "h2" | "h3";
  removable?: boolean;
}) {
  return (
    <li className={styles.day}>
      <Heading>
        <b>{formatWeekday(day.date)}</b>
        <time dateTime={day.date}>{formatDue(day.date)}</time>
      </Heading>
      <Entries items={day.items} removable={removable === true} />
    </li>
  );
}

/** Good things as quotes; only where they are `removable` each can be taken away, with Undo. */
export function Entries({ items, removable = false }: { items: readonly GratitudeItem[]; removable?: boolean }) {
  const { t } = useTranslation("gratitude");
  const { remove } = useGratitudeActs();
  return (
    <ul className={styles.entries}>
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <q>{item.text}</q>
            {item.categories.length > 0 && (
              <p className={styles.categories}>
                {item.categories.map((category) => (
                  <Badge key={category} tone="gratitude">
                    {category}
                  </Badge>
                ))}
              </p>
            )}
            <RecordSource id={item.id} />
          </div>
          {removable && (
            <IconButton label={t("list.delete", { text: item.text })} onClick={() => void remove(item)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
