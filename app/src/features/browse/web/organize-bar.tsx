import { CATEGORIES, type Category } from "@wisp/organizer";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/field/text-field.tsx";
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
            <SearchField choice={rest.choice} onChoice={rest.onChoice} />
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

const PAUSE = 250;

// A pause in typing is waited for, so that each letter does not ask the server.
function SearchField({ choice, onChoice }: Pick<OrganizeBarProps, "choice" | "onChoice">) {
  const { t } = useTranslation("browse");
  const [typed, setTyped] = useState(choice.q);
  const [given, setGiven] = useState(choice.q);
  if (given !== choice.q) {
    setGiven(choice.q);
    setTyped(choice.q);
  }
  const send = useEffectEvent((words: string) => {
    if (words !== choice.q) onChoice({ ...choice, q: words });
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = (
    <IconButton
      label={t("clearSearch")}
      className={styles.clear}
      onClick={() => {
        setTyped("");
        onChoice({ ...choice, q: "" });
      }}
    >
      <X aria-hidden />
    </IconButton>
  );
  return (
    <TextField
      hideLabel
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      label={t("search")}
      placeholder={t("search")}
      icon={<Search aria-hidden />}
      value={typed}
      end={typed !== "" && clear}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
