import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { safePath } from "#app/shared/safe-path.ts";

/** How long the toast can be read before the page changes. */
export const ARRIVAL_DELAY = 1000;

/** Where a sign-in leads: to `return_to` where that is a path of this site, else to the dashboard. */
export function arrivalOf(returnTo: string | undefined): string {
  const path = safePath(returnTo);
  // Back to the sign-in itself would go round in circles.
  return path === null || /^\/auth([/?#]|$)/.test(path) ? "/dashboard" : path;
}

/** Goes there. */
export function useArrival(returnTo: string | undefined): () => void {
  const router = useRouter();
  return useCallback(() => {
    const path = arrivalOf(returnTo);
    // The landing page is a document of its own, outside the router.
    if (/^\/([?#]|$)/.test(path)) location.assign(path);
    else router.history.replace(path);
  }, [router, returnTo]);
}
