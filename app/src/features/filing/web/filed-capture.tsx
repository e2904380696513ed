import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CaptureCard } from "#app/features/captures/web/capture-card.tsx";
import { itemsOfInsights } from "#app/features/captures/web/capture-items.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { CaptureWithInsights } from "../contract.ts";
import { CaptureMenu } from "./capture-menu.tsx";
import { captureNotice } from "./capture-notice.tsx";
import { CompleteToggle, ItemControls } from "./item-controls.tsx";
import { Proposal } from "./proposal.tsx";
import { useCaptureActs } from "./use-capture-acts.tsx";

type FiledCaptureProps = {
  captured: CaptureWithInsights;
  /** Items that are left out of sight. */
  keep?: (item: Insight) => boolean;
  /** Hears at once that the capture goes to the trash, or comes back. */
  onGone?: (gone: boolean) => void;
  /** What stands below it, beside Undo; without it Undo stands in the menu alone. */
  children?: ReactNode;
};

/** A capture with everything that can be done with it and with what came of it. */
export function FiledCapture({ captured: { capture, insights }, keep, onGone, children }: FiledCaptureProps) {
  const shown = insights.filter((item) => item.category !== "mood_analysis" && (keep?.(item) ?? true));
  const canUndo = insights.length > 0 && capture.status === "organized";
  const withItem = (render: (item: Insight) => ReactNode) => (item: { id: string }) => {
    const insight = shown.find(({ id }) => id === item.id);
    return insight ? render(insight) : null;
  };
  return (
    <CaptureCard
      text={capture.text}
      items={itemsOfInsights(shown)}
      head={<CaptureMenu capture={capture} canUndo={canUndo} onGone={onGone} />}
      renderLead={withItem((item) => (
        <CompleteToggle item={item} />
      ))}
      renderControls={withItem((item) => (
        <ItemControls item={item} />
      ))}
      renderProposal={withItem((item) => (
        <Proposal item={item} />
      ))}
      notice={captureNotice(capture, insights.length)}
    >
      {children && (
        <>
          {canUndo && <UndoButton id={capture.id} />}
          {children}
        </>
      )}
    </CaptureCard>
  );
}

function UndoButton({ id }: { id: string }) {
  const { t } = useTranslation("filing");
  const { undo } = useCaptureActs();
  return (
    <Button icon={<Undo2 aria-hidden />} onClick={() => void undo(id)}>
      {t("undo")}
    </Button>
  );
}
