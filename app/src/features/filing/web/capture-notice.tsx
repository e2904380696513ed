import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import type { Capture } from "#app/features/captures/contract.ts";
import { sayKey } from "#app/shell/language.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Orb } from "#app/ui/orb/orb.tsx";
import { Skeleton } from "#app/ui/skeleton/skeleton.tsx";
import { useCaptureActs } from "./use-capture-acts.tsx";
import styles from "./capture-notice.module.css";

/** How far a capture is, where its items alone do not tell; undefined where they do. */
export function captureNotice(capture: Capture, items: number) {
  if (capture.reason === "crisis") return <CrisisHelp />;
  if (capture.status === "kept" || capture.status === "reading") return <Reading />;
  if (capture.status === "failed") return <Failed capture={capture} />;
  if (capture.status === "undone") return <Undone capture={capture} />;
  return items === 0 ? <Nothing /> : undefined;
}

function Reading() {
  const { t } = useTranslation("filing");
  return (
    <output className={styles.reading}>
      <p>
        <Orb size={18} busy />
        {t("capture.reading")}
      </p>
      <div>
        <Skeleton width="74px" height="24px" />
        <Skeleton width="46%" />
      </div>
      <div>
        <Skeleton width="92px" height="24px" />
        <Skeleton width="34%" />
      </div>
    </output>
  );
}

function Failed({ capture }: { capture: Capture }) {
  const { t } = useTranslation(["filing", "shared"]);
  const why = capture.reason && sayKey(`shared:problems.${capture.reason}`);
  return (
    <div role="alert" className={styles.notice}>
      <p>
        {t("filing:capture.failed")} {why}
      </p>
      <Again capture={capture} label={t("filing:capture.retry")} />
    </div>
  );
}

function Undone({ capture }: { capture: Capture }) {
  const { t } = useTranslation("filing");
  return (
    <div className={styles.notice}>
      <p>{t("capture.undone")}</p>
      <Again capture={capture} label={t("capture.again")} />
    </div>
  );
}

function Again({ capture, label }: { capture: Capture; label: string }) {
  const { again } = useCaptureActs();
  const [busy, setBusy] = useState(false);
  const onPress = async () => {
    setBusy(true);
    await again(capture.id);
    setBusy(false);
  };
  return (
    <Button size="sm" icon={<RotateCw aria-hidden />} busy={busy} onClick={() => void onPress()}>
      {label}
    </Button>
  );
}

function Nothing() {
  const { t } = useTranslation("filing");
  return (
    <div className={styles.notice}>
      <p>{t("capture.nothing")}</p>
    </div>
  );
}
