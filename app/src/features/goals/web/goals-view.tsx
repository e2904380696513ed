import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { GoalCards } from "./goal-cards.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import { NoGoals } from "./no-goals.tsx";
import styles from "./goal-card.module.css";

/** The dashboard's goals: the button that adds one, and all of them in short. */
export function GoalsView() {
  const { t } = useTranslation("goals");
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t("form.add")}
    </Button>
  );
  return (
    <>
      <div className={styles.above}>{add}</div>
      <GoalCards compact empty={<NoGoals tab="all" />} />
      <GoalDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}
