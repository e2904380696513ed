import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ItemList } from "#app/features/browse/web/item-list.tsx";
import { CaptureButton } from "#app/shell/capture-button.tsx";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import styles from "./life-insights-page.module.css";

const KINDS = ["all", "task", "goal", "emotion", "relationship", "gratitude"] as const;

/** What was found in the person's words, all of it or one kind. */
export function ExtractedInsights() {
  const { t } = useTranslation("life-insights");
  const [kind, setKind] = useState<(typeof KINDS)[number]>("all");
  const Icon = AREA_ICONS.insight;
  const empty = (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="insight"
      title={t("extracted.empty.title")}
      text={t("extracted.empty.text")}
      action={<CaptureButton />}
    />
  );
  const items = KINDS.map((value) => ({ value, label: t(`extracted.tabs.${value}`) }));
  return (
    <section aria-labelledby="extracted" className={styles.section}>
      <h2 id="extracted">{t("extracted.title")}</h2>
      <Tabs value={kind} onValueChange={setKind} items={items} label={t("extracted.label")}>
        <TabPanel value={kind}>
          <ItemList category={kind === "all" ? undefined : kind} empty={empty} />
        </TabPanel>
      </Tabs>
    </section>
  );
}
