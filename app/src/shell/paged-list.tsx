import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { Loading } from "#app/ui/skeleton/skeleton.tsx";
import type { Page } from "./api.ts";
import { failureWords } from "./failure.ts";
import styles from "./paged-list.module.css";

type PagedListProps<T> = {
  /** Of `useInfiniteQuery(pagesOf(...))`. */
  query: UseInfiniteQueryResult<InfiniteData<Page<T[]>>>;
  /** What stands in its place while the first page loads. */
  skeleton: ReactNode;
  /** What stands in its place when there is nothing. */
  empty: ReactNode;
  /** Says which list did not load. */
  failed?: string;
  /** Rows that are not shown, whatever the server sends. */
  keep?: (row: T) => boolean;
  /** Without "Show more". */
  latestOnly?: boolean;
  children: (rows: T[]) => ReactNode;
};

/** A list in pages: skeletons, an error with Retry, the empty state, or its rows with "Show more" below. */
export function PagedList<T>({
  query,
  skeleton,
  empty,
  failed,
  keep,
  latestOnly = false,
  children,
}: PagedListProps<T>) {
  const { t } = useTranslation("ui");
  if (query.isPending) return <Loading>{skeleton}</Loading>;
  if (query.data === undefined) {
    const title = failed !== undefined && { title: failed };
    return (
      <ErrorState
        {...title}
        text={`${failureWords(query.error)} ${t("failed.text")}`}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  const all = query.data.pages.flatMap((page) => page.items);
  const rows = keep ? all.filter(keep) : all;
  if (rows.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {children(rows)}
      {query.hasNextPage && !latestOnly && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("showMore")}
          </Button>
        </div>
      )}
    </>
  );
}
