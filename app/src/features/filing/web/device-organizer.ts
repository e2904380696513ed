import { Refusal } from "#app/shared/problem.ts";
import type * as FindItems from "../rules/find-items.ts";

type Organizer = Pick<typeof FindItems, "findItems" | "reasonFor">;

let organizer: Organizer | null = null;

/** Loads the organizer, which only who captures something needs. Rejects with Refusal unavailable where it cannot be had. */
export async function loadOrganizer(): Promise<void> {
  try {
    organizer ??= await import("../rules/find-items.ts");
  } catch {
    throw new Refusal("unavailable");
  }
}

/** The same before something new is kept: where it cannot be had, the words are kept all the same. */
export const readyToCapture = (): Promise<void> => loadOrganizer().catch(() => undefined);

/** The organizer, where it was loaded. */
export const loadedOrganizer = (): Organizer | null => organizer;
