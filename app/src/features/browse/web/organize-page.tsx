import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { CategoryFilter, Checks, SortToggle, TrashToggle } from "./filter-panel.tsx";
import { NO_CHOICE, readOrganizeSearch, type OrganizeSearch } from "./filters.ts";
import { OneCapture } from "./one-capture.tsx";
import { OrganizeBar } from "./organize-bar.tsx";
import { OrganizeContent } from "./organize-content.tsx";
import { useCounts } from "./use-counts.ts";
import styles from "./organize-page.module.css";

/** Organize Your Content: everything that the person gave, and what came of it. */
export function OrganizePage() {
  const { t } = useTranslation("browse");
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Organize />
    </>
  );
}

function Organize() {
  const { t } = useTranslation("browse");
  const search = readOrganizeSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [choice, setChoice] = useState(NO_CHOICE);
  const trash = search.show === "trash";
  const counts = useCounts(choice, trash);
  const go = (change: Partial<OrganizeSearch>) =>
    void navigate({ to: "/organize", search: { ...search, capture: undefined, ...change } });
  const filter = {
    category: search.category,
    counts,
    onCategory: (category: OrganizeSearch["category"]) => go({ category }),
  };
  const choosing = { choice, onChoice: setChoice };
  const trashing = { trash, onTrash: (next: boolean) => go({ show: next ? "trash" : undefined }) };

  if (search.capture !== undefined) return <OneCapture id={search.capture} onLeave={() => go({})} />;
  return (
    <div className={styles.columns}>
      <section aria-label={t("filters")} className={styles.side}>
        <CategoryFilter {...filter} />
        <SortToggle {...choosing} />
        <Checks {...choosing} />
        <TrashToggle {...trashing} />
      </section>
      <div className={styles.content}>
        <OrganizeBar
          {...filter}
          {...choosing}
          {...trashing}
          grid={search.view === "grid"}
          onGrid={(grid) => go({ view: grid ? "grid" : undefined })}
        >
          <OrganizeContent
            search={search}
            choice={choice}
            onClear={() => {
              setChoice(NO_CHOICE);
              go({ category: undefined });
            }}
          />
        </OrganizeBar>
      </div>
    </div>
  );
}
