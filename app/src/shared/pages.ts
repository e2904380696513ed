/**
 * Who may see a page: anybody; a visitor too, within the app's frame (freemium); or an account only. Every path that
 * the app answers stands here: the server gives any other one the status 404.
 */
export const PAGES = {
  "/": "public",
  "/auth": "public",
  "/sales": "public",
  "/dashboard": "visitor",
  "/journal": "account",
  "/tasks": "visitor",
  "/emotions": "visitor",
  "/goals": "visitor",
  "/relationships": "visitor",
  "/gratitude": "visitor",
  "/insights": "visitor",
  "/upload": "visitor",
  "/organize": "visitor",
  "/profile": "account",
  "/subscription": "account",
  "/settings": "account",
  "/subscribe": "account",
} as const satisfies Record<string, "public" | "visitor" | "account">;

export type PagePath = keyof typeof PAGES;

/** The paths alone, in order. */
export const PAGE_PATHS = Object.keys(PAGES) as readonly PagePath[];

/** Whether a path is one of ours. */
export const isPage = (path: string): path is PagePath => Object.hasOwn(PAGES, path);

/** Whether a visitor has to sign in before a path is shown; what stands below a page follows the page. */
export function needsAccount(path: string): boolean {
  const page = PAGE_PATHS.find((known) => known !== "/" && (path === known || path.startsWith(`${known}/`)));
  return page !== undefined && PAGES[page] === "account";
}
