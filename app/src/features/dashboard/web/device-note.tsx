import { Link, useLocation } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import HardDrive from "lucide-react/icons/hard-drive";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { statsQuery } from "#app/features/life-insights/web/cards-query.ts";
import { LIST_NAMES } from "#app/shell/device/device-keys.ts";
import { readStored } from "#app/shell/storage.ts";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import styles from "./dashboard-notes.module.css";

const DISMISSED = "deviceNoteDismissed";

/** Tells a visitor who has made something that it stands on this device, and where it would be safer. */
export function DeviceNote() {
  const { t } = useTranslation("dashboard");
  const here = useLocation({ select: (location) => location.href });
  const [hidden, setHidden] = useState(isDismissed);
  // Known at once, so that nothing moves; and again whenever a list changes.
  useQuery(statsQuery);
  if (hidden || !hasThings()) return null;
  const onDismiss = () => {
    dismiss();
    setHidden(true);
  };
  return (
    <aside aria-label={t("device.label")} className={styles.note}>
      <HardDrive aria-hidden />
      <p className={styles.words}>{t("device.text")}</p>
      <div className={styles.acts}>
        <Link to="/auth" search={{ return_to: here }} className={buttonClass({ size: "sm" })}>
          {t("device.signUp")}
        </Link>
        <Button size="sm" variant="text" onClick={onDismiss}>
          {t("device.dismiss")}
        </Button>
      </div>
    </aside>
  );
}

const hasThings = (): boolean => LIST_NAMES.some((name) => (readStored(name) ?? "[]").length > 2);

// As long as the tab lives; where the browser keeps its storage closed, as long as the page does.
function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED, "yes");
  } catch {
    // Then it is only hidden.
  }
}
function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
