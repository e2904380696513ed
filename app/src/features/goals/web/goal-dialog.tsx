import { useTranslation } from "react-i18next";
import type { DialogSlotProps } from "#app/shell/slots.ts";
import { GoalFormDialog } from "./goal-form-dialog.tsx";

const CATEGORIES = ["personal", "professional", "health", "financial", "learning", "relationship", "other"] as const;

/** The dashboard's quick form, "Create Goal". */
export function GoalDialog({ open, onOpenChange }: DialogSlotProps) {
  const { t } = useTranslation("goals");
  if (!open) return null;
  return (
    <GoalFormDialog
      onOpenChange={onOpenChange}
      title={t("form.quick")}
      categories={CATEGORIES}
      missing={t("validation.title")}
      dateName="targetDate"
    />
  );
}
