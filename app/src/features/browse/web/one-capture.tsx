import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTranslation } from "react-i18next";
import { LiveCapture } from "#app/features/filing/web/live-capture.tsx";
import { Button } from "#app/ui/button/button.tsx";
import styles from "./one-capture.module.css";

/** One note with what came of it: where an item's words lead. */
export function OneCapture({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { t } = useTranslation("browse");
  return (
    <div className={styles.one}>
      <div className={styles.head}>
        <p>{t("oneNote")}</p>
        <Button size="sm" icon={<ArrowLeft aria-hidden />} onClick={onLeave}>
          {t("showAll")}
        </Button>
      </div>
      <LiveCapture key={id} id={id} />
    </div>
  );
}
