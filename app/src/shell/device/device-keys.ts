/** The lists that a visitor's things stand in, each under the key of its name in the browser's storage (decisions 9). */
export const LIST_NAMES = [
  "moods",
  "relationships",
  "interactions",
  "tasks",
  "goals",
  "gratitude",
  "journal",
  "captures",
  "insights",
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Where deleted things lie for 30 days. */
export const TRASH = "trash";

/** Whether a key is one of those that a visitor's things stand under; null means all of them. */
export const isDeviceKey = (key: string | null): boolean =>
  key === null || key === TRASH || LIST_NAMES.some((name) => name === key);
