import type { Act } from "#app/platform/act.ts";

/** Tells devices that an item changed. */
export const announceInsight = (
  act: Act,
  id: string,
  what: "created" | "changed" | "trashed" | "restored",
): Promise<void> => act.announce({ topic: "insights", id, what });
