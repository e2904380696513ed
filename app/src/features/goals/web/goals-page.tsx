import { useNavigate, useSearch } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { GOAL_TABS } from "../contract.ts";
import { categoriesOf } from "../rules.ts";
import { GoalCards } from "./goal-cards.tsx";
import { GoalFormDialog } from "./goal-form-dialog.tsx";
import { NoGoals } from "./no-goals.tsx";

const TABS = ["all", ...GOAL_TABS] as const;
type Tab = (typeof TABS)[number];

/** Goals: all of them or one tab's, and the form for a new one. `tasksOf` shows the tasks that lead to a goal. */
export function GoalsPage({ tasksOf }: { tasksOf?: (goalId: string) => ReactNode }) {
  const { t } = useTranslation("goals");
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const tab = TABS.find((known) => known === search["tab"]) ?? "all";
  const one = tab === "all" ? undefined : tab;
  const go = (next: Tab) => void navigate({ to: "/goals", search: { tab: next === "all" ? undefined : next } });
  const [creating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      {t("form.create")}
    </Button>
  );
  return (
    <>
      <PageHead title={t("list.title")} subtitle={t("list.subtitle")}>
        {create}
      </PageHead>
      <Tabs
        label={t("tabs.label")}
        value={tab}
        onValueChange={go}
        items={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        <TabPanel value={tab}>
          <GoalCards tab={one} tasksOf={tasksOf} empty={<NoGoals tab={tab} action={create} />} />
        </TabPanel>
      </Tabs>
      {creating && (
        <GoalFormDialog
          onOpenChange={setCreating}
          title={t("form.create")}
          categories={GOAL_TABS}
          category={one ?? "personal"}
          missing={t("form.pageRequired")}
          dateName="dueDate"
          onCreated={(goal) => {
            // Never made out of sight.
            if (one && !categoriesOf(one).includes(goal.category)) go("all");
          }}
        />
      )}
    </>
  );
}
