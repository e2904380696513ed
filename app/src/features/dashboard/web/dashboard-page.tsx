import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/shell/page-head.tsx";
import { currentLanguage } from "#app/shell/language.ts";
import { useSession } from "#app/shell/session.ts";
import { useShell } from "#app/shell/slots.ts";
import { VisitorState } from "#app/shell/visitor-state.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { AREAS, areaNamed, iconOf } from "./areas.tsx";
import { CapturePanel } from "./capture-panel.tsx";
import { useAreaWords } from "./use-area-words.ts";

/** The dashboard: the day, a box for what is on one's mind, and the life areas. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { user } = useSession();
  const { openAsk } = useShell();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const chosen = areaNamed(search["category"]);
  const words = useAreaWords(chosen.name);
  const [now] = useState(() => new Date());
  const name = user?.firstName || t("visitorName");
  return (
    <>
      <PageHead title={t(`greeting.${partOfDay(now)}`, { name })} above={today(now)}>
        <Button icon={<Orb size={14} />} onClick={() => openAsk()}>
          {t("ask")}
        </Button>
      </PageHead>
      <Tabs
        compact
        label={t("areas")}
        value={chosen.name}
        onValueChange={(category) => void navigate({ to: "/dashboard", search: { category } })}
        items={AREAS.map(({ name: value, area }) => ({ value, label: t(`tabs.${value}`), icon: iconOf(area) }))}
      >
        <CapturePanel />
        <TabPanel value={chosen.name}>
          {user ? (
            <Suspense fallback={<PageSpinner />}>
              <chosen.List />
            </Suspense>
          ) : (
            <VisitorState icon={iconOf(chosen.area)} tone={chosen.area} title={words.title} text={words.visitor} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

const partOfDay = (now: Date) => (now.getHours() < 12 ? "morning" : now.getHours() < 18 ? "afternoon" : "evening");

const today = (now: Date): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: "long", month: "long", day: "numeric" }).format(now);
