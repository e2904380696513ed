import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toastStore } from "./toasts.ts";

const ToastView = lazy(() => import("./toast-view.tsx").then((module) => ({ default: module.ToastView })));

/** The place where toasts appear, once on each page; the code that draws them is fetched with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [needed, setNeeded] = useState(toast !== null);
  if (toast && !needed) setNeeded(true);
  if (!needed) return null;
  // Beside the page, as dialogs are: so that an Undo lies above a dialog that stays open, and can be pressed. Dialogs
  // hide from screen readers what stands beside them, but nothing that is marked as live; toasts announce themselves.
  return createPortal(
    <div aria-live="off">
      <Suspense>
        <ToastView toast={toast} />
      </Suspense>
    </div>,
    document.body,
  );
}
