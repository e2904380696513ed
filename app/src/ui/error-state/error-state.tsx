import RotateCw from "lucide-react/icons/rotate-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslation } from "react-i18next";
import { IconTile } from "#app/ui/badge/badge.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import styles from "./error-state.module.css";

type ErrorStateProps = {
  /** What did not load: "Your goals did not load". */
  title?: string;
  /** What happened, what was kept, and what to do. */
  text?: string;
  onRetry: () => void;
  /** A retry is under way. */
  busy?: boolean;
};

/** The place of something that failed to load, with a Retry button. */
export function ErrorState({ title, text, onRetry, busy = false }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  return (
    <Card as="div" role="alert" className={styles.error}>
      <IconTile tone="danger" size={44}>
        <TriangleAlert aria-hidden />
      </IconTile>
      <div>
        <h2>{title ?? t("failed.title")}</h2>
        <p>{text ?? t("failed.text")}</p>
        <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={onRetry} busy={busy}>
          {t("retry")}
        </Button>
      </div>
    </Card>
  );
}
