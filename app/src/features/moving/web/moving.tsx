import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { clearDevice, emptyDeviceTrash, hasDeviceThings } from "#app/shell/device/device-keys.ts";
import { agreeToMove, decisionFor, forgetDecision, keepOnDevice } from "#app/shell/device/moving-consent.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { AskToMove } from "./ask-to-move.tsx";
import { LeftDialog } from "./left-dialog.tsx";
import { moveToAccount, type Moved, type Progress } from "./move-to-account.ts";
import { MovingBanner } from "./moving-banner.tsx";
import { MOVABLES } from "./movables.ts";

/**
 * What becomes of a visitor's things once somebody is signed in: after registering they move by themselves, after
 * signing in the person is asked first (decisions 9).
 */
export function Moving({ userId }: { userId: string }) {
  const { t } = useTranslation("moving");
  const client = useQueryClient();
  const [asking, setAsking] = useState(() => decisionFor(userId) === "ask");
  const [progress, setProgress] = useState<Progress | null>(null);
  const [result, setResult] = useState<Moved | null>(null);

  const say = ({ moved, total, people, left }: Moved): void => {
    if (people.total > 0 && people.moved === 0)
      showToast({ title: t("failed.title"), description: t("failed.text", { count: left.length }), destructive: true });
    else if (people.total > 0)
      showToast({
        title: t("people.title"),
        description: t("people.text", { moved: people.moved, total: people.total }),
      });
    else if (moved > 0) showToast({ title: t("done.title"), description: t("done.text", { moved, total }) });
    else
      showToast({ title: t("failed.title"), description: t("failed.text", { count: left.length }), destructive: true });
  };

  const { mutate } = useMutation({
    mutationFn: () => moveToAccount(MOVABLES, setProgress),
    onSuccess: (moved) => {
      // Another tab may have done it all.
      if (moved.total === 0) return;
      if (moved.left.length === 0) {
        emptyDeviceTrash();
        forgetDecision();
      } else setResult(moved);
      say(moved);
    },
    onSettled: () => {
      setProgress(null);
      return refresh(client, ["/api"]);
    },
  });

  const move = (): void => {
    agreeToMove(userId);
    setAsking(false);
    setResult(null);
    mutate();
  };

  const start = useEffectEvent(() => {
    if (decisionFor(userId) === "move" && hasDeviceThings()) mutate();
  });
  useEffect(() => start(), [userId]);

  const keep = (): void => {
    keepOnDevice(userId);
    setAsking(false);
    setResult(null);
  };
  const remove = (): void => {
    clearDevice();
    forgetDecision();
    setAsking(false);
    showToast({ title: t("deleted") });
  };
  return (
    <>
      {progress && <MovingBanner progress={progress} />}
      {asking && <AskToMove onMove={move} onKeep={keep} onDelete={remove} />}
      {result && <LeftDialog result={result} onRetry={move} onKeep={keep} onClose={() => setResult(null)} />}
    </>
  );
}
