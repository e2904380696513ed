import { describe, expect, test } from "vitest";
import { breaches } from "./walls.ts";

const feature = "app/src/features";

/** Each planted breach: the rule, the file that it lies in, and the line that breaks it. */
const PLANTED: [rule: string, path: string, line: string][] = [
  ["the organizer knows no package", "organizer/src/a.ts", `import { z } from "zod";`],
  ["the organizer knows no Node", "organizer/src/a.ts", `import { readFileSync } from "node:fs";`],
  ["the organizer knows no app", "organizer/src/a.ts", `import { x } from "#app/shared/text.ts";`],
  ["the organizer does not climb out", "organizer/src/a.ts", `import { x } from "../../app/src/shared/text.ts";`],
  ["the organizer loads nothing by a computed name", "organizer/src/a.ts", "const x = await import(name);"],
  ["shared knows no ui", "app/src/shared/a.ts", `import { x } from "#app/ui/button/button.tsx";`],
  ["shared knows no package but zod", "app/src/shared/a.ts", `import { useState } from "react";`],
  ["ui knows no shell", "app/src/ui/a.tsx", `import { x } from "#app/shell/router.tsx";`],
  ["ui knows no feature", "app/src/ui/a.tsx", `import { x } from "#app/features/tasks/contract.ts";`],
  ["shell knows no feature", "app/src/shell/a.ts", `export type X = import("#app/features/tasks/contract.ts").Task;`],
  ["shell knows no platform", "app/src/shell/a.ts", `import { x } from "#app/platform/log.ts";`],
  ["platform knows no feature", "app/src/platform/a.ts", `import { x } from "#app/features/tasks/public.ts";`],
  ["platform knows no ui", "app/src/platform/a.ts", `import { x } from "#app/ui/theme.ts";`],
  ["platform knows no react", "app/src/platform/a.ts", `import React from "react";`],
  ["a contract knows no platform", `${feature}/new/contract.ts`, `import type { Act } from "#app/platform/act.ts";`],
  ["a contract knows no package but zod", `${feature}/new/contract.ts`, `import { eq } from "drizzle-orm";`],
  [
    "a keeper's contract knows no other feature",
    `${feature}/new/contract.ts`,
    `import { x } from "#app/features/tasks/contract.ts";`,
  ],
  ["a folder of contracts knows no rules", `${feature}/new/contract/a.ts`, `import { x } from "../rules.ts";`],
  ["words know no contract", `${feature}/new/words/en.ts`, `import { x } from "../contract.ts";`],
  ["rules know no server half", `${feature}/new/rules.ts`, `import { x } from "./server/store.ts";`],
  ["a folder of rules knows no web half", `${feature}/new/rules/a.ts`, `import { x } from "../web/on-device.ts";`],
  [
    "a new keeper's server knows no other feature",
    `${feature}/new/server/a.ts`,
    `import { x } from "#app/features/tasks/public.ts";`,
  ],
  [
    "a new keeper's web half knows no other feature",
    `${feature}/new/web/a.tsx`,
    `import { x } from "#app/features/tasks/web/list.tsx";`,
  ],
  [
    "a gatherer reaches a keeper's server through public.ts only",
    `${feature}/filing/server/a.ts`,
    `import { x } from "#app/features/tasks/server/store.ts";`,
  ],
  [
    "a gatherer's contract knows contracts only",
    `${feature}/filing/contract.ts`,
    `import { x } from "#app/features/tasks/public.ts";`,
  ],
  [
    "a gatherer's web half knows no public.ts",
    `${feature}/browse/web/a.tsx`,
    `import { x } from "#app/features/tasks/public.ts";`,
  ],
  ["web and server do not meet", `${feature}/new/web/a.tsx`, `export { x } from "../server/store.ts";`],
  ["server and web do not meet", `${feature}/new/server/a.ts`, `export * from "../web/page.tsx";`],
  ["web knows no platform", `${feature}/new/web/a.tsx`, `const x = await import("#app/platform/log.ts");`],
  ["web knows no database", `${feature}/new/web/a.tsx`, `import pg from "pg";`],
  ["web knows no drizzle", `${feature}/new/web/a.tsx`, `import { sql } from "drizzle-orm";`],
  ["web knows no Node", `${feature}/new/web/a.tsx`, `import { join } from "path";`],
  ["server knows no react", `${feature}/new/server/a.ts`, `import { useState } from "react";`],
  ["server knows no router", `${feature}/new/server/a.ts`, `import { Link } from "@tanstack/react-router";`],
  ["the server's entry knows no shell", "app/src/server.ts", `import { x } from "./shell/router.tsx";`],
  ["the web's entry knows no server half", "app/src/web.tsx", `import { x } from "./features/tasks/server/store.ts";`],
  ["nothing climbs out of a feature", `${feature}/filing/server/a.ts`, `import { x } from "../../tasks/public.ts";`],
  ["nothing climbs out of a layer", "app/src/shell/a.ts", `import { x } from "../shared/text.ts";`],
  ["testing is for tests", `${feature}/new/server/a.ts`, `import { x } from "#app/testing/test-server.ts";`],
  ["a factory is for tests", `${feature}/new/server/a.ts`, `import { x } from "../factory.ts";`],
  ["no barrels", "app/src/ui/index.ts", ""],
  ["no utils", "app/src/shared/utils.ts", ""],
  ["no helpers", "app/src/ui/helpers/a.ts", ""],
  ["a file has a known place", "app/src/features/new/stuff/a.ts", ""],
];

describe("The walls", () => {
  test.each(PLANTED)("%s", (_rule, path, line) => {
    expect(breaches(new Map([[path, line]]))).toHaveLength(1);
  });

  test("let through what the design allows", () => {
    const lawful = new Map([
      ["organizer/src/index.ts", `export * from "./time/rules.ts";`],
      ["organizer/src/languages/en/a.ts", `import type { X } from "../../time/words.ts";`],
      ["app/src/shared/a.ts", `import { addDays } from "@wisp/organizer"; import { z } from "zod";`],
      [`${feature}/filing/contract.ts`, `import { task } from "#app/features/tasks/contract.ts";`],
      [`${feature}/filing/server/a.ts`, `import { createTask } from "#app/features/tasks/public.ts";`],
      [`${feature}/browse/web/a.tsx`, `import { TaskRow } from "#app/features/tasks/web/task-row.tsx";`],
      [
        `${feature}/tasks/web/a.tsx`,
        `import x from "./a.module.css"; import { Button } from "#app/ui/button/button.tsx";`,
      ],
      [
        `${feature}/tasks/server/a.ts`,
        `import { sql } from "drizzle-orm"; import type { Task } from "../contract.ts";`,
      ],
      [
        `${feature}/tasks/server/a.test.ts`,
        `import { s } from "#app/testing/test-server.ts"; import { a } from "../factory.ts";`,
      ],
      ["app/src/server.ts", `import { taskRoutes } from "./features/tasks/server/routes.ts";`],
      ["app/src/web.tsx", `const page = () => import("#app/features/tasks/web/tasks-page.tsx");`],
      ["app/seed/seed.ts", `import { register } from "#app/features/account/contract.ts";`],
    ]);
    expect(breaches(lawful)).toEqual([]);
  });
});
