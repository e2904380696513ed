import type { QueryClient } from "@tanstack/react-query";
import { refresh } from "#app/shell/queries.ts";

/** Reads again what shows people: their own lists, and the notes that an interaction may have come from. */
export const refreshPeople = (client: QueryClient): Promise<void> =>
  refresh(client, ["/api/relationships", "/api/insights", "/api/captures"]);
