import type { QueryClient } from "@tanstack/react-query";
import { NotStored } from "#app/shell/device/device-lists.ts";
import { showFailure } from "#app/shell/failure.ts";
import { refresh } from "#app/shell/queries.ts";
import { showToast } from "#app/ui/toast/toasts.ts";
import { listCheckIns, listMoods } from "../contract.ts";

/** Reads again what a change of a mood changes: its lists, days and analysis, and the note that it came from. */
export const refreshMoods = (client: QueryClient): Promise<void> =>
  refresh(client, [listMoods.path, listCheckIns.path, "/api/insights", "/api/captures"]);

/** Says that a mood was not kept, and why; a browser that keeps its storage closed has words of its own. */
export async function sayNotSaved(title: string, notStored: string, error: unknown): Promise<void> {
  if (error instanceof NotStored) showToast({ title, description: notStored, destructive: true });
  else await showFailure(title, error);
}
