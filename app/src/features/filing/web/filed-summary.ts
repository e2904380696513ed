import { CATEGORIES } from "@wisp/organizer";
import i18next from "i18next";
import type { Insight } from "#app/features/insights/contract.ts";
import { currentLanguage } from "#app/shell/language.ts";

/** What came of a capture in a sentence: "Filed as 2 tasks and 1 goal. 1 waits for your word." */
export function filedSummary(items: readonly Pick<Insight, "category" | "state">[]): string {
  const filed = items.filter(({ state }) => state === "filed");
  const parts = CATEGORIES.flatMap((category) => {
    const count = filed.filter((item) => item.category === category).length;
    return count === 0 ? [] : [i18next.t(`filing:filed.${category}`, { count })];
  });
  const waiting = items.filter(({ state }) => state === "proposed").length;
  const sentences = [
    ...(parts.length > 0
      ? [i18next.t("filing:filed.as", { list: new Intl.ListFormat(currentLanguage()).format(parts) })]
      : []),
    ...(waiting > 0 ? [i18next.t("filing:filed.waits", { count: waiting })] : []),
  ];
  return sentences.length === 0 ? i18next.t("filing:filed.nothing") : sentences.join(". ");
}
