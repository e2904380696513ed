import { readStored, writeStored } from "../storage.ts";

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

// They stand for something in another list, and go with it.
const FOLLOWING = new Set<ListName>(["insights", "journal"]);

/** Whether anything of a visitor's stands on this device; the trash does not count. */
export const hasDeviceThings = (): boolean =>
  LIST_NAMES.some((name) => !FOLLOWING.has(name) && (readStored(name) ?? "[]") !== "[]");

/** Takes away for good what was deleted. */
export const emptyDeviceTrash = (): void => {
  writeStored(TRASH, null);
};

/** Takes away everything of a visitor's, the trash too. */
export function clearDevice(): void {
  for (const key of [...LIST_NAMES, TRASH]) writeStored(key, null);
}

/** Whether a key is one of those that a visitor's things stand under; null means all of them. */
export const isDeviceKey = (key: string | null): boolean =>
  key === null || key === TRASH || LIST_NAMES.some((name) => name === key);
