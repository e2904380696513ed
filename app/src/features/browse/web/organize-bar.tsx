import { CATEGORIES, type Category } from "@wisp/organizer";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "#app/ui/field/search-field.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { SortToggle } from "./filter-panel.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { Choice } from "./filters.ts";
import type { useCounts } from "./use-counts.ts";
import styles from "./organize-bar.module.css";

type OrganizeBarProps = {
  category: Category | undefined;
  counts: ReturnType<typeof useCounts>;
  onCategory: (category: Category | undefined) => void;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  trash: boolean;
  onTrash: (trash: boolean) => void;
  grid: boolean;
  onGrid: (grid: boolean) => void;
  children: ReactNode;
};

/** Search and view above the content; on narrow screens the filters too. */
export function OrganizeBar({ children, grid, onGrid, category, counts, onCategory, ...rest }: OrganizeBarProps) {
  const { t } = useTranslation("browse");
  const [sheet, setSheet] = useState(false);
  const label = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);
  const views = [
    { value: "list", label: t("list"), icon: <List aria-hidden /> },
    { value: "grid", label: t("grid"), icon: <LayoutGrid aria-hidden /> },
  ] as const;
  return (
    <Tabs
      look="segmented"
      label={t("views")}
      value={grid ? "grid" : "list"}
      onValueChange={(view) => onGrid(view === "grid")}
      items={views}
      renderHead={(tabs) => (
        <div className={styles.bar}>
          <div className={styles.search}>
            <SearchField
              label={t("search")}
              clearLabel={t("clearSearch")}
              value={rest.choice.q}
              onChange={(q) => rest.onChoice({ ...rest.choice, q })}
            />
            <IconButton label={t("moreFilters")} className={styles.more} onClick={() => setSheet(true)}>
              <SlidersHorizontal aria-hidden />
            </IconButton>
          </div>
          <div className={styles.narrow}>
            <Select
              hideLabel
              label={t("category")}
              value={category ?? ""}
              onChange={(event) => onCategory(CATEGORIES.find((known) => known === event.target.value))}
              options={[
                { value: "", label: label(t("all"), counts?.all) },
                ...CATEGORIES.map((value) => ({ value, label: label(t(`places.${value}`), counts?.of(value)) })),
              ]}
            />
            <SortToggle choice={rest.choice} onChoice={rest.onChoice} />
          </div>
          <div className={styles.views}>{tabs}</div>
          <FilterSheet open={sheet} onOpenChange={setSheet} {...rest} />
        </div>
      )}
    >
      <TabPanel value={grid ? "grid" : "list"}>{children}</TabPanel>
    </Tabs>
  );
}
