import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { useToday } from "#app/shell/today.ts";
import { ChooseDay } from "./choose-day.tsx";
import { PastDay } from "./past-day.tsx";
import { PastDays } from "./past-days.tsx";
import { SummaryLine } from "./summary-line.tsx";
import { NO_DRAFTS } from "./today-fields.ts";
import { TodayForm } from "./today-form.tsx";
import styles from "./gratitude-page.module.css";

/** Gratitude Journal: today's three good things, and the days before, which are only read. */
export function GratitudePage() {
  const { t } = useTranslation("gratitude");
  const today = useToday();
  // Null is today, also when that has become another day.
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (date: string) => setChosen(date === today ? null : date);
  // They stand here, so that a look at another day loses nothing that was typed.
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  return (
    <>
      <PageHead title={t("list.title")} subtitle={t("list.subtitle")}>
        <ChooseDay date={chosen ?? today} today={today} onChoose={choose} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.days}>
          {chosen === null ? (
            <TodayForm today={today} drafts={drafts} onDrafts={setDrafts} />
          ) : (
            <PastDay key={chosen} date={chosen} onLeave={() => setChosen(null)} />
          )}
          <PastDays today={today} />
        </div>
        <SummaryLine />
      </div>
    </>
  );
}
