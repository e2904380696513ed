import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, ROOT } from "./sources.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const GUIDES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

// A path is what stands in code quotes and holds a slash or a known ending: no command, no address, no pattern.
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => /^(app|organizer|tools|docs)\//.test(path));

test.each([...GUIDES, ...listFiles("docs/decisions")])("every path that %s names is there", (guide) => {
  const paths = pathsIn(read(guide));
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("ARCHITECTURE.md names paths at all, and is one page", () => {
  const text = read("ARCHITECTURE.md");
  expect(pathsIn(text).length).toBeGreaterThan(20);
  expect(text.split("\n").length).toBeLessThan(100);
});

test.each(GUIDES)("every page that %s links to is there", (guide) => {
  const targets = [...read(guide).matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, target = ""]) => target);
  // The picture of the app is taken in a browser, and may be missing in a checkout without one.
  const missing = targets.filter(
    (target) => !target.endsWith(".png") && !existsSync(join(ROOT, dirname(guide), target)),
  );
  expect(missing).toEqual([]);
});

test("the README's table of the environment is what the configuration reads", () => {
  const source = read("app/src/platform/config.ts");
  const shape = source.slice(source.indexOf("z.object({"), source.indexOf("});"));
  const known = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  const table = read("README.md").split("## Environment")[1]?.split("\n## ")[0] ?? "";
  const told = [...table.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(5);
  expect(new Set(told)).toEqual(new Set(known));
});

test("every npm script that the guides name exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = GUIDES.flatMap((guide) => [...read(guide).matchAll(/npm run ([a-z]+)/g)].map(([, name = ""]) => name));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("continuous integration runs the README's own command", () => {
  const command = /npm ci && npm test/.exec(read("README.md"))?.[0];
  expect(read(".ci/run").trim().split("\n").at(-1)).toBe(command);
});
