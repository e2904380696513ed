import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { readCapture } from "#app/features/captures/contract.ts";
import { listInsights } from "#app/features/insights/contract.ts";
import { LIMITS } from "#app/shared/limits.ts";
import { pagesOf, queryOf } from "#app/shell/queries.ts";
import { Card } from "#app/ui/card/card.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading, SkeletonRows } from "#app/ui/skeleton/skeleton.tsx";
import type { CaptureWithInsights } from "../contract.ts";
import { FiledCapture } from "./filed-capture.tsx";
import styles from "./live-capture.module.css";

type LiveCaptureProps = {
  id: string;
  /** What is known of it already, e.g. as the answer of capturing it. */
  known?: CaptureWithInsights;
  children?: ReactNode;
};

/** One capture that keeps up with what happens to it, here or on another device. */
export function LiveCapture({ id, known, children }: LiveCaptureProps) {
  const { t } = useTranslation("filing");
  // Nothing is asked of the server about what lies in the trash.
  const [gone, setGone] = useState(false);
  const enabled = !gone;
  const capture = useQuery({
    enabled,
    ...queryOf(readCapture, { params: { id } }),
    ...(known && { initialData: known.capture }),
  });
  const items = useInfiniteQuery({
    enabled,
    ...pagesOf(listInsights, { query: { captureId: id, limit: LIMITS.pageMax } }),
    ...(known && { initialData: { pages: [{ items: known.insights, next: null }], pageParams: [null] } }),
  });
  if (gone) return <p className={styles.gone}>{t("capture.deleted.title")}</p>;
  if (capture.isPending || items.isPending) {
    return (
      <Card as="div">
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      </Card>
    );
  }
  if (!capture.data || !items.data) {
    const retry = () => void Promise.all([capture.refetch(), items.refetch()]);
    return <ErrorState onRetry={retry} busy={capture.isFetching || items.isFetching} />;
  }
  const insights = items.data.pages.flatMap((page) => page.items);
  return (
    <FiledCapture captured={{ capture: capture.data, insights }} onGone={setGone}>
      {children}
    </FiledCapture>
  );
}
