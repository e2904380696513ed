import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's folder. */
export const ROOT = join(import.meta.dirname, "..");

// What .gitignore leaves out, and git's own; without git, so that a copy that is no clone can be checked too.
const SKIPPED = /^(node_modules|dist|dist-.*|data|coverage|test-results|playwright-report|\.git|\.data.*)$/;

/** The paths of the project's files, relative to its root, in order. */
export function listFiles(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(path) : [path];
    })
    .sort();
}

/** Path → text of the files whose path fits. */
export const readSources = (pattern: RegExp): Map<string, string> =>
  new Map(
    listFiles()
      .filter((path) => pattern.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
  );
