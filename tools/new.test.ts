import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAct, newFeature, writeNew } from "./new.ts";
import { run } from "./run.ts";
import { ROOT } from "./sources.ts";
import { breaches } from "./walls.ts";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "wisp-new-"));
  // Without their tests: the server that those start stands outside this copy's few folders.
  const filter = (path: string) => !path.endsWith(".test.ts");
  for (const name of ["app/src/shared", "app/src/platform", "app/src/features/tasks", "app/package.json"])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  for (const name of ["tsconfig.base.json", "app/tsconfig.json", "organizer"])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  for (const name of ["node_modules", "app/node_modules"]) symlinkSync(join(ROOT, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new feature and a new act compile, and stand within the walls", async () => {
  const made = [newFeature("small-wins"), newAct("small-wins", "praise-win"), newAct("tasks", "postpone-task")];
  for (const { files } of made) writeNew(copy, files);
  for (const feature of ["small-wins/server/praise-win", "tasks/server/postpone-task"])
    rmSync(join(copy, `app/src/features/${feature}.test.ts`));
  rmSync(join(copy, "app/src/features/tasks/web"), { recursive: true, force: true });
  // The words' types belong to a package that the copied folders do not import by themselves.
  writeFileSync(join(copy, "app/src/i18next.ts"), 'export type { TFunction } from "i18next";\n');
  const { code, output } = await run(join(ROOT, "node_modules/.bin/tsc"), ["-p", join(copy, "app")]);
  expect([output, code]).toEqual(["", 0]);
  cpSync(join(ROOT, ".oxfmtrc.jsonc"), join(copy, ".oxfmtrc.jsonc"));
  const form = await run(join(ROOT, "node_modules/.bin/oxfmt"), ["--check", join(copy, "app/src/features/small-wins")]);
  expect(form.output).toContain("use the correct format");
  expect(breaches(new Map(made.flatMap(({ files }) => [...files]).filter(([path]) => path.endsWith(".ts"))))).toEqual(
    [],
  );
});

test("nothing that is there already is overwritten", () => {
  const { files } = newAct("tasks", "change-task");
  expect(() => writeNew(ROOT, files)).toThrow("change-task.ts is there already");
});

test("the lines to add by hand name the contract and the route", () => {
  const hints = newAct("tasks", "postpone-task").hints.join("\n");
  expect(hints).toContain('path: "/api/tasks/:id/postpone-task"');
  expect(hints).toContain("act(contract.postponeTask");
});
