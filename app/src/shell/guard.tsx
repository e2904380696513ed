import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { needsAccount } from "#app/shared/pages.ts";
import { ErrorState } from "#app/ui/error-state/error-state.tsx";
import { PageSpinner } from "#app/ui/spinner/spinner.tsx";
import { useSession, type SessionUser } from "./session.ts";
import styles from "./guard.module.css";

/** Lets through who may see the page: a spinner until the account is known; a visitor of an account's page signs in first. */
export function Guard({ children }: { children: (user: SessionUser | null) => ReactNode }) {
  const { user, loading, error, retry } = useSession();
  const location = useLocation();
  if (loading) return <PageSpinner />;
  if (error || user === undefined) {
    return (
      <main className={styles.failed}>
        <ErrorState onRetry={() => void retry()} />
      </main>
    );
  }
  if (user === null && needsAccount(location.pathname))
    return <Navigate to="/auth" search={{ return_to: location.href }} replace />;
  return children(user);
}
