import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/shell/session.ts";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs/tabs.tsx";
import { AREAS, areaNamed, iconOf } from "./areas.tsx";
import { DashboardDialog, type DialogName } from "./dashboard-dialogs.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { DeviceNote } from "./device-note.tsx";
import { PreviousConversation } from "./previous-conversation.tsx";
import { useCategory } from "./use-category.ts";
import { useHandedWords } from "./use-handed-words.ts";
import styles from "./dashboard-page.module.css";

const DashboardAside = lazyRouteComponent(() => import("./dashboard-aside.tsx"), "DashboardAside");

/** Fetches what an address of the dashboard shows, so that it stands at once and is not put together in view. */
export const preloadDashboard = (category: unknown): Promise<unknown> =>
  Promise.all([areaNamed(category).View.preload?.(), DashboardAside.preload?.()]);

/** The dashboard: the day, and the life areas, each with its view; beside them what is worth a look every day. */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { user } = useSession();
  const { chosen, go } = useCategory();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  useHandedWords();
  const items = AREAS.map(({ name: value, area }) => ({ value, label: t(`tabs.${value}`), icon: iconOf(area) }));
  const view = (
    <Suspense
      fallback={
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      }
    >
      <chosen.View />
    </Suspense>
  );
  return (
    <>
      <DashboardHead onOpen={setDialog} />
      <PreviousConversation />
      {!user && <DeviceNote />}
      <Tabs compact label={t("areas")} value={chosen.name} onValueChange={go} items={items}>
        <TabPanel value={chosen.name}>
          {chosen.name === "emotions" ? (
            // It has a right-hand column of its own.
            view
          ) : (
            <div className={styles.columns}>
              <div className={styles.view}>{view}</div>
              <Suspense fallback={<div />}>
                <DashboardAside />
              </Suspense>
            </div>
          )}
        </TabPanel>
      </Tabs>
      <DashboardDialog name={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
