import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./sources.ts";

const USAGE = "npm run new -- act <feature> <verb-noun> | npm run new -- feature <name>";
const KEBAB = /^[a-z]+(-[a-z]+)*$/;

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const phrase = (name: string): string => name.replaceAll("-", " ");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands in the files that a new act needs, and the lines to add by hand. */
export function newAct(feature: string, act: string): { files: Map<string, string>; hints: string[] } {
  const folder = `app/src/features/${feature}`;
  const name = camel(act);
  const files = new Map([
    [
      `${folder}/server/${act}.ts`,
      `import type { Act } from "#app/platform/act.ts";

/** ${capital(phrase(act))}: say here what it does to the record. @throws Refusal not-found */
export async function ${name}(act: Act, id: string): Promise<void> {
  await act.announce({ topic: "${feature}", id, what: "changed" });
}
`,
    ],
    [
      `${folder}/server/${act}.test.ts`,
      `import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#app/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("${capital(phrase(act))}", () => {
  test("is for those who are signed in", async () => {
    const path = "/api/${feature}/00000000-0000-4000-8000-000000000000/${act}";
    const { status } = await server.visitor().send("POST", path);
    expect([401, 404]).toContain(status);
  });
});
`,
    ],
  ]);
  const hints = [
    `${folder}/contract.ts       export const ${name} = endpoint({ method: "POST", path: "/api/${feature}/:id/${act}", access: "account", summary: "…", params: idParams, problems: ["not-found"] });`,
    `${folder}/server/routes.ts  act(contract.${name}, async (running, { params }) => { await ${name}(running, params.id); return nothing(); }),`,
  ];
  return { files, hints };
}

/** What stands in the files that a new feature begins with. */
export function newFeature(feature: string): { files: Map<string, string>; hints: string[] } {
  const folder = `app/src/features/${feature}`;
  const name = camel(feature);
  const words = (language: string) =>
    language === "En"
      ? `/** The words of ${phrase(feature)}. */\nexport const ${name}En = {} as const;\n`
      : `import type { WordsLike } from "#app/shared/words.ts";\nimport type { ${name}En } from "./en.ts";\n\nexport const ${name}${language}: WordsLike<typeof ${name}En> = {};\n`;
  const files = new Map([
    [
      `${folder}/README.md`,
      `# ${capital(phrase(feature))}\n\nNouns, acts, rules, and what it refuses; at most 40 lines.\n`,
    ],
    [
      `${folder}/server/routes.ts`,
      `import type { Route } from "#app/platform/http/route.ts";\n\n/** Endpoint → act, a line each. */\nexport const ${name}Routes: Route[] = [];\n`,
    ],
    [`${folder}/words/en.ts`, words("En")],
    [`${folder}/words/es.ts`, words("Es")],
    [`${folder}/words/fr.ts`, words("Fr")],
  ]);
  const hints = [
    `app/src/server.ts            import { ${name}Routes } from "./features/${feature}/server/routes.ts"; add ...${name}Routes to the features, ${name}En to the words`,
    `${folder}/contract.ts  the shapes (zod) and endpoints; then npm run new -- act ${feature} <verb-noun>`,
  ];
  return { files, hints };
}

/** Writes the files under a folder. @throws Error, before anything is written, where one is there already */
export function writeNew(root: string, files: ReadonlyMap<string, string>): void {
  for (const path of files.keys()) if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function plan([kind = "", feature = "", act = ""]: string[]): ReturnType<typeof newAct> {
  if (kind === "feature" && KEBAB.test(feature)) return newFeature(feature);
  if (kind !== "act" || !KEBAB.test(feature) || !/^[a-z]+-[a-z-]*[a-z]$/.test(act)) throw new Error(USAGE);
  if (!existsSync(join(ROOT, "app/src/features", feature))) throw new Error(`There is no feature ${feature}`);
  return newAct(feature, act);
}

if (import.meta.main) {
  try {
    const { files, hints } = plan(process.argv.slice(2));
    writeNew(ROOT, files);
    console.log(
      `Made\n${[...files.keys()].map((path) => `  ${path}`).join("\n")}\nNow add\n${hints.map((hint) => `  ${hint}`).join("\n")}`,
    );
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
