import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AREA_ICONS } from "#app/ui/badge/areas.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { GoalTab } from "../contract.ts";

/** The place of a tab that has no goals yet, with the one act that fills it. */
export function NoGoals({ tab, action }: { tab: "all" | GoalTab; action?: ReactNode }) {
  const { t } = useTranslation("goals");
  const Icon = AREA_ICONS.goal;
  return (
    <EmptyState
      icon={<Icon aria-hidden />}
      tone="goal"
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
      action={action}
    />
  );
}
