import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "#app/ui/banner/banner.tsx";

const subscribe = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Says that the device is offline, as long as it is; `children` takes the place of its sentence. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("ui");
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!online && <Banner icon={<WifiOff aria-hidden />}>{children ?? t("offline")}</Banner>}
    </div>
  );
}
