import { useTranslation } from "react-i18next";
import type { AreaName } from "./areas.tsx";

/** What a page says of an area. */
export type AreaWords = { title: string; subtitle: string; visitor: string };

/** The title of an area's page, the line below it, and what a visitor reads there. */
export function useAreaWords(name: AreaName): AreaWords {
  const { t } = useTranslation(["dashboard", "tasks", "goals", "relationships", "moods", "gratitude"]);
  const pick = ({ title, subtitle, visitor }: AreaWords): AreaWords => ({ title, subtitle, visitor });
  switch (name) {
    case "tasks":
      return pick(t("tasks:list", { returnObjects: true }));
    case "goals":
      return pick(t("goals:list", { returnObjects: true }));
    case "relationships":
      return pick(t("relationships:list", { returnObjects: true }));
    case "emotions":
      return pick(t("moods:list", { returnObjects: true }));
    case "gratitude":
      return pick(t("gratitude:list", { returnObjects: true }));
    default:
      return pick(t("dashboard:insights", { returnObjects: true }));
  }
}
