import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { useShell } from "./slots.ts";

/** The one act of an empty list: opens quick capture. */
export function CaptureButton() {
  const { t } = useTranslation("shell");
  const { openQuickCapture } = useShell();
  return (
    <Button variant="primary" onClick={() => openQuickCapture()}>
      {t("captureSomething")}
    </Button>
  );
}
