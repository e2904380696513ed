import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { formatDue } from "#app/shell/dates.ts";
import { AreaBadge } from "#app/ui/badge/badge.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import type { Recognized } from "./use-recognized.ts";
import styles from "./seen-items.module.css";

type SeenItemsProps = {
  items: readonly Recognized[];
  active: string | null;
  onActive: (id: string | null) => void;
};

/** What Wisp sees in the words so far, in their order. */
export function SeenItems({ items, active, onActive }: SeenItemsProps) {
  const { t } = useTranslation("journal");
  return (
    <div className={clsx(items.length > 0 && styles.seen)}>
      <output className={styles.count}>
        {items.length > 0 && (
          <>
            <Orb size={14} />
            {t("seen.count", { count: items.length })}
          </>
        )}
      </output>
      {items.length > 0 && (
        <ul aria-label={t("seen.label")} className={styles.list}>
          {items.map((item) => (
            <li
              key={item.id}
              className={clsx(item.id === active && styles.lit)}
              onPointerEnter={() => onActive(item.id)}
              onPointerLeave={() => onActive(null)}
            >
              <AreaBadge area={item.category} />
              <span className={styles.title}>{item.title}</span>
              <Becomes item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

// What will come of it: when it is due, or what is made of it.
function Becomes({ item }: { item: Recognized }) {
  const { t } = useTranslation(["journal", "captures"]);
  if (item.asks) return <span className={styles.when}>{t("journal:seen.asks")}</span>;
  if (item.due !== null) {
    const date = formatDue(item.due);
    return <span className={styles.when}>{item.category === "goal" ? t("captures:by", { date }) : date}</span>;
  }
  if (item.category === "relationship")
    return (
      <span className={styles.when}>{t(item.rule === "interaction" ? "journal:seen.logs" : "journal:seen.notes")}</span>
    );
  return item.category === "emotion" || item.category === "gratitude" ? (
    <span className={styles.when}>{t("journal:seen.today")}</span>
  ) : null;
}
