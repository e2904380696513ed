import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import WifiOff from "lucide-react/icons/wifi-off";
import { CrisisHelp } from "#app/shell/crisis-help.tsx";
import { isVisitor } from "#app/shell/owner.ts";
import type { AskDialogProps } from "#app/shell/slots.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Textarea } from "#app/ui/textarea/textarea.tsx";
import { sayCaptured } from "./say-captured.tsx";
import { useCaptureActs } from "./use-capture-acts.tsx";
import { useCaptureText } from "./use-capture-text.ts";
import { subscribeToConnection } from "./connection.ts";

/** One box for whatever is on one's mind, over any page. */
export function QuickCaptureDialog({ open, onOpenChange, initialText }: AskDialogProps) {
  const { t } = useTranslation("filing");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("quick.title")} description={t("quick.about")}>
      <QuickCapture initialText={initialText} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function QuickCapture({ initialText, onDone }: { initialText: string | undefined; onDone: () => void }) {
  const { t } = useTranslation("filing");
  const { undo } = useCaptureActs();
  const { text, setText, busy, submit } = useCaptureText(t("empty", { returnObjects: true }), initialText);
  const [crisis, setCrisis] = useState(false);
  const connected = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  // A visitor's words go no further than this device.
  const online = connected || isVisitor();

  const onSubmit = async () => {
    const captured = await submit();
    if (captured === null) return;
    if (captured.capture.reason === "crisis") return setCrisis(true);
    onDone();
    sayCaptured(captured, undo);
  };

  if (crisis) return <CrisisHelp />;
  return (
    <form
      noValidate
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Textarea
        own
        rows={5}
        hideLabel
        label={t("quick.label")}
        placeholder={t("quick.placeholder")}
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          void onSubmit();
        }}
      />
      {!online && <Banner icon={<WifiOff aria-hidden />}>{t("quick.offline")}</Banner>}
      <Button type="submit" variant="primary" wide busy={busy} disabled={!online}>
        {t(busy ? "quick.sending" : "quick.submit")}
      </Button>
    </form>
  );
}
