import { useTranslation } from "react-i18next";
import type { AreaName } from "./areas.tsx";

/** What a page says of an area. */
export type AreaWords = { title: string; subtitle: string; visitor: string };

/** The title of an area's page, the line below it, and what a visitor reads there. */
export function useAreaWords(name: AreaName): AreaWords {
  const { t } = useTranslation(["dashboard", "tasks", "goals", "relationships", "moods", "gratitude"]);
  const pick = ({ title, subtitle, visitor }: AreaWords): AreaWords => ({ title, subtitle, visitor });
  return pick(
    {
      tasks: t("tasks:list", { returnObjects: true }),
      goals: t("goals:list", { returnObjects: true }),
      relationships: t("relationships:list", { returnObjects: true }),
      emotions: t("moods:list", { returnObjects: true }),
      gratitude: t("gratitude:list", { returnObjects: true }),
      insights: t("dashboard:insights", { returnObjects: true }),
    }[name],
  );
}
