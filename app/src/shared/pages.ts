/** Every page of the web half; any other path answers 404 with the app's own not-found page. */
export const PAGES = [
  "/",
  "/auth",
  "/sales",
  "/dashboard",
  "/journal",
  "/tasks",
  "/emotions",
  "/goals",
  "/relationships",
  "/gratitude",
  "/insights",
  "/upload",
  "/organize",
  "/profile",
  "/subscription",
  "/settings",
  "/subscribe",
] as const;

/** The path of a page. */
export type PagePath = (typeof PAGES)[number];

/** Whether a path is one of ours. */
export const isPage = (path: string): path is PagePath => (PAGES as readonly string[]).includes(path);
