import { CATEGORIES } from "@wisp/organizer";
import { useTranslation } from "react-i18next";
import type { Insight } from "#app/features/insights/contract.ts";
import { currentLanguage } from "#app/shell/language.ts";
import { AreaBadge } from "#app/ui/badge/badge.tsx";

/** What a text holds, a badge an area: how many tasks and goals, whom it speaks of, which feelings. */
export function RowBadges({ insights }: { insights: readonly Insight[] }) {
  const { t } = useTranslation(["filing", "ui"]);
  const byArea = Map.groupBy(insights, (item) => item.category);
  return CATEGORIES.map((area) => {
    const items = byArea.get(area);
    if (!items) return null;
    const named = area === "relationship" ? namesOf(items) : null;
    const counted = area === "task" || area === "goal" || items.length > 1;
    return (
      <AreaBadge key={area} area={area}>
        {named ?? (counted ? t(`filing:filed.${area}`, { count: items.length }) : t(`ui:areas.${area}`))}
      </AreaBadge>
    );
  });
}

function namesOf(items: readonly Insight[]): string | null {
  const names = [...new Set(items.flatMap(({ people }) => people))].map(
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
  return names.length === 0 ? null : new Intl.ListFormat(currentLanguage()).format(names);
}
