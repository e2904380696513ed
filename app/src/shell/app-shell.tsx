import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { OfflineBanner } from "#app/ui/offline-banner/offline-banner.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { hasDeviceThings } from "./device/device-keys.ts";
import { MobileBar } from "./mobile-bar.tsx";
import type { SessionUser } from "./session.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { Sidebar } from "./sidebar.tsx";
import { ShellActionsContext, ShellSlotsContext } from "./slots.ts";
import styles from "./app-shell.module.css";

type Open =
  | { dialog: "ask"; initialText?: string | undefined }
  | { dialog: "capture"; initialText?: string | undefined }
  | { dialog: "shortcuts" }
  | null;

/** The frame around every page of the app: sidebar or bar, the page, and the dialogs that open over any page. */
export function AppShell({ user }: { user: SessionUser | null }) {
  const { t } = useTranslation("shell");
  const { AskDialog, QuickCaptureDialog, Moving } = useContext(ShellSlotsContext);
  const [open, setOpen] = useState<Open>(null);
  // A dialog that ends late must not close the one that was opened meanwhile.
  const close = (dialog: NonNullable<Open>["dialog"]) => () => setOpen((now) => (now?.dialog === dialog ? null : now));
  const actions = useMemo(
    () => ({
      openAsk: (initialText?: string) => setOpen({ dialog: "ask", initialText }),
      openQuickCapture: (initialText?: string) => setOpen({ dialog: "capture", initialText }),
    }),
    [],
  );
  const onAsk = AskDialog && (() => actions.openAsk());
  useShortcuts({
    ask: onAsk,
    capture: QuickCaptureDialog && (() => actions.openQuickCapture()),
    list: () => setOpen({ dialog: "shortcuts" }),
  });
  const main = useFocusOnNewPage();
  const leftByVisitor = useMemo(() => user !== null && hasDeviceThings(), [user]);
  return (
    <ShellActionsContext value={actions}>
      <a href="#main" className={styles.skip}>
        {t("skip")}
      </a>
      <div className={styles.shell}>
        <aside className={styles.side}>
          <Sidebar user={user} onAsk={onAsk} />
        </aside>
        <div className={styles.column}>
          <MobileBar user={user} onAsk={onAsk} />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <div className={styles.offline}>
              <OfflineBanner />
            </div>
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <Suspense>
        {Moving && user && leftByVisitor && <Moving userId={user.id} />}
        {AskDialog && open?.dialog === "ask" && (
          <AskDialog open onOpenChange={close("ask")} initialText={open.initialText} />
        )}
        {QuickCaptureDialog && open?.dialog === "capture" && (
          <QuickCaptureDialog open onOpenChange={close("capture")} initialText={open.initialText} />
        )}
        {open?.dialog === "shortcuts" && <ShortcutsDialog open onOpenChange={close("shortcuts")} />}
      </Suspense>
    </ShellActionsContext>
  );
}

// A screen reader hears the new page, and the next Tab starts in it; the first page is left to the browser.
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const path = useLocation({ select: (location) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
