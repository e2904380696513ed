import { useNavigate, useSearch } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { USER_PATH } from "#app/shell/current-user.ts";
import { refresh } from "#app/shell/queries.ts";
import { useShell } from "#app/shell/slots.ts";

/**
 * Takes what a link handed over: `search` opens the ask dialog with its words, `save` the quick capture with its words,
 * and a return from a payment reads anew who is signed in. All of it leaves the address and the history at once, for
 * words that somebody wrote are not to stay there (decisions 21).
 */
export function useHandedWords(): void {
  const { category, ...handed } = useSearch({ strict: false }) as Record<string, string | undefined>;
  const { search, save, view, subscription_success: paid } = handed;
  const any = [search, save, view, paid].some((word) => word !== undefined);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { openAsk, openQuickCapture } = useShell();
  const take = useEffectEvent(() => {
    void navigate({ to: "/dashboard", search: { category }, replace: true });
    if (search !== undefined) openAsk(search);
    else if (save !== undefined) openQuickCapture(save);
    if (paid === "true") void refresh(client, [USER_PATH]);
  });
  useEffect(() => {
    if (any) take();
  }, [any]);
}
