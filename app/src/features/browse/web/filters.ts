import { CATEGORIES, type Category } from "@wisp/organizer";

/** What of the Organize page stands in its address; the search words never do. */
export type OrganizeSearch = {
  category?: Category | undefined;
  view?: "grid" | undefined;
  show?: "trash" | undefined;
  /** The id of the one capture that is shown. */
  capture?: string | undefined;
};

/** Reads the address; what it does not know is dropped. */
export function readOrganizeSearch(search: Record<string, unknown>): OrganizeSearch {
  const capture = search["capture"];
  return {
    category: CATEGORIES.find((known) => known === search["category"]),
    view: search["view"] === "grid" ? "grid" : undefined,
    show: search["show"] === "trash" ? "trash" : undefined,
    capture: typeof capture === "string" && /^[0-9a-f-]{36}$/i.test(capture) ? capture : undefined,
  };
}

/** What is chosen on the page, beside its address. */
export type Choice = { q: string; oldestFirst: boolean; hideCompleted: boolean; onlyFavorites: boolean };

export const NO_CHOICE: Choice = { q: "", oldestFirst: false, hideCompleted: false, onlyFavorites: false };
