import { CATEGORIES, type Category } from "@wisp/organizer";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import Layers from "lucide-react/icons/layers";
import Trash2 from "lucide-react/icons/trash-2";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import type { Choice } from "./filters.ts";
import type { useCounts } from "./use-counts.ts";
import styles from "./filter-panel.module.css";

type Counts = ReturnType<typeof useCounts>;

type CategoryFilterProps = {
  category: Category | undefined;
  counts: Counts;
  onCategory: (category: Category | undefined) => void;
};

/** The categories as buttons, each with its count. */
export function CategoryFilter({ category, counts, onCategory }: CategoryFilterProps) {
  const { t } = useTranslation("browse");
  const button = (value: Category | undefined, label: string, icon: ReactNode, count: number | undefined) => (
    <li key={label}>
      <button
        type="button"
        aria-pressed={category === value}
        className={clsx(styles.category, category === value && styles.chosen)}
        onClick={() => onCategory(value)}
      >
        {icon}
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    </li>
  );
  return (
    <ul aria-label={t("category")} className={styles.categories}>
      {button(undefined, t("all"), <Layers aria-hidden />, counts?.all)}
      {CATEGORIES.map((value) => {
        const Icon = AREA_ICONS[value];
        return button(
          value,
          t(`places.${value}`),
          <Icon aria-hidden style={{ color: `var(--${value}-ink)` }} />,
          counts?.of(value),
        );
      })}
    </ul>
  );
}

type ChoiceProps = { choice: Choice; onChoice: (choice: Choice) => void };

/** Newest or oldest first, as one toggle. */
export function SortToggle({ choice, onChoice }: ChoiceProps) {
  const { t } = useTranslation("browse");
  return (
    <Button
      icon={<ArrowDownUp aria-hidden />}
      className={styles.sort}
      onClick={() => onChoice({ ...choice, oldestFirst: !choice.oldestFirst })}
    >
      {t(choice.oldestFirst ? "oldest" : "newest")}
    </Button>
  );
}

/** The two checkboxes. */
export function Checks({ choice, onChoice }: ChoiceProps) {
  const { t } = useTranslation("browse");
  return (
    <div className={styles.checks}>
      <Checkbox
        label={t("hideCompleted")}
        checked={choice.hideCompleted}
        onChange={(event) => onChoice({ ...choice, hideCompleted: event.target.checked })}
      />
      <Checkbox
        label={t("onlyFavorites")}
        checked={choice.onlyFavorites}
        onChange={(event) => onChoice({ ...choice, onlyFavorites: event.target.checked })}
      />
    </div>
  );
}

/** The way into the trash, and out of it. */
export function TrashToggle({ trash, onTrash }: { trash: boolean; onTrash: (trash: boolean) => void }) {
  const { t } = useTranslation("browse");
  return (
    <button
      type="button"
      aria-pressed={trash}
      className={clsx(styles.category, trash && styles.chosen)}
      onClick={() => onTrash(!trash)}
    >
      <Trash2 aria-hidden />
      <span>{t("trash")}</span>
    </button>
  );
}
