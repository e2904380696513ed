import type { Category } from "@wisp/organizer";
import { useTranslation } from "react-i18next";
import { ItemList } from "#app/features/browse/web/item-list.tsx";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { iconOf } from "./areas.tsx";

/** The items of one category, or of all. */
export function InsightList({ category = "insight" }: { category?: Category | null }) {
  const { t } = useTranslation("dashboard");
  const empty = (
    <EmptyState
      icon={iconOf("insight")}
      tone="insight"
      title={t("insights.empty.title")}
      text={t("insights.empty.text")}
      action={<CaptureButton />}
    />
  );
  return <ItemList category={category ?? undefined} empty={empty} />;
}
