import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { Toast as Radix } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { closeToast, type ShownToast } from "./toasts.ts";
import styles from "./toast.module.css";

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** Draws the one toast; Radix stops its clock under pointer and focus, and F8 leads to it by keyboard. */
export function ToastView({ toast }: { toast: ShownToast | null }) {
  const { t } = useTranslation("ui");
  return (
    <Radix.Provider
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
      label={t("notifications")}
    >
      {toast && <OneToast key={toast.key} toast={toast} />}
      <Radix.Viewport className={styles.viewport} label={t("notifications")} />
    </Radix.Provider>
  );
}

function OneToast({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation("ui");
  const Icon = toast.destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      type="foreground"
      data-tone={toast.destructive ? "destructive" : "plain"}
      className={clsx(styles.toast, toast.destructive && styles.bad)}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.key);
      }}
    >
      <Icon aria-hidden />
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className={styles.text}>{toast.description}</Radix.Description>}
        {toast.detail && <p className={styles.text}>{toast.detail}</p>}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.label}>
          <Button size="sm" icon={toast.action.icon} onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={t("close")} className={styles.close}>
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
