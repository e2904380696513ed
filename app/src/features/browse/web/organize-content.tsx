import Search from "lucide-react/icons/search";
import Sparkles from "lucide-react/icons/sparkles";
import { useTranslation } from "react-i18next";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { CaptureList } from "./capture-list.tsx";
import type { Choice, OrganizeSearch } from "./filters.ts";
import { ItemList } from "./item-list.tsx";
import { Trash } from "./trash.tsx";

type OrganizeContentProps = { search: OrganizeSearch; choice: Choice; onClear: () => void };

/** The captures as they came, or the items that a filter, a search or the grid asks for. */
export function OrganizeContent({ search: { category, view, show }, choice, onClear }: OrganizeContentProps) {
  const grid = view === "grid";
  if (show === "trash") return <Trash category={category} choice={choice} grid={grid} />;
  const chosen = category !== undefined || choice.q !== "" || choice.onlyFavorites;
  const empty = chosen ? <NothingFound onClear={onClear} /> : <NothingYet />;
  if (chosen || grid) return <ItemList category={category} choice={choice} grid={grid} empty={empty} />;
  return (
    <CaptureList
      oldestFirst={choice.oldestFirst}
      keepItem={(item) => !(choice.hideCompleted && item.category === "task" && item.isCompleted)}
      empty={empty}
    />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("browse");
  return (
    <EmptyState
      icon={<Search aria-hidden />}
      title={t("empty.title")}
      text={t("empty.search")}
      action={<Button onClick={onClear}>{t("empty.clear")}</Button>}
    />
  );
}

function NothingYet() {
  const { t } = useTranslation("browse");
  return (
    <EmptyState
      icon={<Sparkles aria-hidden />}
      tone="accent"
      title={t("empty.title")}
      text={t("empty.start")}
      action={<CaptureButton />}
    />
  );
}
