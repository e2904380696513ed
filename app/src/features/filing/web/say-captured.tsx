import i18next from "i18next";
import Undo2 from "lucide-react/icons/undo-2";
import { showToast } from "#app/ui/toast/toasts.ts";
import type { CaptureWithInsights } from "../contract.ts";
import { filedSummary } from "./filed-summary.ts";

/** The toast of a capture, with what came of it where that is known. Words of crisis get no toast. */
export function sayCaptured({ capture, insights }: CaptureWithInsights, undo: (id: string) => Promise<void>): void {
  if (capture.reason === "crisis") return;
  const done = capture.status === "organized";
  const action = { label: i18next.t("filing:undo"), icon: <Undo2 aria-hidden />, run: () => void undo(capture.id) };
  showToast({
    title: i18next.t("filing:captured.title"),
    description: i18next.t("filing:captured.text"),
    ...(done && { detail: filedSummary(insights) }),
    ...(insights.length > 0 && { action }),
  });
}
