import { CaptureCard } from "#app/features/captures/web/capture-card.tsx";
import { itemsOfInsights } from "#app/features/captures/web/capture-items.ts";
import type { Insight } from "#app/features/insights/contract.ts";
import type { ReactNode } from "react";
import type { CaptureWithInsights } from "../contract.ts";
import { CaptureMenu } from "./capture-menu.tsx";
import { captureNotice } from "./capture-notice.tsx";
import { CompleteToggle, ItemControls } from "./item-controls.tsx";
import { Proposal } from "./proposal.tsx";

type FiledCaptureProps = {
  captured: CaptureWithInsights;
  /** Items that are left out of sight. */
  keep?: (item: Insight) => boolean;
  children?: ReactNode;
};

/** A capture with everything that can be done with it and with what came of it. */
export function FiledCapture({ captured: { capture, insights }, keep, children }: FiledCaptureProps) {
  const shown = insights.filter((item) => item.category !== "mood_analysis" && (keep?.(item) ?? true));
  const find = (id: string) => shown.find((item) => item.id === id);
  const withItem = (render: (item: Insight) => ReactNode) => (item: { id: string }) => {
    const insight = find(item.id);
    return insight ? render(insight) : null;
  };
  return (
    <CaptureCard
      text={capture.text}
      items={itemsOfInsights(shown)}
      head={<CaptureMenu capture={capture} canUndo={insights.length > 0 && capture.status === "organized"} />}
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
      {children}
    </CaptureCard>
  );
}
